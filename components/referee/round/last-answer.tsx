import type { LastTold } from '../last-told'

/** What the last report came to; it stays in sight above the next question. */
export function LastAnswer({ last, notice }: { last: LastTold | null; notice: string | null }) {
  if (notice) return <p>{notice}</p>
  if (!last) return null
  return (
    <p>
      <span className="font-medium text-ink">{last.described}.</span> {last.follows.join(' ')}{' '}
      {last.reminder ? <em>{last.reminder}</em> : null}
    </p>
  )
}
