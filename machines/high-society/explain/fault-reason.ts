import { isDanbury } from '../order'
import { isLocked } from './affection'
import { type About, said } from './fault-about'
import { RULE_WORDS, type RuleWords } from './rule-words'
import { RULING_QUESTIONS } from './ruling-questions'

const BY_TABLE: Partial<RuleWords> = { source: 'The table’s card book' }

/** Where a table’s own reading, or its card book, is what a rule rests on here. */
function concrete(it: About): Partial<RuleWords> {
  const { season, event, rule } = it
  switch (rule) {
    case 'wrong-gossip':
      return isDanbury(season) && season.rulings['danbury-gossip'] === 'last-to-dance'
        ? {
            reason: 'At this table, whoever danced last gossips at Lady Danbury’s Ball.',
            source: `Open ruling: ${RULING_QUESTIONS['danbury-gossip']}`,
          }
        : {}
    case 'send-home-not-allowed': {
      const prospect = said(it, 'prospect')
      return prospect !== undefined && isLocked(season, prospect)
        ? {
            reason: 'At this table, two tokens of one rival on a tile stay there.',
            source: `Open ruling: ${RULING_QUESTIONS['rival-pair']}`,
          }
        : {}
    }
    case 'reveal-not-allowed':
      return event.type === 'scandal' ? {} : BY_TABLE
    default:
      return {}
  }
}

/** Title, reason and source of the rule that a fault names, as they hold at this table. */
export const ruleWords = (it: About): RuleWords => ({ ...RULE_WORDS[it.rule], ...concrete(it) })
