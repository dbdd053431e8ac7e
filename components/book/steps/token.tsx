import { type Place, SUPPLY_LABELS } from '@/machines/high-society'
import { placeAnswer } from '../answers'
import type { Scene } from '../scene'
import { SelectorPick } from '../selector-pick'
import { placesIn } from '../vocabulary'
import { countStep, playersStep, type Step, type StepsOf } from './step'

const SUPPLY = 'supply'
/** All that a player has. */
const MOST = 4

type End = keyof typeof SUPPLY_LABELS

const endAnswer = (which: End, end: Place): string =>
  end === SUPPLY ? SUPPLY_LABELS[which] : placeAnswer(end)

/** Where a token comes from or goes to: its owner’s supply, or a prospect. */
function endStep(which: End, label: string, scene: Scene, end: Place, set: (end: Place) => void): Step {
  return {
    key: which,
    label,
    answer: endAnswer(which, end),
    body: (next) => (
      <SelectorPick
        label={label}
        vocabulary={placesIn(scene, true)}
        value={end}
        besides={[
          {
            key: SUPPLY,
            label: SUPPLY_LABELS[which],
            isPicked: end === SUPPLY,
            onPick: () => {
              set(SUPPLY)
              next()
            },
          },
        ]}
        onChange={set}
        onNext={next}
      />
    ),
  }
}

export const tokenSteps: StepsOf<'TOKEN'> = (effect, set, scene) => [
  playersStep({ key: 'of', label: 'Whose token' }, scene, effect.of, (of) => set({ ...effect, of })),
  endStep('from', 'From', scene, effect.from, (from) => set({ ...effect, from })),
  endStep('to', 'To', scene, effect.to, (to) => set({ ...effect, to })),
  countStep({ key: 'n', label: 'How many' }, MOST, effect.n, (n) => set({ ...effect, n })),
]
