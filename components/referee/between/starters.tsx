'use client'

import { Dices, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { LiveRegion } from '@/components/ui/live-region'
import {
  type Card,
  called,
  type Event,
  type Game,
  isolate,
  judge,
  type Seat,
  starters,
  whyBarred,
} from '@/machines/love-letter'
import { drawLot } from '../new-id'

export interface StartersProps {
  readonly game: Game
  readonly faceUp: readonly Card[]
  readonly onDeal: (deal: Event) => void
}

/** Who starts: a tap deals the round. Somebody who may not start says why, and may start all the same. */
export function Starters({ game, faceUp, onDeal }: StartersProps) {
  const { players } = game.table
  const [lot, setLot] = useState<Seat | null>(null)
  const [asked, setAsked] = useState<Seat | null>(null)
  const may = starters(game.table)
  const name = (seat: Seat) => isolate(called(players[seat] as string, seat))
  const dealTo = (starter: Seat): Event => ({ type: 'deal', starter, faceUp })
  const why = (starter: Seat) => {
    const deal = dealTo(starter)
    const { fault } = judge(game, 'deal', deal)
    return fault && whyBarred(game, 'deal', deal, fault)
  }
  const drawn = lot !== null && lot < players.length ? `The lot falls on ${name(lot)}.` : ''
  return (
    <div className="grid grid-cols-1 gap-2">
      <Choices label="Who starts?">
        {players.map((player, seat) => {
          const reason = why(seat)
          return (
            <div key={player} className="grid grid-cols-1 gap-2">
              <Choice
                title={called(player, seat)}
                before={<Icon of={Play} className="text-accent" />}
                {...(lot === seat && !reason && { note: 'drawn by lot', marked: true })}
                barred={reason !== null}
                onPick={() => onDeal(dealTo(seat))}
                onWhy={() => setAsked(asked === seat ? null : seat)}
              />
              {asked === seat && reason ? (
                <div className="grid grid-cols-1 justify-items-start gap-2 border-s-3 border-accent py-1 ps-3 text-small">
                  <p>{reason}</p>
                  <Button onClick={() => onDeal(dealTo(seat))}>They start all the same</Button>
                </div>
              ) : null}
            </div>
          )
        })}
      </Choices>
      {may.length > 1 ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button
            kind="quiet"
            className="-ms-2"
            icon={<Icon of={Dices} />}
            onClick={() => setLot(may[drawLot(may.length)] as Seat)}
          >
            {drawn ? 'Draw again' : 'Draw lots'}
          </Button>
          <p className="min-w-0 text-ink-2">{drawn}</p>
        </div>
      ) : null}
      <LiveRegion message={asked === null ? drawn : (why(asked) ?? drawn)} />
    </div>
  )
}
