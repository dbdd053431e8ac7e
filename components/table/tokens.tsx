/** More than these are not counted at a glance: a number says it better. */
const MOST_DRAWN = 7

/** Tokens won, as diamonds up to the goal; as figures where there are many. */
export function Tokens({ won, goal }: { won: number; goal: number }) {
  const words = `${won} of ${goal} tokens`
  if (goal > MOST_DRAWN || won > goal)
    return (
      <span className="inline-flex items-center gap-1 tabular-nums">
        <Diamond isWon />
        <span aria-hidden>
          {won} / {goal}
        </span>
        <span className="sr-only">{words}</span>
      </span>
    )
  return (
    <span className="inline-flex shrink-0 items-center gap-0.5">
      {Array.from({ length: goal }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: diamonds are nothing but their place
        <Diamond key={i} isWon={i < won} />
      ))}
      <span className="sr-only">{words}</span>
    </span>
  )
}

function Diamond({ isWon }: { isWon: boolean }) {
  return (
    <svg viewBox="0 0 10 12" aria-hidden className="w-2 shrink-0 text-gold">
      <path
        d="M5 1 9 6 5 11 1 6Z"
        fill={isWon ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.2"
      />
    </svg>
  )
}
