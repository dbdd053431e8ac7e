import type { FaultWordsOf } from '../../core/explain'
import { apply } from '../apply'
import type { RuleId, Season } from '../model'
import { isRefusal } from '../refusal'
import type { About, Fault, Reported } from './fault-about'
import { choiceBarred, choiceMissing, fieldMissing } from './fault-choice'
import * as dance from './fault-dance'
import * as flow from './fault-flow'
import { ruleWords } from './fault-reason'
import { unknownSentence } from './fault-unknown'

export type FaultWords = FaultWordsOf<RuleId>

const unknown = ({ season, event, rule }: About) => unknownSentence(season, event, rule)

const SENTENCES: Readonly<Record<RuleId, (it: About) => string>> = {
  'unknown-event': unknown,
  'unknown-player': unknown,
  'unknown-prospect': unknown,
  'unknown-card': unknown,
  'unknown-effect': unknown,
  'wrong-setup': () => 'What this record begins with does not add up.',
  'game-over': flow.overSentence,
  'out-of-sequence': flow.sequenceSentence,
  'turn-order': flow.turnSentence,
  'wrong-ball': flow.ballSentence,
  'cards-missing': flow.missingSentence,
  'card-twice': flow.twiceSentence,
  'card-in-discard': flow.inDiscardSentence,
  'dance-not-allowed': dance.noDanceSentence,
  'prospect-taken': dance.takenSentence,
  'scandal-not-allowed': dance.noScandalSentence,
  'victim-not-dancing': dance.victimSentence,
  'victim-protected': dance.protectedSentence,
  'must-act': dance.actSentence,
  'token-missing': fieldMissing('token'),
  'replace-missing': fieldMissing('replace'),
  'send-home-missing': fieldMissing('sendHome'),
  'move-from-missing': fieldMissing('moveFrom'),
  'token-not-allowed': dance.tokenBarred,
  'replace-not-allowed': dance.replaceBarred,
  'send-home-not-allowed': dance.sendHomeBarred,
  'move-from-not-allowed': dance.moveFromBarred,
  'reveal-after-engagement': dance.revealEngaged,
  'reveal-not-allowed': dance.revealBarred,
  'trait-not-hidden': dance.notHidden,
  'give-self': dance.giveSentence,
  'wrong-discard': flow.discardSentence,
  'wrong-gossip': flow.gossipSentence,
  'choice-missing': choiceMissing,
  'choice-not-allowed': choiceBarred,
  'wrong-score': flow.scoreSentence,
}

/** What a table may have done otherwise, and then rule on: what was moved is told as an effect, and play goes on. */
export const CAN_STAND: readonly RuleId[] = [
  'turn-order',
  'dance-not-allowed',
  'prospect-taken',
  'scandal-not-allowed',
  'victim-not-dancing',
  'victim-protected',
  'must-act',
  'token-not-allowed',
  'replace-not-allowed',
  'send-home-not-allowed',
  'move-from-not-allowed',
  'reveal-after-engagement',
  'reveal-not-allowed',
  'trait-not-hidden',
  'choice-not-allowed',
]

/** Whether a table ruling may be told now. */
const mayRule = (season: Season): boolean => !isRefusal(apply(season, { type: 'effect', effects: [] }))

/** What cannot be, in a sentence with names and cards; also why a choice is barred. The event may be half told. */
export const whyBarred = (season: Season, rule: RuleId, event: Reported): string =>
  SENTENCES[rule]({ season, event, rule })

/** Everything that a banner says of a fault; of the record’s own head `headSentence` says more. */
export function faultWords(season: Season, event: Reported, { at, rule }: Fault): FaultWords {
  const { title, reason, source } = ruleWords({ season, event, rule })
  return {
    kicker: 'This cannot be',
    sentence: at < 0 ? SENTENCES['wrong-setup']({ season, event, rule }) : whyBarred(season, rule, event),
    reason,
    rule: { id: rule, title, source },
    suspects: [],
    canStand: at >= 0 && CAN_STAND.includes(rule) && mayRule(season),
  }
}
