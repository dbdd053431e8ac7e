'use client'

import { useState } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { called, now, type Seat } from '@/machines/love-letter'
import { presentPosition } from '../position/draft'
import { GiveUp, NoteIt } from './instead'
import { isQuiet, toldAll } from './mend'
import { Ruling, Step, type TopicProps } from './topic'
import { Who } from './who'

/** Somebody saw what was not theirs to see: it cannot be unseen, but the deck can be shuffled. */
export function SeenTopic(props: TopicProps) {
  const { players } = now(props.referee.session).context.table
  const [who, setWho] = useState<Seat | null>(null)
  return (
    <Ruling trouble="saw-card">
      {who === null ? (
        <Step ask="Who saw it?">
          <Who label="Who saw it?" players={players} seats={players.map((_, i) => i)} onPick={setWho} />
        </Step>
      ) : (
        <WhatNow {...props} name={called(players[who] as string, who)} />
      )}
    </Ruling>
  )
}

function WhatNow(props: TopicProps & { name: string }) {
  const { referee, onDone, name } = props
  const { session } = referee
  return (
    <Step ask="What does the table do?">
      <Choices label="What does the table do?">
        <NoteIt
          {...props}
          title="Play on"
          note="Nothing on the table changes; it is kept in the log."
          text={`${name} saw a card that was not theirs to see.`}
        />
        {isQuiet(session) ? (
          <Choice
            title="Shuffle the deck and play on"
            note="What was put under the deck with a 6 lies anywhere then. The referee forgets what it knew of hands, too."
            onPick={() => {
              const shuffled = toldAll(session, [
                { type: 'table.note', text: `${name} saw a card, and the deck was shuffled.` },
                { type: 'table.position', position: presentPosition(session) },
              ])
              if (shuffled) void referee.restart(shuffled)
              onDone()
            }}
          />
        ) : null}
        <GiveUp {...props} title="Deal the round again" />
      </Choices>
    </Step>
  )
}
