import { Field } from '@/components/ui/field'
import { own } from '@/machines/core'
import { EffectsField } from './effects-field'
import { Picks } from './picks'
import type { Names } from './scene'
import type { Whistledown } from './stored'

export interface WhistledownFormProps {
  readonly value: Whistledown
  readonly names: Names
  /** Those entered before, to be taken again. */
  readonly known: readonly Whistledown[]
  /** By name, the Ball in which it was played already. */
  readonly playedIn?: Readonly<Record<string, number>>
  readonly onChange: (card: Whistledown) => void
}

/** What a Lady Whistledown card says; with a name, it is remembered. */
export function WhistledownForm({ value, names, known, playedIn, onChange }: WhistledownFormProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {known.length ? (
        <div>
          <p className="mb-2 text-small font-medium">Met before</p>
          <Picks
            label="Met before"
            options={known.map((card) => ({
              key: card.name,
              label: card.name,
              ...playedNote(own(playedIn, card.name)),
              isPicked: card.name === value.name,
              onPick: () => onChange(card),
            }))}
          />
        </div>
      ) : null}
      <Field
        label="Its name, if you want it remembered"
        value={value.name}
        autoCapitalize="words"
        onChange={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
      />
      <div>
        <p className="text-small text-ink-2">“You” is whoever gossips.</p>
        <EffectsField
          label="What happens"
          value={value.effects}
          names={names}
          moment="gossip"
          onChange={(effects) => onChange({ ...value, effects })}
        />
      </div>
    </div>
  )
}

const playedNote = (ball: number | undefined) =>
  ball === undefined ? {} : { note: `Played in Ball ${ball}` }
