'use client'

import { useRef, useState } from 'react'
import { deckSize, laidIn, withDeck } from '@/components/referee/position/draft'
import { Table } from '@/components/table/table'
import { Stepper } from '@/components/ui/stepper'
import { mostInDeck, type Seat, viewCard, viewPosition } from '@/machines/love-letter'
import { BesideDeck } from './beside-deck'
import { withPosition } from './change'
import { SeatPanel } from './seat-panel'
import type { SituationProps } from './set-up'

/** The table as everybody knows it; a player tapped is changed below it, in sight of the rest. */
export function LaidTable({ situation, onChange }: SituationProps) {
  const { table, position } = situation
  const [seat, setSeat] = useState<Seat | null>(null)
  const players = useRef<HTMLDivElement>(null)
  const view = viewPosition(table, position)
  const laid = laidIn(position)
  const change = (next: typeof position) => onChange(withPosition(situation, next))
  const close = () => {
    players.current?.querySelectorAll<HTMLElement>('li > button')[seat ?? 0]?.focus()
    setSeat(null)
  }
  const shown = seat !== null && seat < table.players.length ? seat : null
  return (
    <>
      <p className="mb-2 text-small text-ink-2">Tap a player to change their cards and how they stand.</p>
      <div ref={players}>
        <Table
          view={view}
          acting={position.turn}
          faceUp={position.faceUp.map((card) => viewCard(table.edition, card, laid[card]))}
          hands={position.hands.map((hand) =>
            hand.map((card) => (card === null ? null : viewCard(table.edition, card))),
          )}
          // Everybody has a place for a first card, so that the hands stand in one line.
          rooms={position.discards.map(({ length }) => ({ cards: Math.max(1, length), isProtected: false }))}
          onSeat={(tapped) => setSeat(tapped.seat)}
        />
      </div>
      {shown === null ? null : (
        <SeatPanel key={shown} situation={situation} seat={shown} onChange={onChange} onClose={close} />
      )}
      <div className="grid grid-cols-1 gap-1 pt-3">
        <Stepper
          label="Cards left in the deck"
          lessLabel="Deck: one less"
          moreLabel="Deck: one more"
          max={Math.max(0, mostInDeck(table, position))}
          value={deckSize(position)}
          onChange={(deck) => change(withDeck(position, deck))}
        />
        <BesideDeck situation={situation} onChange={onChange} />
      </div>
    </>
  )
}
