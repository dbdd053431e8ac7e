import { BALL_WHEN_LABELS } from '@/machines/high-society'
import { EffectsField } from './effects-field'
import type { Names } from './scene'
import type { BallRule } from './stored'

export interface BallRuleFormProps {
  readonly value: BallRule
  readonly names: Names
  readonly onChange: (rule: BallRule) => void
}

const MOMENTS = [
  ['before', 'ball-before'],
  ['order', 'ball-reveal'],
  ['end', 'ball-end'],
] as const

/** The household rule of a Ball, by when it applies. */
export function BallRuleForm({ value, names, onChange }: BallRuleFormProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {MOMENTS.map(([key, moment]) => (
        <EffectsField
          key={key}
          label={BALL_WHEN_LABELS[key]}
          value={value[key]}
          names={names}
          moment={moment}
          onChange={(effects) => onChange({ ...value, [key]: effects })}
        />
      ))}
    </div>
  )
}
