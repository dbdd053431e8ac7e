import { useState } from 'react'
import { Switch } from '@/components/ui/switch'
import type { Reveal } from '@/machines/high-society'
import { TraitPicks } from '../telling/trait-picks'

/** A Trait that was turned up, where one was. */
export function FreeTrait({
  reveal,
  onChange,
}: {
  reveal: Reveal | null
  onChange: (reveal: Reveal | null) => void
}) {
  const [half, setHalf] = useState({ arrows: reveal?.arrows ?? 1, points: reveal?.points ?? 0 })
  const set = (next: typeof half) => {
    setHalf(next)
    onChange(next)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Switch
        label="A Trait was turned up"
        checked={reveal !== null}
        onChange={(isUp) => onChange(isUp ? half : null)}
      />
      {reveal ? (
        <TraitPicks
          {...half}
          onArrows={(arrows) => set({ ...half, arrows })}
          onPoints={(points) => set({ ...half, points })}
        />
      ) : null}
    </div>
  )
}
