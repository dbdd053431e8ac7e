import { Stepper } from '@/components/ui/stepper'
import { NextButton } from '../next-button'
import { Picks } from '../picks'
import { placeStep, type StepsOf } from './step'

/** From one end of the longest ladder to the other. */
const FURTHEST = 6

export const moveSteps: StepsOf<'MOVE'> = (effect, set, scene) => [
  placeStep({ key: 'who', label: 'Which prospect' }, scene, effect.who, (who) => set({ ...effect, who })),
  {
    key: 'by',
    label: 'How far',
    answer: `${Math.abs(effect.by)} ${effect.by > 0 ? 'up' : 'down'}`,
    body: (next) => (
      <>
        <Picks
          label="Up or down"
          options={[1, -1].map((way) => ({
            key: String(way),
            label: way > 0 ? 'Up' : 'Down',
            isPicked: Math.sign(effect.by) === way,
            onPick: () => set({ ...effect, by: way * Math.abs(effect.by) }),
          }))}
        />
        <Stepper
          label="Places"
          min={1}
          max={FURTHEST}
          value={Math.abs(effect.by)}
          onChange={(places) => set({ ...effect, by: Math.sign(effect.by) * places })}
        />
        <NextButton onNext={next} />
      </>
    ),
  },
]
