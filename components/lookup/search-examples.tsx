/** Disputes as they sound at a table: each asks the field above. */
export function SearchExamples({
  disputes,
}: {
  disputes: readonly { readonly says: string; readonly asks: string }[]
}) {
  return (
    <section aria-labelledby="heard" className="pt-5 pb-8">
      <h2 id="heard" className="text-lead">
        Heard at the table
      </h2>
      <ul className="mt-1">
        {disputes.map(({ says, asks }) => (
          <li key={asks} className="border-t border-line first:border-t-0">
            <a
              href={`#q=${encodeURIComponent(asks)}`}
              className="flex min-h-14 items-center py-2 font-serif text-lead leading-snug text-ink italic no-underline hover:text-accent hover:underline"
            >
              “{says}”
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
