import { EFFECT_WORDS, type Effect } from '@/machines/high-society'
import { freshEffect, kindsIn } from '../fresh'
import { Picks } from '../picks'
import type { Scene } from '../scene'
import { cardsSteps } from './cards'
import { danceSteps } from './dance'
import { moveSteps } from './move'
import { orderSteps } from './order'
import { ruleSteps } from './rule'
import { pickStep, type Step } from './step'
import { textStep } from './text'
import { tokenSteps } from './token'
import { traitSteps } from './trait'

export type { Step } from './step'

type Set = (effect: Effect) => void

/** What is asked about one thing that happens. */
function ownSteps(effect: Effect, set: Set, scene: Scene): readonly Step[] {
  switch (effect.do) {
    case 'MOVE':
      return moveSteps(effect, set, scene)
    case 'TOKEN':
      return tokenSteps(effect, set, scene)
    case 'TRAIT':
      return traitSteps(effect, set, scene)
    case 'CARDS':
      return cardsSteps(effect, set, scene)
    case 'DANCE':
      return danceSteps(effect, set, scene)
    case 'ORDER':
      return orderSteps(effect, set, scene)
    case 'RULE':
      return ruleSteps(effect, set, scene)
    case 'MANUAL':
      return [textStep('What you do', effect.text, (text) => set({ ...effect, text }))]
    case 'SCANDAL':
    case 'MAY':
      return []
  }
}

export interface KindPicksProps {
  readonly scene: Scene
  readonly kind: Effect['do'] | null
  readonly onPick: (effect: Effect) => void
}

/** What can happen, in whole sentences. */
export function KindPicks({ scene, kind, onPick }: KindPicksProps) {
  return (
    <Picks
      stack
      label="What happens"
      options={kindsIn(scene).map((one) => ({
        key: one,
        ...EFFECT_WORDS[one],
        isPicked: one === kind,
        onPick: () => onPick(freshEffect(one, scene)),
      }))}
    />
  )
}

const kindStep = (effect: Effect, set: Set, scene: Scene): Step => ({
  key: 'do',
  label: 'What happens',
  answer: EFFECT_WORDS[effect.do].label,
  body: (next) => (
    <KindPicks
      scene={scene}
      kind={effect.do}
      onPick={(fresh) => {
        if (fresh.do !== effect.do) set(fresh)
        next()
      }}
    />
  ),
})

/** The one thing that a line does, and whether it may be left; null where one “may” holds several. */
export function simple(row: Effect): { readonly effect: Effect; readonly isOptional: boolean } | null {
  if (row.do !== 'MAY') return { effect: row, isOptional: false }
  const [effect, ...more] = row.effects
  return effect && effect.do !== 'MAY' && more.length === 0 ? { effect, isOptional: true } : null
}

const wrapped = (effect: Effect, isOptional: boolean): Effect =>
  isOptional && effect.do !== 'MAY' ? { do: 'MAY', effects: [effect] } : effect

/** How much a line weighs. */
const WEIGHTS = {
  must: 'It happens',
  may: 'It may be left',
  group: 'It may be left, together with more',
}
type Weight = keyof typeof WEIGHTS

/** All that is asked about a line: what · which and whom · must or may. `onGroup`: one “may” is to hold several. */
export function stepsOf(row: Effect, set: Set, scene: Scene, onGroup: () => void): readonly Step[] {
  const found = simple(row)
  if (!found) return [kindStep(row, set, scene)]
  const { effect, isOptional } = found
  const change = (next: Effect) => set(wrapped(next, isOptional))
  const weigh = (weight: Weight) => {
    set(wrapped(effect, weight !== 'must'))
    if (weight === 'group') onGroup()
  }
  return [
    kindStep(effect, change, scene),
    ...ownSteps(effect, change, scene),
    pickStep<Weight>({ key: 'may', label: 'Must or may' }, WEIGHTS, isOptional ? 'may' : 'must', weigh),
  ]
}
