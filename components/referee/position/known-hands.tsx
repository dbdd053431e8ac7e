import { useId } from 'react'
import { type Card, called, cardsOf, editions, type Table, viewCard } from '@/machines/love-letter'
import { type PositionDraft, withHand } from './draft'

export interface KnownHandsProps {
  readonly table: Pick<Table, 'edition' | 'players'>
  readonly draft: PositionDraft
  readonly onChange: (draft: PositionDraft) => void
}

/** Hands that the whole table knows; all others stay unknown. */
export function KnownHands({ table, draft, onChange }: KnownHandsProps) {
  const seats = table.players.flatMap((_, seat) => (draft.out[seat] ? [] : [seat]))
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-small text-ink-2">
        Only what everybody at the table has seen. Without it the referee takes any card for possible.
      </p>
      {seats.map((seat) => (
        <KnownCard
          key={seat}
          name={called(table.players[seat] as string, seat)}
          edition={table.edition}
          card={draft.hands[seat]?.[0] ?? null}
          onChange={(card) => onChange(withHand(draft, seat, card))}
        />
      ))}
    </div>
  )
}

export interface KnownCardProps {
  readonly name: string
  readonly edition: Table['edition']
  readonly card: Card | null
  readonly onChange: (card: Card | null) => void
}

/** One card that somebody tells, or that stays unknown. */
export function KnownCard({ name, edition, card, onChange }: KnownCardProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <label htmlFor={id} className="min-w-24 flex-1 font-medium">
        <bdi className="break-words">{name}</bdi>
      </label>
      <select
        id={id}
        value={card ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : (Number(value) as Card))}
        className="min-h-12 w-48 max-w-full rounded-ui border border-edge bg-card px-3 text-base text-ink"
      >
        <option value="">Unknown</option>
        {cardsOf(editions[edition]).map((each) => {
          const { numeral, name: cardName } = viewCard(edition, each)
          return (
            <option key={each} value={each}>
              {[numeral, cardName].filter((part) => part !== null).join(' ')}
            </option>
          )
        })}
      </select>
    </div>
  )
}
