'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { type Card, called, isolate, now, type Play, type Seat, viewCard } from '@/machines/love-letter'
import { CardPicker } from '../position/card-picker'
import { laidNow } from './laid'
import { Ruling, Step, type TopicProps } from './topic'

type Told = { readonly card?: Card; readonly target?: Seat | null }

/** A play told freely: any card, on anybody or nobody, with or without a card named. The referee judges it then. */
export function OddPlayTopic(props: TopicProps) {
  const { session } = props.referee
  const { table } = now(session).context
  const [told, setTold] = useState<Told>({})
  if (!table.round) return null
  const name = isolate(called(table.players[table.round.turn] as string, table.round.turn))
  const { card, target } = told
  if (card === undefined)
    return (
      <Ruling trouble="odd-play">
        <Step ask={`What did ${name} play?`}>
          <CardPicker
            edition={table.edition}
            label="Cards"
            laid={laidNow(session)}
            onPick={(picked) => setTold({ card: picked })}
          />
        </Step>
      </Ruling>
    )
  if (target === undefined)
    return (
      <Step ask="On whom?" note={`${name} plays ${viewCard(table.edition, card).said}.`}>
        <Choices label="On whom?">
          {table.players.map((player, seat) => (
            <Choice
              key={player}
              title={called(player, seat)}
              note={table.round?.out[seat] ? 'out of the round' : undefined}
              onPick={() => setTold({ card, target: seat })}
            />
          ))}
          <Choice title="On nobody" onPick={() => setTold({ card, target: null })} />
        </Choices>
      </Step>
    )
  return <Named {...props} card={card} target={target} />
}

function Named({ referee, onDone, card, target }: TopicProps & { card: Card; target: Seat | null }) {
  const { table } = now(referee.session).context
  const play = (guess?: Card) => {
    const event: Play = {
      type: 'play',
      player: table.round?.turn ?? 0,
      card,
      ...(target !== null && { target }),
      ...(guess !== undefined && { guess }),
    }
    void referee.report(event)
    onDone()
  }
  return (
    <Step ask="Was a card named?">
      <Button wide className="min-h-14" onClick={() => play()}>
        No card was named
      </Button>
      <CardPicker edition={table.edition} label="The card named" laid={[]} onPick={play} />
    </Step>
  )
}
