import { type EffectOf, ORDER_LABELS, type Players } from '@/machines/high-society'
import { hasSelf, type Scene } from '../scene'
import { pickStep, playersStep, type StepsOf } from './step'

type Order = EffectOf<'ORDER'>

const anybody = (scene: Scene): Players => (hasSelf(scene) ? 'self' : { choose: 'player', where: [] })

function withSet(effect: Order, set: Order['set'], scene: Scene): Order {
  if (set === 'reverse') return { do: 'ORDER', set }
  return { do: 'ORDER', set, who: effect.set === 'reverse' ? anybody(scene) : effect.who }
}

export const orderSteps: StepsOf<'ORDER'> = (effect, set, scene) => {
  const how = pickStep({ key: 'set', label: 'How' }, ORDER_LABELS, effect.set, (to) =>
    set(withSet(effect, to, scene)),
  )
  if (effect.set === 'reverse') return [how]
  return [how, playersStep({ key: 'who', label: 'Who' }, scene, effect.who, (who) => set({ ...effect, who }))]
}
