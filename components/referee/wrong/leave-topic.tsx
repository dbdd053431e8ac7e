'use client'

import { useState } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { type Card, called, isolate, now, type Seat } from '@/machines/love-letter'
import { CardPicker } from '../position/card-picker'
import { laidNow } from './laid'
import { isQuiet, leave } from './mend'
import { Ruling, Step, type TopicProps } from './topic'
import { Who } from './who'

/** A player goes home in the middle of a round. */
export function LeaveTopic(props: TopicProps) {
  const { session } = props.referee
  const { table } = now(session).context
  const { round } = table
  const [who, setWho] = useState<Seat | null>(null)
  if (!round || table.result)
    return (
      <Ruling trouble="leaves">
        <p>No round is under way: change the table on the screen between the rounds.</p>
      </Ruling>
    )
  if (!isQuiet(session))
    return (
      <Ruling trouble="leaves">
        <p>First finish what the screen asks; then the player can leave.</p>
      </Ruling>
    )
  const stillIn = table.players.flatMap((_, seat) => (round.out[seat] ? [] : [seat]))
  return (
    <Ruling trouble="leaves">
      {who === null ? (
        <Step
          ask="Who leaves?"
          note={
            stillIn.length === 2
              ? 'Only two are left: the other wins the round.'
              : 'Between the rounds they can be taken off the list of players.'
          }
        >
          <Who label="Who leaves?" players={table.players} seats={stillIn} onPick={setWho} />
        </Step>
      ) : (
        <Hand {...props} seat={who} />
      )}
    </Ruling>
  )
}

function Hand({ referee, onDone, onPosition, seat }: TopicProps & { seat: Seat }) {
  const { session } = referee
  const { table } = now(session).context
  const [isShown, setShown] = useState(false)
  const name = isolate(called(table.players[seat] as string, seat))
  const hasDrawn = table.round?.held[seat] === 2
  const go = (card?: Card) => {
    const left = leave(session, seat, card)
    if (!left) return onPosition()
    void referee.restart(left)
    onDone()
  }
  if (isShown)
    return (
      <Step ask={`Which card does ${name} lay down?`}>
        <CardPicker edition={table.edition} label="Cards" laid={laidNow(session)} onPick={go} />
      </Step>
    )
  return (
    <Step
      ask={`What becomes of ${name}’s hand?`}
      {...(hasDrawn && {
        note: 'If the card for this turn has been drawn already, it goes back on top of the deck first.',
      })}
    >
      <Choices label={`What becomes of ${name}’s hand?`}>
        <Choice
          title="It is laid face up"
          note="As for anybody who is out; it does nothing."
          onPick={() => setShown(true)}
        />
        <Choice
          title="It is put away unseen"
          note="Nobody looks; the card can be any, as before."
          onPick={() => go()}
        />
      </Choices>
    </Step>
  )
}
