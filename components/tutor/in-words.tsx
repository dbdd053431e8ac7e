import type { LessonStep, Question } from './lesson'

/** A lesson as plain text: every step, every question with its answer, for print and for whoever rather reads. */
export function InWords({ steps }: { steps: readonly LessonStep[] }) {
  return (
    <ol className="list-decimal ps-5 text-small [&>li+li]:mt-3 [&>li::marker]:text-ink-2">
      {steps.map(({ says, ask, refusal }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
        <li key={at}>
          <p>{says}</p>
          {refusal ? (
            <p className="mt-1 text-ink-2">
              {refusal.kicker}: {refusal.sentence} {refusal.reason}
            </p>
          ) : null}
          {ask ? <Asked {...ask} /> : null}
        </li>
      ))}
    </ol>
  )
}

function Asked({ question, choices, right }: Question) {
  return (
    <>
      <p className="mt-2 font-medium">{question}</p>
      <ul className="list-['–_'] ps-4 [&>li]:mt-1">
        {choices.map(({ says, because }, at) => (
          <li key={says}>
            {says} <b className="font-semibold">{at === right ? 'Right.' : 'Not so.'}</b>{' '}
            <span className="text-ink-2">{because}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
