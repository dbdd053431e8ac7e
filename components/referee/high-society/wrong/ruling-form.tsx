'use client'

import { type TableRuling, TableRulingForm } from '@/components/book/table-ruling-form'
import { Button } from '@/components/ui/button'
import { type Event, type Next, type Season, withForm } from '@/machines/high-society'

export interface RulingFormProps {
  readonly season: Season
  readonly value: TableRuling
  readonly onChange: (ruling: TableRuling) => void
  /** Said: what its effects still ask follows, or it is whole. */
  readonly onNext: (next: Next) => void
}

export const NO_RULING: TableRuling = { player: null, effects: [] }

/** The ruling that an event told. */
export const rulingOf = (event: Event | undefined): TableRuling =>
  event?.type === 'effect' ? { player: event.player ?? null, effects: event.effects } : NO_RULING

/** What the table did that no card in the book says. */
export function RulingForm({ season, value, onChange, onNext }: RulingFormProps) {
  const { player, effects } = value
  const isEmpty = effects.length === 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <TableRulingForm
        value={value}
        names={{ players: season.players, prospects: season.ladder }}
        onChange={onChange}
      />
      <Button
        kind="primary"
        wide
        aria-disabled={isEmpty || undefined}
        onClick={() => {
          if (!isEmpty)
            onNext(withForm(season, { type: 'effect', ...(player !== null && { player }), effects }))
        }}
      >
        So it happened
      </Button>
    </div>
  )
}
