'use client'

import { useState } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { called, type EditionId, isolate, now, type Seat } from '@/machines/love-letter'
import { CardPicker } from '../position/card-picker'
import { labelOf } from '../round/place'
import { GiveUp, GoOnFromTable, NoteIt } from './instead'
import { laidNow } from './laid'
import { LateDraw } from './late-draw'
import { beforeDraw, lastPlay } from './mend'
import { Ruling, Step, type TopicProps } from './topic'

/** Somebody played from a hand of one: the player on turn, whose play is not entered yet, or whoever played last. */
export function ForgotTopic(props: TopicProps) {
  const { session } = props.referee
  const [who, setWho] = useState<'mover' | 'last' | null>(null)
  const { table } = now(session).context
  const mover = table.round && beforeDraw(session) ? table.round.turn : null
  const last = lastPlay(session)
  const name = (seat: Seat) => isolate(called(table.players[seat] as string, seat))
  if (who === 'mover' && mover !== null) return <Mover {...props} name={name(mover)} seat={mover} />
  if (who === 'last' && last) return <LateDraw {...props} name={name(last.play.player)} />
  return (
    <Ruling trouble="forgot-draw">
      <Step ask="Who forgot to draw?">
        <Choices label="Who forgot to draw?">
          {mover === null ? null : (
            <Choice
              title={name(mover)}
              note="On turn; what was played is not entered yet."
              onPick={() => setWho('mover')}
            />
          )}
          {last ? (
            <Choice
              title={name(last.play.player)}
              note={`${labelOf(session, last.at)}.`}
              onPick={() => setWho('last')}
            />
          ) : null}
          <GoOnFromTable {...props} />
          <GiveUp {...props} />
        </Choices>
      </Step>
    </Ruling>
  )
}

function Mover(props: TopicProps & { name: string; seat: Seat }) {
  const { referee, onDone, name, seat } = props
  const { session } = referee
  const [isTold, setTold] = useState(false)
  const before = beforeDraw(session)
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
            if (before) void referee.restart(before, { type: 'play', player: seat, card })
            onDone()
          }}
        />
      </Step>
    )
  return (
    <Step ask={`What does ${name} do?`}>
      <Choices label={`What does ${name} do?`}>
        <NoteIt
          {...props}
          title="Draw now, then play"
          note="A card laid too early goes back into the hand first. The screen counts the draw already."
          text={`${name} forgot to draw, and drew before playing.`}
        />
        <Choice
          title="It was played all the same"
          note="Tell the card, and see what the rules make of it."
          onPick={() => setTold(true)}
        />
      </Choices>
    </Step>
  )
}
