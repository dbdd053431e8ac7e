import { type Place, SUPPLY_LABEL } from '@/machines/high-society'
import { placeAnswer } from '../answers'
import type { Scene } from '../scene'
import { SelectorPick } from '../selector-pick'
import { placesIn } from '../vocabulary'
import { countStep, playersStep, type Step, type StepsOf } from './step'

const SUPPLY = 'supply'
/** All that a player has. */
const MOST = 4

const endLabel = (end: Place): string => (end === SUPPLY ? SUPPLY_LABEL : placeAnswer(end))

/** Where a token comes from or goes to: its owner’s supply, or a prospect. */
function endStep(
  asked: Pick<Step, 'key' | 'label'>,
  scene: Scene,
  end: Place,
  set: (end: Place) => void,
): Step {
  return {
    ...asked,
    answer: endLabel(end),
    body: (next) => (
      <SelectorPick
        label={asked.label}
        vocabulary={placesIn(scene, true)}
        value={end}
        besides={[
          {
            key: SUPPLY,
            label: endLabel(SUPPLY),
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
  endStep({ key: 'from', label: 'From' }, scene, effect.from, (from) => set({ ...effect, from })),
  endStep({ key: 'to', label: 'To' }, scene, effect.to, (to) => set({ ...effect, to })),
  countStep({ key: 'n', label: 'How many' }, MOST, effect.n, (n) => set({ ...effect, n })),
]
