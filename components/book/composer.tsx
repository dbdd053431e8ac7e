import { type ReactNode, useState } from 'react'
import type { Effect } from '@/machines/high-society'
import { EffectsField } from './effects-field'
import type { Scene } from './scene'
import { StepList } from './step-list'
import { simple, stepsOf } from './steps'

export interface ComposerProps {
  readonly value: Effect
  readonly scene: Scene
  /** Just begun: what comes after “what happens” is asked at once. */
  readonly isNew: boolean
  readonly onChange: (effect: Effect) => void
  /** The buttons at its foot. */
  readonly children: ReactNode
}

/** One line of the form, question by question; where one “may” holds several things, these are lines of their own. */
export function Composer({ value, scene, isNew, onChange, children }: ComposerProps) {
  const [isGroup, setGroup] = useState(() => simple(value) === null)
  const replace = (next: Effect) => {
    setGroup(simple(next) === null)
    onChange(next)
  }
  const asked: Effect = isGroup ? { do: 'MAY', effects: [] } : value
  return (
    <StepList steps={stepsOf(asked, replace, scene, () => setGroup(true))} startAt={isNew ? 1 : null}>
      {isGroup && value.do === 'MAY' ? (
        <div className="border-t border-line ps-4">
          <EffectsField
            {...scene}
            label="All of this, or nothing of it"
            value={value.effects}
            onChange={(effects) => onChange({ do: 'MAY', effects })}
          />
        </div>
      ) : null}
      {children}
    </StepList>
  )
}
