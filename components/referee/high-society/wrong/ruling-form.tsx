'use client'

import { type TableRuling, TableRulingForm } from '@/components/book/table-ruling-form'
import { Button } from '@/components/ui/button'
import { type Event, type Next, type Season, type Standing, withForm } from '@/machines/high-society'

export interface RulingFormProps {
  readonly season: Season
  readonly value: RulingTold
  readonly onChange: (ruling: RulingTold) => void
  /** Said: what its effects still ask follows, or it is whole. */
  readonly onNext: (next: Next) => void
}

/** A ruling, with answers that are known already to what its effects ask. */
export type RulingTold = TableRuling & Partial<Pick<Standing, 'choices'>>

export const NO_RULING: TableRuling = { player: null, effects: [] }

/** The ruling that an event told. */
export const rulingOf = (event: Event | undefined): TableRuling =>
  event?.type === 'effect' ? { player: event.player ?? null, effects: event.effects } : NO_RULING

/** What the table did that no card in the book says. */
export function RulingForm({ season, value, onChange, onNext }: RulingFormProps) {
  const { player, effects, choices = [] } = value
  const isEmpty = effects.length === 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <TableRulingForm
        value={value}
        names={{ players: season.players, prospects: season.ladder }}
        // Other effects ask other things.
        onChange={(next) => onChange({ player: next.player, effects: next.effects })}
      />
      <Button
        kind="primary"
        wide
        aria-disabled={isEmpty || undefined}
        onClick={() => {
          if (!isEmpty)
            onNext(
              withForm(season, {
                type: 'effect',
                ...(player !== null && { player }),
                effects,
                ...(choices.length > 0 && { choices }),
              }),
            )
        }}
      >
        So it happened
      </Button>
    </div>
  )
}
