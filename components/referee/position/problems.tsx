/** What does not add up yet, read out as it changes. */
export function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div aria-live="polite">
      {problems.length ? (
        <ul className="grid grid-cols-1 gap-1 border-s-3 border-accent ps-3 text-small">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
