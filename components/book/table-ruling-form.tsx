import type { Effect } from '@/machines/high-society'
import { EffectsField } from './effects-field'
import { Picks } from './picks'
import type { Names } from './scene'

export interface TableRuling {
  /** Of whom it is; null: of nobody in particular. */
  readonly player: string | null
  readonly effects: readonly Effect[]
}

export interface TableRulingFormProps {
  readonly value: TableRuling
  readonly names: Names
  readonly onChange: (ruling: TableRuling) => void
}

/** What the table does now, for a text that nobody entered. */
export function TableRulingForm({ value, names, onChange }: TableRulingFormProps) {
  const who = (player: string | null) => ({
    key: player ?? '',
    label: player ?? 'Nobody in particular',
    isPicked: player === value.player,
    onPick: () => onChange({ ...value, player }),
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="mb-2 text-small font-medium">Whose card or turn is it?</p>
        <Picks label="Whose card or turn is it?" options={[...names.players.map(who), who(null)]} />
      </div>
      <EffectsField
        // Another player is spoken of: what is open would speak of the one before.
        key={value.player}
        label="What happens now"
        value={value.effects}
        names={names}
        moment="ruling"
        self={value.player}
        onChange={(effects) => onChange({ ...value, effects })}
      />
    </div>
  )
}
