import { Stepper } from '@/components/ui/stepper'
import { AMOUNT_LABELS, PILE_LABELS, type Pile } from '@/machines/high-society'
import { pileAnswer } from '../answers'
import { NextButton } from '../next-button'
import { PickGroup, Picks } from '../picks'
import type { Scene } from '../scene'
import { SelectorPick } from '../selector-pick'
import { playersIn } from '../vocabulary'
import type { Step, StepsOf } from './step'

/** More than any hand or effect needs. */
const MOST = 12

function pileStep(
  asked: Pick<Step, 'key' | 'label'>,
  scene: Scene,
  pile: Pile,
  set: (pile: Pile) => void,
): Step {
  return {
    ...asked,
    answer: pileAnswer(pile),
    body: (next) => (
      <>
        <Picks
          label={asked.label}
          options={(['deck', 'discard'] as const).map((heap) => ({
            key: heap,
            label: PILE_LABELS[heap],
            isPicked: pile === heap,
            onPick: () => {
              set(heap)
              next()
            },
          }))}
        />
        <PickGroup title="Or a hand: whose?">
          <SelectorPick
            label={`${asked.label}: whose hand`}
            vocabulary={playersIn(scene)}
            value={typeof pile === 'object' ? pile.hand : undefined}
            onChange={(hand) => set({ hand })}
            onNext={next}
          />
        </PickGroup>
      </>
    ),
  }
}

export const cardsSteps: StepsOf<'CARDS'> = (effect, set, scene) => [
  pileStep({ key: 'from', label: 'From' }, scene, effect.from, (from) => set({ ...effect, from })),
  pileStep({ key: 'to', label: 'To' }, scene, effect.to, (to) => set({ ...effect, to })),
  {
    key: 'n',
    label: 'How many',
    answer: effect.n === 'all' ? AMOUNT_LABELS.all : String(effect.n),
    body: (next) => (
      <>
        <Picks
          label="How many"
          options={[
            {
              key: 'all',
              label: AMOUNT_LABELS.all,
              isPicked: effect.n === 'all',
              onPick: () => {
                set({ ...effect, n: 'all' })
                next()
              },
            },
          ]}
        />
        <Stepper
          label="Or so many"
          min={1}
          max={MOST}
          value={effect.n === 'all' ? 1 : effect.n}
          onChange={(n) => set({ ...effect, n })}
        />
        <NextButton onNext={next} />
      </>
    ),
  },
]
