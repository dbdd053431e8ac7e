'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Stepper } from '@/components/ui/stepper'
import { called, isolate, now, TROUBLE_WORDS } from '@/machines/love-letter'
import { GiveUp, GoOnFromTable } from './instead'
import { deckCounts, isQuiet } from './mend'
import { Ruling, Step, type TopicProps } from './topic'

/** More or fewer cards lie there than the screen says: first what may explain it, then the true number. */
export function DeckTopic(props: TopicProps) {
  const { referee, onLog, onTopic } = props
  const { session } = referee
  const { table } = now(session).context
  const { round } = table
  if (!round) return null
  const isDrawn = round.held[round.turn] === 2
  const name = isolate(called(table.players[round.turn] as string, round.turn))
  return (
    <Ruling trouble="deck">
      <Step
        ask={`The screen counts ${round.deck} ${round.deck === 1 ? 'card' : 'cards'}.`}
        note={
          isDrawn
            ? `The card that ${name} draws for this turn is taken off already.`
            : 'Hands are not counted.'
        }
      >
        <Choices label="What may explain it">
          <Choice
            title="An entry is missing, or one is too many"
            note="Look through the log; any step can be corrected or left out."
            onPick={onLog}
          />
          {(['forgot-draw', 'drew-twice'] as const).map((topic) => (
            <Choice key={topic} title={TROUBLE_WORDS[topic].title} onPick={() => onTopic(topic)} />
          ))}
        </Choices>
      </Step>
      <Recount {...props} count={round.deck} />
      <Choices label="Or">
        <GoOnFromTable {...props} />
        <GiveUp {...props} />
      </Choices>
    </Ruling>
  )
}

function Recount({ referee, onDone, count: counted }: TopicProps & { count: number }) {
  const { session } = referee
  const [count, setCount] = useState(counted)
  if (!isQuiet(session))
    return <p className="text-small text-ink-2">The deck is counted anew once the card in play is done.</p>
  const counts = deckCounts(session)
  const isFitting = counts.includes(count)
  return (
    <Step ask="None of these: how many cards lie there?">
      <Stepper
        label="Cards in the deck"
        lessLabel="Deck: one less"
        moreLabel="Deck: one more"
        max={22}
        value={count}
        onChange={setCount}
      />
      <p aria-live="polite" className="text-small text-ink-2 empty:hidden">
        {isFitting ? null : doesNotFit(counts)}
      </p>
      <Button
        kind="primary"
        wide
        aria-disabled={!isFitting || count === counted || undefined}
        onClick={() => {
          if (!isFitting || count === counted) return
          void referee.report({ type: 'table.deck', count })
          onDone()
        }}
      >
        Play on with {count} {count === 1 ? 'card' : 'cards'}
      </Button>
    </Step>
  )
}

function doesNotFit(counts: readonly number[]): string {
  const [least, most] = [counts[0], counts.at(-1)]
  if (least === undefined || most === undefined)
    return 'No number fits what was told: go on from the table as it lies.'
  return `By what lies open and what is known, the deck has ${least} to ${most} cards. If it truly differs, go on from the table as it lies.`
}
