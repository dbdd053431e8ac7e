import {
  type EffectOf,
  FLAG_LABELS,
  type Flag,
  type Place,
  type Players,
  UNTIL_LABELS,
} from '@/machines/high-society'
import { placeAnswer, playersAnswer } from '../answers'
import { PickGroup, type PickOption, Picks } from '../picks'
import { hasSelf, type Scene } from '../scene'
import { SelectorPick } from '../selector-pick'
import { isOfPlayers, placesIn, playersIn } from '../vocabulary'
import { pickStep, playersStep, type Step, type StepsOf } from './step'
import { textStep } from './text'

type Rule = EffectOf<'RULE'>

/** The rule for these players or at this prospect; for nobody in particular without. */
function over({ on: _, ...rule }: Rule, on: Players | Place | undefined): Rule {
  return on === undefined ? rule : { ...rule, on }
}

function flagged(rule: Rule, flag: Flag, scene: Scene): Rule {
  const { text: _, ...bare } = { ...rule, flag }
  if (flag === 'other') return { ...bare, text: rule.text ?? '' }
  // Where nobody watches, everybody can be caught.
  if (flag === 'distracted') return over(bare, undefined)
  if (flag !== 'protected') return bare
  const isPlayers = rule.on !== undefined && isOfPlayers(scene, rule.on)
  return isPlayers ? bare : over(bare, hasSelf(scene) ? undefined : 'all')
}

/** Whom a Chaperone protects: who laid the card, unless the line says another. */
const protectedStep = (rule: Rule, set: (rule: Rule) => void, scene: Scene): Step =>
  playersStep({ key: 'on', label: 'Who' }, scene, rule.on ?? 'self', (on) =>
    set(over(rule, on === 'self' ? undefined : on)),
  )

const EVERYWHERE = 'Everywhere'

function scopeStep(rule: Rule, set: (rule: Rule) => void, scene: Scene): Step {
  const { on } = rule
  const isPlayers = on !== undefined && isOfPlayers(scene, on)
  const answer = on === undefined ? EVERYWHERE : isPlayers ? playersAnswer(on) : placeAnswer(on)
  const everywhere = (next: () => void): PickOption => ({
    key: 'everywhere',
    label: EVERYWHERE,
    isPicked: on === undefined,
    onPick: () => {
      set(over(rule, undefined))
      next()
    },
  })
  const pick = (
    label: string,
    vocabulary: ReturnType<typeof playersIn>,
    isHere: boolean,
    next: () => void,
  ) => (
    <SelectorPick
      label={label}
      vocabulary={vocabulary}
      value={isHere ? on : undefined}
      onChange={(said) => set(over(rule, said))}
      onNext={next}
    />
  )
  return {
    key: 'on',
    label: 'Where it holds',
    answer,
    body: (next) => (
      <>
        <Picks label="Where it holds" options={[everywhere(next)]} />
        <PickGroup title="Or for these players">
          {pick('For these players', playersIn(scene), isPlayers, next)}
        </PickGroup>
        <PickGroup title="Or at one prospect">
          {pick('At one prospect', placesIn(scene), on !== undefined && !isPlayers, next)}
        </PickGroup>
      </>
    ),
  }
}

export const ruleSteps: StepsOf<'RULE'> = (rule, set, scene) => {
  const what = pickStep({ key: 'flag', label: 'Which rule' }, FLAG_LABELS, rule.flag, (flag) =>
    set(flagged(rule, flag, scene)),
  )
  const until = pickStep({ key: 'until', label: 'How long' }, UNTIL_LABELS, rule.until, (to) =>
    set({ ...rule, until: to }),
  )
  if (rule.flag === 'distracted') return [what, until]
  if (rule.flag === 'protected') return [what, protectedStep(rule, set, scene), until]
  const scope = scopeStep(rule, set, scene)
  if (rule.flag !== 'other') return [what, scope, until]
  const said = textStep('The rule, in your words', rule.text ?? '', (text) => set({ ...rule, text }))
  return [what, said, scope, until]
}
