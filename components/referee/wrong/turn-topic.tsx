'use client'

import { useState } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { called, type EditionId, isolate, now, type Seat } from '@/machines/love-letter'
import { CardPicker } from '../position/card-picker'
import { GoOnFromTable, NoteIt } from './instead'
import { laidNow } from './laid'
import { beforeDraw, giveTurn } from './mend'
import { Ruling, Step, type TopicProps } from './topic'
import { Who } from './who'

/** Somebody played who was not on turn, or while a card waited for an answer. */
export function TurnTopic(props: TopicProps) {
  const { table } = now(props.referee.session).context
  const { round } = table
  const [who, setWho] = useState<Seat | null>(null)
  if (!round) return null
  const others = table.players.flatMap((_, seat) => (seat === round.turn && !round.effect ? [] : [seat]))
  return (
    <Ruling trouble="out-of-turn">
      {who === null ? (
        <Step ask="Who played?">
          <Who
            label="Who played?"
            players={table.players}
            seats={others}
            note={(seat) => (round.out[seat] ? 'out of the round' : null)}
            onPick={setWho}
          />
          <Choices label="Or">
            <Choice
              title="It was entered as somebody else’s play"
              note="Look for it in the log, and correct it there."
              onPick={props.onLog}
            />
          </Choices>
        </Step>
      ) : (
        <Player {...props} seat={who} />
      )}
    </Ruling>
  )
}

function Player(props: TopicProps & { seat: Seat }) {
  const { referee, onDone, seat } = props
  const { session } = referee
  const { table } = now(session).context
  const [isTold, setTold] = useState(false)
  const name = isolate(called(table.players[seat] as string, seat))
  const turn = table.round?.turn ?? 0
  const mover = isolate(called(table.players[turn] as string, turn))
  const canHaveTurn = beforeDraw(session) !== null && !table.round?.out[seat]
  if (isTold)
    return (
      <Step
        ask={`What did ${name} play?`}
        note="The screen says which rule that breaks, and what the table may do."
      >
        <CardPicker
          edition={session.head.ruleset as EditionId}
          label="Cards"
          laid={laidNow(session)}
          onPick={(card) => {
            void referee.report({ type: 'play', player: seat, card })
            onDone()
          }}
        />
      </Step>
    )
  return (
    <Step ask={`What becomes of ${name}’s card?`}>
      <Choices label={`What becomes of ${name}’s card?`}>
        <NoteIt
          {...props}
          title="It goes back into the hand"
          note={`Then all is as before: what is asked now is still ${mover}’s to answer. A card drawn goes back on top of the deck.`}
          text={`${name} played out of turn and took the card back.`}
        />
        {canHaveTurn ? (
          <Choice
            title={`It stays: ${name} has the turn`}
            note={`If ${mover} has drawn already, that card goes back on top first. ${name} draws, the play is entered, and play goes on from there.`}
            onPick={() => {
              const given = giveTurn(session, seat)
              if (given) void referee.restart(given)
              onDone()
            }}
          />
        ) : null}
        <Choice
          title="It was played all the same"
          note="Tell the card, and see what the rules make of it."
          onPick={() => setTold(true)}
        />
        <GoOnFromTable {...props} />
      </Choices>
    </Step>
  )
}
