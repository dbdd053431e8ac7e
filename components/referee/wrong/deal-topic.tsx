'use client'

import { useState } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { type Card, now, starters } from '@/machines/love-letter'
import { FACE_UP, FaceUpPicker } from '../between/face-up-picker'
import { GiveUp, GoOnFromTable, NoteIt } from './instead'
import { Ruling, Step, type TopicProps } from './topic'

/** A card too many, too few, or seen while dealing. */
export function DealTopic(props: TopicProps) {
  const isDealt = props.referee.phase !== 'deal'
  return (
    <Ruling trouble="wrong-deal">
      {isDealt ? (
        <Step ask="What does the table do?">
          <Choices label="What does the table do?">
            <GiveUp {...props} title="Deal the round again" />
            <NoteIt
              {...props}
              title="It is put right, and the round goes on"
              note="Everybody has one card again, and the deck is as large as the screen says. Kept in the log."
              text="A card was dealt wrongly, and the table put it right."
            />
            <GoOnFromTable {...props} />
          </Choices>
        </Step>
      ) : (
        <OtherDeal {...props} />
      )}
    </Ruling>
  )
}

/** Cards lie face up that should not, or none where three should: the referee is told, and says so. */
function OtherDeal({ referee, onDone }: TopicProps) {
  const { table } = now(referee.session).context
  const [faceUp, setFaceUp] = useState<readonly Card[]>([])
  const deal = (cards: readonly Card[]) => {
    void referee.report({ type: 'deal', starter: starters(table)[0] ?? 0, faceUp: cards })
    onDone()
  }
  if (table.players.length === 2)
    return (
      <Step ask="How was it dealt?">
        <Choices label="How was it dealt?">
          <Choice
            title="Without the three cards face up"
            note="See what the rules make of it."
            onPick={() => deal([])}
          />
        </Choices>
      </Step>
    )
  return (
    <Step ask="Which cards lie face up beside the deck?" note="Then see what the rules make of it.">
      <FaceUpPicker
        edition={table.edition}
        chosen={faceUp}
        onChange={(chosen) => (chosen.length === FACE_UP ? deal(chosen) : setFaceUp(chosen))}
      />
    </Step>
  )
}
