import { Plus, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import type { TileForm } from '../setup/form'

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
        // biome-ignore lint/suspicious/noArrayIndexKey: Traits on a tile are nothing but their place
        <div key={at} className="grid grid-cols-1 gap-2 border-s-3 border-line-2 ps-4">
          <Segmented
            label={`Trait ${at + 1}: its arrows point`}
            value={arrows > 0 ? 'up' : 'down'}
            options={[
              { value: 'up', label: 'Up' },
              { value: 'down', label: 'Down' },
            ]}
            onChange={(way) => set(at, { arrows: Math.abs(arrows) * (way === 'up' ? 1 : -1) })}
          />
          <Stepper
            label="Arrows"
            lessLabel={`Trait ${at + 1}: one arrow less`}
            moreLabel={`Trait ${at + 1}: one arrow more`}
            min={1}
            max={6}
            value={Math.abs(arrows)}
            onChange={(next) => set(at, { arrows: next * Math.sign(arrows) })}
          />
          <Stepper
            label="Points"
            lessLabel={`Trait ${at + 1}: one point less`}
            moreLabel={`Trait ${at + 1}: one point more`}
            min={-9}
            max={9}
            value={points}
            onChange={(next) => set(at, { points: next })}
          />
          <Button
            kind="quiet"
            className="-ms-2 justify-self-start text-small text-ink-2"
            icon={<Icon of={X} />}
            onClick={() => onChange(traits.filter((_, i) => i !== at))}
          >
            Trait {at + 1} is face down
          </Button>
        </div>
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
