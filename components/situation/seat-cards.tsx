import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CardPicker } from '@/components/referee/position/card-picker'
import { laidIn, withDiscard, withHand, withoutDiscard } from '@/components/referee/position/draft'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Card, Position } from '@/machines/love-letter'
import { withPosition } from './change'
import type { SeatPanelProps } from './seat-panel'
import { Row, Slot } from './slot'

/** A place for a card: one in the hand, one that lies there, or the next to be laid. */
type Place = { readonly in: 'hand' | 'laid'; readonly at: number }

/** The cards of one player: tap a place, then the card that belongs there. */
export function SeatCards({ situation, seat, onChange }: Omit<SeatPanelProps, 'onClose'>) {
  const { table, position } = situation
  const { edition } = table
  const hand = position.hands[seat] ?? []
  const laid = position.discards[seat] ?? []
  const [chosen, setChosen] = useState<Place>({ in: 'hand', at: 0 })
  const place: Place =
    chosen.in === 'hand' && chosen.at >= hand.length ? { in: 'laid', at: laid.length } : chosen
  const card = (place.in === 'hand' ? hand[place.at] : laid[place.at]) ?? null
  const change = (next: Position) => onChange(withPosition(situation, next))
  const pick = (next: Card) => {
    change(placed(position, seat, place, next))
    if (place.in === 'hand') setChosen(hand[place.at + 1] === null ? { in: 'hand', at: place.at + 1 } : place)
    else setChosen({ in: 'laid', at: Math.max(place.at, laid.length) + (place.at < laid.length ? 0 : 1) })
  }
  const slot = (each: Card | null, at: number, kind: Place['in']) => (
    <Slot
      key={at}
      edition={edition}
      card={each}
      isChosen={place.in === kind && place.at === at}
      label={`${kind === 'hand' ? 'In hand' : 'Laid'}, ${at + 1} of ${(kind === 'hand' ? hand : laid).length}`}
      onChoose={() => setChosen({ in: kind, at })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {hand.length ? <Row title="In hand">{hand.map((each, at) => slot(each, at, 'hand'))}</Row> : null}
        <Row title="Laid, the oldest first">
          {laid.map((each, at) => slot(each, at, 'laid'))}
          <button
            type="button"
            aria-pressed={place.in === 'laid' && place.at >= laid.length}
            aria-label="Lay one more"
            onClick={() => setChosen({ in: 'laid', at: laid.length })}
            className="grid h-[4.2rem] w-12 place-items-center rounded-[0.4rem] border border-edge border-dashed aria-pressed:border-2 aria-pressed:border-accent aria-pressed:border-solid"
          >
            <Icon of={Plus} />
          </button>
        </Row>
      </div>
      <CardPicker
        edition={edition}
        label={place.in === 'hand' ? 'Which card in hand?' : 'Which card lies there?'}
        laid={laidIn(position)}
        marked={card}
        onPick={pick}
      />
      {card === null ? null : (
        <Button
          className="justify-self-start"
          onClick={() =>
            change(
              place.in === 'hand'
                ? withHand(position, seat, null, place.at)
                : withoutDiscard(position, seat, place.at),
            )
          }
        >
          {place.in === 'hand' ? 'Nobody knows this card' : 'Take this card away'}
        </Button>
      )}
    </div>
  )
}

function placed(position: Position, seat: number, place: Place, card: Card): Position {
  if (place.in === 'hand') return withHand(position, seat, card, place.at)
  const laid = position.discards[seat] ?? []
  if (place.at >= laid.length) return withDiscard(position, seat, card)
  return { ...position, discards: position.discards.with(seat, laid.with(place.at, card)) }
}
