import type { LastTold } from '../last-told'

export interface LastAnswerProps {
  readonly last: LastTold | null
  /** What was just undone cannot be unseen. */
  readonly notice: string | null
  /** What the question itself says of what came before: it stands for the answer, never for the doubt. */
  readonly lead: string | null
}

/** What the last report came to; it stays in sight above the next question. */
export function LastAnswer({ last, notice, lead }: LastAnswerProps) {
  const doubt = last?.reminder ? <em>{last.reminder}</em> : null
  return (
    <>
      {notice ? <p className="mb-1 text-ink">{notice}</p> : null}
      {lead ? (
        <p>
          {lead} {doubt}
        </p>
      ) : last && !notice ? (
        <p>
          <span className="font-medium text-ink">{last.described}.</span> {last.follows.join(' ')} {doubt}
        </p>
      ) : null}
    </>
  )
}
