import type { Ref } from 'react'
import { fromGame, rulingHref } from '@/components/lookup/ruling-href'
import { Banner } from '@/components/ui/banner'
import { Choice } from '@/components/ui/choice'
import { Link } from '@/components/ui/link'
import {
  describeUnknown,
  type Event,
  faultWords,
  describe as inWords,
  type Phase,
  type Session,
  type Snapshot,
} from '@/machines/love-letter'
import type { Referee } from '../use-referee'
import { labelOf, wordsOf } from './place'
import { turnOf } from './turns'

export interface FaultBannerProps {
  /** The game to come back to from the page about the rule. */
  readonly gameId: string
  readonly session: Session
  readonly snapshot: Snapshot
  readonly phase: Phase
  readonly fault: NonNullable<Referee['fault']>
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onTakeBack: () => void
  readonly onCorrect: (at: number) => void
  readonly onAnotherEntry: () => void
  readonly onLetStand: () => void
  readonly onGoOnFromTable?: (() => void) | undefined
}

/** What cannot be, why, whom it could be, and what the table may do about it. */
export function FaultBanner(props: FaultBannerProps) {
  const { session, snapshot, phase, fault } = props
  const { table } = snapshot.context
  const words = faultWords(snapshot.context, phase, fault.event as Event, fault.fault, (at) =>
    at < session.log.steps.length ? labelOf(session, at) : told(table, fault),
  )
  const earlier = words.suspects.filter(({ at }) => at < session.log.steps.length)
  return (
    <Banner
      kicker={words.kicker}
      sentence={words.sentence}
      headingRef={props.headingRef}
      actions={
        <>
          <Choice title="Take it back" note={told(table, fault)} marked onPick={props.onTakeBack} />
          {earlier.map(({ at }) => (
            <Choice
              key={at}
              title={`Correct turn ${turnOf(session, at)}`}
              note={`${wordsOf(session, at)}. What followed is looked at again.`}
              onPick={() => props.onCorrect(at)}
            />
          ))}
          {session.log.steps.length ? (
            <Choice
              title={earlier.length ? 'Correct another entry' : 'Correct an earlier entry'}
              note="Choose it in the log."
              onPick={props.onAnotherEntry}
            />
          ) : null}
          {words.canStand ? (
            <Choice
              title="Let it stand"
              note="The table decides; it is kept in the log."
              onPick={props.onLetStand}
            />
          ) : null}
          {props.onGoOnFromTable ? (
            <Choice
              title="Go on from the table as it lies"
              note="Tell what lies open now, and play from there."
              onPick={props.onGoOnFromTable}
            />
          ) : null}
        </>
      }
    >
      <p>{words.reason}</p>
      {words.suspects.length ? (
        <ul className="mb-2">
          {words.suspects.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      ) : null}
      <p className="text-ink-2">
        <Link
          href={rulingHref(words.rule.id, fromGame(props.gameId))}
          className="flex min-h-12 w-fit max-w-full items-center"
        >
          {words.rule.title}
        </Link>
        {words.rule.source}
      </p>
    </Banner>
  )
}

/** The event in words; one that names what does not exist is said as it was written. */
function told(table: Snapshot['context']['table'], { event, fault }: NonNullable<Referee['fault']>): string {
  return fault.rule.startsWith('unknown-')
    ? describeUnknown(event as Parameters<typeof describeUnknown>[0])
    : inWords(table, event as Event)
}
