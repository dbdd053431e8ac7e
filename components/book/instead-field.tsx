import { useId } from 'react'
import { type BookCard, type Effect, INSTEAD_LABELS } from '@/machines/high-society'
import type { Scene } from './scene'
import { StepList } from './step-list'
import { danceSteps } from './steps/dance'
import { pickStep } from './steps/step'

type Instead = BookCard['instead']
type Way = keyof typeof INSTEAD_LABELS

const DANCE = { do: 'DANCE', occupied: false, token: 'here', engage: true, reveal: true } as const
const SCANDAL = { do: 'SCANDAL' } as const

/** All that a card can have in place of the plain dance. */
export const INSTEAD: { readonly [W in Way]: Instead } = {
  plain: undefined,
  dance: [DANCE],
  'may-catch': [{ do: 'MAY', effects: [SCANDAL] }],
  'must-catch': [SCANDAL],
  nothing: [],
}

const WAYS: Partial<Record<Effect['do'], Way>> = { DANCE: 'dance', MAY: 'may-catch', SCANDAL: 'must-catch' }

const wayOf = (instead: Instead): Way =>
  instead === undefined ? 'plain' : ((instead[0] && WAYS[instead[0].do]) ?? 'nothing')

export interface InsteadFieldProps {
  readonly label: string
  readonly value: Instead
  readonly scene: Scene
  readonly onChange: (instead: Instead) => void
}

/** The dance itself: a plain one, one on terms of its own, or something in its place. */
export function InsteadField({ label, value, scene, onChange }: InsteadFieldProps) {
  const id = useId()
  const way = wayOf(value)
  const [dance] = value ?? []
  const steps = [
    pickStep({ key: 'way', label: 'The dance' }, INSTEAD_LABELS, way, (to) => {
      if (to !== way) onChange(INSTEAD[to])
    }),
    ...(dance?.do === 'DANCE' ? danceSteps(dance, (next) => onChange([next]), scene) : []),
  ]
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pt-3 pb-1 font-sans text-small font-semibold">
        {label}
      </h3>
      <div className="border-b border-line">
        <StepList steps={steps} startAt={null} />
      </div>
    </section>
  )
}
