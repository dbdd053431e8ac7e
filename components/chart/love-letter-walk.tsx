'use client'

import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import {
  chart,
  fromRecord,
  type GameRecord,
  describe as inWords,
  openRecord,
  stateWords,
  tableBefore,
  whereIn,
} from '@/machines/love-letter'
import { loveLetterChart } from './love-letter'
import { LoveLetterChart } from './love-letter-whole'
import { WhereWeAre } from './where-we-are'

/** How the round begins, and what the table reports after that, in words too. */
function roundOf({ events, ...head }: GameRecord) {
  const game = openRecord({ ...head, events: [] })
  const read = fromRecord({ ...head, events })
  if ('rule' in game || 'rule' in read) throw new Error('The round to walk through cannot be played.')
  const { session } = read
  const steps = session.log.steps.map(({ event }, at) => ({
    event,
    words: inWords(tableBefore(session, at), event),
  }))
  return { game, steps }
}

export interface WalkProps {
  readonly record: GameRecord
  readonly onLeave: () => void
}

/**
 * The chart alive, as the referee runs it: an actor that is told one step of a round after another. Where it waits is
 * read from the actor and is kept nowhere else.
 */
export function LoveLetterWalk({ record, onLeave }: WalkProps) {
  const [{ game, steps }] = useState(() => roundOf(record))
  const actor = useActorRef(chart, { input: game })
  const at = useSelector(actor, whereIn)
  const told = useSelector(actor, ({ context }) => context.at)
  const last = steps[told - 1]
  const next = steps[told]
  const waits = `The chart waits in “${stateWords(at)}”.`
  return (
    <>
      <LiveRegion message={last ? `${last.words}. ${waits}` : ''} />
      <div className="sticky top-0 z-10 -mx-5 border-b border-line bg-paper px-5 pb-3">
        <WhereWeAre of={loveLetterChart} at={at} />
        <p className="mt-2 min-h-[3lh] sm:min-h-[2lh]">
          {last ? `${last.words}. ` : 'Nothing is told yet. '}
          {waits}
        </p>
        <div className="flex flex-wrap gap-2">
          {next ? (
            <Button kind="primary" onClick={() => actor.send(next.event)}>
              Tell it: {next.words}
            </Button>
          ) : (
            <p className="flex min-h-12 items-center">So far this round goes here.</p>
          )}
          <Button kind="quiet" onClick={onLeave}>
            Stop
          </Button>
        </div>
      </div>
      <LoveLetterChart at={at} />
    </>
  )
}
