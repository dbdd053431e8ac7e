import { Plus, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { TileForm } from '../setup/form'
import { TraitPicks } from '../telling/trait-picks'

export interface TraitFieldsProps {
  readonly traits: TileForm['traits']
  readonly onChange: (traits: TileForm['traits']) => void
}

/** On a tile lie two. */
const MOST = 2

/** The Traits of one prospect that lie face up. */
export function TraitFields({ traits, onChange }: TraitFieldsProps) {
  const set = (at: number, change: Partial<TileForm['traits'][number]>) =>
    onChange(traits.map((trait, i) => (i === at ? { ...trait, ...change } : trait)))
  return (
    <div className="grid grid-cols-1 gap-3">
      {traits.map(({ arrows, points }, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: Traits on a tile are nothing but their place
          key={at}
          className="grid min-w-0 grid-cols-1 gap-2 border-t border-line pt-3"
        >
          <legend className="sr-only">Trait {at + 1}, face up</legend>
          <TraitPicks
            arrows={arrows}
            points={points}
            onArrows={(next) => set(at, { arrows: next })}
            onPoints={(next) => set(at, { points: next })}
          />
          <Button
            kind="quiet"
            className="-ms-2 justify-self-start text-small text-ink-2"
            icon={<Icon of={X} />}
            onClick={() => onChange(traits.filter((_, i) => i !== at))}
          >
            Trait {at + 1} is face down
          </Button>
        </fieldset>
      ))}
      {traits.length < MOST ? (
        <Button
          kind="quiet"
          className="-ms-2 justify-self-start"
          icon={<Icon of={Plus} />}
          onClick={() => onChange([...traits, { arrows: 1, points: 1 }])}
        >
          A Trait lies face up
        </Button>
      ) : null}
    </div>
  )
}
