import { TRAIT_LABELS } from '@/machines/high-society'
import { pickStep, placeStep, type StepsOf } from './step'

export const traitSteps: StepsOf<'TRAIT'> = (effect, set, scene) => [
  pickStep({ key: 'op', label: 'What is done' }, TRAIT_LABELS, effect.op, (op) => set({ ...effect, op })),
  placeStep({ key: 'at', label: 'At which prospect' }, scene, effect.at, (at) => set({ ...effect, at })),
]
