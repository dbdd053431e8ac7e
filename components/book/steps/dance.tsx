import { DANCE_OPTION_LABELS, DANCE_TOKEN_LABELS } from '@/machines/high-society'
import { pickStep, type StepsOf, yesStep } from './step'

export const danceSteps: StepsOf<'DANCE'> = (effect, set) => {
  const option = (key: keyof typeof DANCE_OPTION_LABELS) =>
    yesStep({ key, label: DANCE_OPTION_LABELS[key] }, effect[key], (is) => set({ ...effect, [key]: is }))
  return [
    option('occupied'),
    pickStep({ key: 'token', label: 'The token' }, DANCE_TOKEN_LABELS, effect.token, (token) =>
      set({ ...effect, token }),
    ),
    option('engage'),
    option('reveal'),
  ]
}
