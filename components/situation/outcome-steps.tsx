import { cardHref } from '@/components/cards/card-onward'
import { rulingHref } from '@/components/lookup/ruling-href'
import { Link } from '@/components/ui/link'
import {
  BEHIND,
  type Behind,
  type Card,
  type EditionId,
  type Outcome,
  viewCard,
} from '@/machines/love-letter'

export interface RestsOnProps {
  readonly card: Card | null
  readonly behind: readonly Behind[]
  readonly edition: EditionId
}

/** The pages that a step rests on. */
export function RestsOn({ card, behind, edition }: RestsOnProps) {
  const links = [
    ...(card === null ? [] : [{ href: cardHref(card), title: viewCard(edition, card).name }]),
    ...behind.map((id) => ({ href: rulingHref(id), title: BEHIND[id] })),
  ]
  if (links.length === 0) return null
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 text-small text-ink-2">
      {links.map(({ href, title }) => (
        <Link key={href} href={href} className="inline-flex min-h-6 items-center text-ink-2">
          {title}
        </Link>
      ))}
    </span>
  )
}

/** What follows, one step after the other, each with the rule that it rests on; where an answer is open, every answer. */
export function OutcomeSteps({ outcome, edition }: { outcome: Outcome; edition: EditionId }) {
  const { told, asks, branches } = outcome
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {told.map(({ words, card, behind }) => (
          <li key={words} className="border-s-2 border-line-2 ps-4">
            {words}
            <RestsOn card={card} behind={behind} edition={edition} />
          </li>
        ))}
      </ol>
      {asks ? (
        <div className="mt-3 border-s-2 border-line-2 ps-4">
          <p className="font-serif text-lead">{asks}</p>
          {branches.length ? (
            <dl className="mt-2 grid grid-cols-1 gap-3">
              {branches.map(({ answer, then }) => (
                <div key={answer}>
                  <dt className="voice text-accent">
                    <bdi>{answer}</bdi>
                  </dt>
                  <dd className="mt-1">
                    <OutcomeSteps outcome={then} edition={edition} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="text-small text-ink-2">
              That lies in hands nobody has told: play it out to answer.
            </p>
          )}
        </div>
      ) : null}
    </>
  )
}
