import type { Question } from './data'
import { RulingLink } from './ruling-link'

/** What refutes the picked choice, unless it is the reason of the right one too. */
function refutation({ choices, right, because }: Question, picked: number) {
  const choice = choices[picked]
  return picked === right || !choice || choice.because === because ? null : choice
}

/** The same in one breath, for those who listen. */
export function verdictWords(question: Question, picked: number): string {
  const { right, choices, because } = question
  if (picked === right) return `Right. ${because}`
  const why = refutation(question, picked)?.because
  return `Not so. ${why ? `${why} ` : ''}Right is: ${choices[right]?.says}. ${because}`
}

/** Right or not, the reason, and the page of the rule. */
export function Verdict({
  of,
  picked,
  titles,
}: {
  of: Question
  picked: number
  titles: Readonly<Record<string, string>>
}) {
  const refuted = refutation(of, picked)
  const pages = [...new Set([...(refuted ? [refuted.ruling] : []), of.ruling])]
  return (
    <div className="mt-4 border-s-3 border-accent ps-4">
      <p>
        <span className="font-semibold">{picked === of.right ? 'Right.' : 'Not so.'}</span>{' '}
        {refuted ? refuted.because : of.because}
      </p>
      {refuted ? (
        <p className="mt-1">
          <span className="font-semibold">{of.choices[of.right]?.says}:</span> {of.because}
        </p>
      ) : null}
      <ul className="mt-1 text-small">
        {pages.map((ruling) => (
          <li key={ruling}>
            <RulingLink ruling={ruling} titles={titles} />
          </li>
        ))}
      </ul>
    </div>
  )
}
