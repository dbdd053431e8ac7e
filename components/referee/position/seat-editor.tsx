import { markOf } from '@/components/table/card-mark'
import { Discards } from '@/components/table/discards'
import { CardChip } from '@/components/ui/card-chip'
import { Disclosure } from '@/components/ui/disclosure'
import { Switch } from '@/components/ui/switch'
import { called, type Seat, type Table, viewCard } from '@/machines/love-letter'
import { CardPicker } from './card-picker'
import { laidIn, type PositionDraft, withDiscard, withOut, withoutDiscard, withProtected } from './draft'

export interface SeatEditorProps {
  readonly table: Pick<Table, 'edition' | 'players'>
  readonly draft: PositionDraft
  readonly seat: Seat
  readonly onChange: (draft: PositionDraft) => void
}

/** What lies open before one player, and how they stand. */
export function SeatEditor({ table, draft, seat, onChange }: SeatEditorProps) {
  const name = called(table.players[seat] as string, seat)
  const cards = (draft.discards[seat] ?? []).map((card) => viewCard(table.edition, card))
  const isOut = draft.out[seat] ?? false
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-24 break-words">{isOut ? <s>{name}</s> : name}</bdi>
          <Discards cards={cards} label={`Before ${name}`} />
          <em className="text-small font-normal text-ink-2">{standing(draft, seat)}</em>
        </span>
      }
    >
      <div className="-ms-7 grid grid-cols-1 gap-3">
        {cards.length ? (
          <div>
            <p className="mb-2 text-small text-ink-2">Tap a card to take it away.</p>
            <ul aria-label={`Take away from ${name}`} className="flex flex-wrap gap-x-2 gap-y-3">
              {cards.map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards on a table are nothing but their place
                <li key={at} className="flex">
                  <CardChip {...markOf(card)} onPress={() => onChange(withoutDiscard(draft, seat, at))} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <p className="text-small text-ink-2">Tap a card that lies there, the oldest first.</p>
        <CardPicker
          edition={table.edition}
          label={`Lay before ${name}`}
          laid={laidIn(draft)}
          onPick={(card) => onChange(withDiscard(draft, seat, card))}
        />
        <Switch
          label="Out of the round"
          checked={isOut}
          onChange={(next) => onChange(withOut(draft, seat, next))}
        />
        {isOut || seat === draft.turn ? null : (
          <Switch
            label="Protected"
            checked={draft.protected[seat] ?? false}
            onChange={(next) => onChange(withProtected(draft, seat, next))}
          />
        )}
      </div>
    </Disclosure>
  )
}

function standing(draft: PositionDraft, seat: Seat): string | null {
  if (draft.out[seat]) return 'out'
  if (draft.protected[seat]) return 'protected'
  return (draft.discards[seat] ?? []).length ? null : 'nothing laid'
}
