import type { FaultWordsOf } from '../../core/explain'
import { type Fault, type Game, judge } from '../judge'
import { COUNTESS, type Event, type Phase, type RuleId } from '../model'
import { isRepair } from '../repairs'
import { type About, about, type Reported } from './fault-about'
import { sentenceOf } from './fault-public'
import { ruleWords } from './fault-reason'
import { unknownSentence } from './fault-unknown'
import { RULE_WORDS } from './rule-words'
import { said } from './words'

export type FaultWords = FaultWordsOf<RuleId>

const NAMELESS: readonly RuleId[] = ['unknown-event', 'unknown-player', 'unknown-card']

/** Whether the rules can read the event at all; the head of a record is none. */
const isKnown = (fault: Fault): boolean => fault.at >= 0 && !NAMELESS.includes(fault.rule)

function suspectsOf({ game, event, fault }: About, label: (at: number) => string) {
  return fault.suspects.map((at) => {
    const isPlay = at === fault.at ? event.type === 'play' : wasPlay(game, at)
    const doubt = isPlay ? `, if the other card was ${said(game.table, COUNTESS)}` : ''
    return { at, text: `${at === fault.at ? 'This step itself: ' : ''}${label(at)}${doubt}` }
  })
}

const wasPlay = ({ beliefs }: Game, at: number): boolean =>
  beliefs.told.some((told) => told.at === at && told.type === 'play')

function canStand(game: Game, phase: Phase, event: Event): boolean {
  if (isRepair(event)) return false
  return judge(game, phase, { ...event, ruled: true }).fault === null
}

/** Everything that a banner says of a fault. `label` puts the step at an index into words. */
export function faultWords(
  game: Game,
  phase: Phase,
  event: Reported,
  fault: Fault,
  label: (at: number) => string,
): FaultWords {
  const kicker = 'This cannot be'
  const id = fault.rule
  if (!isKnown(fault)) {
    const { title, reason, source } = RULE_WORDS[id]
    const sentence = unknownSentence(game.table, event, fault)
    return { kicker, sentence, reason, rule: { id, title, source }, suspects: [], canStand: false }
  }
  const it = about(game, phase, event as Event, fault)
  const { title, reason, source } = ruleWords(it)
  return {
    kicker,
    sentence: sentenceOf(it),
    reason,
    rule: { id, title, source },
    suspects: suspectsOf(it, label),
    canStand: canStand(game, phase, it.event),
  }
}
