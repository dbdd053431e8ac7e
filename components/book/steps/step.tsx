import type { ReactNode } from 'react'
import { Stepper } from '@/components/ui/stepper'
import type { Effect, EffectOf, Label, Place, Players } from '@/machines/high-society'
import { placeAnswer, playersAnswer } from '../answers'
import { NextButton } from '../next-button'
import { Picks } from '../picks'
import type { Scene } from '../scene'
import { SelectorPick } from '../selector-pick'
import { placesIn, playersIn } from '../vocabulary'

/** One thing that a line must say: what is asked, what was answered, and the ways to answer. */
export interface Step {
  readonly key: string
  readonly label: string
  readonly answer: string
  /** `next` goes on to what is asked after it. */
  readonly body: (next: () => void) => ReactNode
}

/** What is asked about an effect of one kind, in order. */
export type StepsOf<D extends Effect['do']> = (
  effect: EffectOf<D>,
  set: (effect: EffectOf<D>) => void,
  scene: Scene,
) => readonly Step[]

type Asked = Pick<Step, 'key' | 'label'>

/** One of a few answers. */
export function pickStep<T extends string>(
  asked: Asked,
  answers: Readonly<Record<T, string | Label>>,
  value: T,
  set: (value: T) => void,
): Step {
  const options = (Object.entries(answers) as [T, string | Label][]).map(([key, said]) => ({
    key,
    ...(typeof said === 'string' ? { label: said } : said),
  }))
  return {
    ...asked,
    answer: options.find(({ key }) => key === value)?.label ?? value,
    body: (next) => (
      <Picks
        label={asked.label}
        stack={options.some((option) => 'note' in option)}
        options={options.map((option) => ({
          ...option,
          isPicked: option.key === value,
          onPick: () => {
            set(option.key)
            next()
          },
        }))}
      />
    ),
  }
}

/** Yes or no to something that the step says. */
export const yesStep = (asked: Asked, value: boolean, set: (value: boolean) => void): Step =>
  pickStep(asked, { yes: 'Yes', no: 'No' }, value ? 'yes' : 'no', (answer) => set(answer === 'yes'))

export function playersStep(asked: Asked, scene: Scene, value: Players, set: (said: Players) => void): Step {
  return {
    ...asked,
    answer: playersAnswer(value),
    body: (next) => (
      <SelectorPick
        label={asked.label}
        vocabulary={playersIn(scene)}
        value={value}
        onChange={set}
        onNext={next}
      />
    ),
  }
}

export function placeStep(asked: Asked, scene: Scene, value: Place, set: (said: Place) => void): Step {
  return {
    ...asked,
    answer: placeAnswer(value),
    body: (next) => (
      <SelectorPick
        label={asked.label}
        vocabulary={placesIn(scene)}
        value={value}
        onChange={set}
        onNext={next}
      />
    ),
  }
}

export function countStep(asked: Asked, most: number, value: number, set: (n: number) => void): Step {
  return {
    ...asked,
    answer: String(value),
    body: (next) => (
      <>
        <Stepper label={asked.label} min={1} max={most} value={value} onChange={set} />
        <NextButton onNext={next} />
      </>
    ),
  }
}
