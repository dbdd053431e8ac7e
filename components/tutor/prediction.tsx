import { Check, Lightbulb, X } from 'lucide-react'
import type { Route } from 'next'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Question } from './lesson'
import type { Move, Place } from './use-steps'

export interface PredictionProps {
  readonly ask: Question
  readonly place: Pick<Place, 'tried' | 'said'>
  readonly id: string
  readonly onMove: (move: Move) => void
  /** h2 where no stage with a title stands around it. */
  readonly heading?: 'h2' | 'h3'
}

/** What happens next? Each answer is one tap; a wrong one is answered with its reason, and one may go on trying. */
export function Prediction({ ask, place, id, onMove, heading: Heading = 'h3' }: PredictionProps) {
  const { tried, said } = place
  const isFound = tried.includes(ask.right)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div role="group" aria-labelledby={id}>
      <Heading id={id} className="text-question">
        {ask.question}
      </Heading>
      <div className="mt-3 grid grid-cols-1 gap-2 @md:grid-cols-2">
        {ask.choices.map((choice, i) => (
          <Choice
            key={choice.says}
            title={<Answer says={choice.says} verdict={verdictOn(i, tried, ask.right)} />}
            before={<Mark at={i} verdict={verdictOn(i, tried, ask.right)} />}
            marked={tried.includes(i) && i === ask.right}
            barred={tried.includes(i) ? i !== ask.right : isFound}
            onPick={() => onMove({ pick: i })}
            onWhy={() => onMove({ pick: i })}
          />
        ))}
      </div>
      <div className="mt-1 grid">
        <div className={cx('[grid-area:1/1]', said !== null && 'invisible')}>
          <Button
            kind="quiet"
            className="-ms-2 text-small"
            icon={<Icon of={Lightbulb} />}
            onClick={() => onMove('hint')}
          >
            A hint
          </Button>
        </div>
        <p className={reply(said === 'hint')}>{ask.hint}</p>
        {ask.choices.map(({ says, because, href }, i) => (
          <p key={says} className={reply(said === i)}>
            <span className="font-semibold">{i === ask.right ? 'Right.' : 'Not so.'}</span> {because}{' '}
            <Link href={href as Route}>
              The rule<span className="sr-only"> about “{says}”</span>
            </Link>
            {i === ask.right ? null : (
              <>
                {' · '}
                <button type="button" className="underline underline-offset-4" onClick={() => onMove('hint')}>
                  A hint
                </button>
              </>
            )}
          </p>
        ))}
      </div>
    </div>
  )
}

type Verdict = 'right' | 'wrong' | null

const verdictOn = (at: number, tried: readonly number[], right: number): Verdict =>
  tried.includes(at) ? (at === right ? 'right' : 'wrong') : null

/** All replies lie on one another, so that the room for the longest is always there. */
const reply = (isSaid: boolean) => cx('py-2 text-small [grid-area:1/1]', !isSaid && 'invisible')

function Answer({ says, verdict }: { says: string; verdict: Verdict }) {
  if (!verdict) return says
  return (
    <>
      <span className="sr-only">{verdict === 'right' ? 'Right: ' : 'Not so: '}</span>
      {says}
    </>
  )
}

function Mark({ at, verdict }: { at: number; verdict: Verdict }) {
  if (verdict) return <Icon of={verdict === 'right' ? Check : X} />
  return (
    <span aria-hidden className="voice w-[1.25em] text-center text-accent">
      {'abcdef'[at]}
    </span>
  )
}
