'use client'

import { type TableRuling, TableRulingForm } from '@/components/book/table-ruling-form'
import { Button } from '@/components/ui/button'
import {
  type Event,
  type Next,
  readEffects,
  type Season,
  type Standing,
  withForm,
} from '@/machines/high-society'

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

/** A ruling that was kept half filled in; null where it is of nobody at this table, or cannot be read. */
export const readRuling =
  ({ players }: Season) =>
  (kept: unknown): TableRuling | null => {
    const { player = null, effects } = (kept ?? {}) as { player?: string | null; effects?: unknown }
    const read = readEffects(effects)
    return read && (player === null || players.includes(player)) ? { player, effects: read } : null
  }

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
