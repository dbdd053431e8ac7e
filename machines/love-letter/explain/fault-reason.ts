import { printed } from '../editions'
import { COUNTESS, type Edition, GUARD, HANDMAID, PRINCE, QUEEN, type RuleId, SPY } from '../model'
import { forcers } from './cards'
import type { About } from './fault-about'
import { RULE_WORDS, type RuleWords } from './rule-words'
import { RULING_QUESTIONS } from './ruling-questions'
import { capital } from './words'

type Concrete = Partial<Pick<RuleWords, 'reason' | 'source'>>

const said = (edition: Edition, card: Parameters<typeof printed>[1]) => printed(edition, card).said
const book = (edition: Edition, card: Parameters<typeof printed>[1]) =>
  `Rulebook: ${printed(edition, card).name}`

/** The card that was played, as the place to look up. */
const ofPlayed = ({ edition, event }: About): Concrete =>
  event.type === 'play' ? { source: book(edition, event.card) } : {}

function ofComparison({ edition }: About): Concrete {
  const queen = edition.cards[QUEEN] ? ', and so does Queen Charlotte, who has no number' : ''
  return {
    reason: `The lower of the two numbers is out; equal numbers leave both in${queen}.`,
    source: book(edition, 3),
  }
}

function ofCount({ table, edition, event }: About): Concrete {
  const source = book(edition, QUEEN)
  if (event.type !== 'count') return { source }
  const { rulings, round } = table
  if (rulings['queen-counts-player'] === 'no' && round && event.out.includes(round.turn))
    return {
      reason: 'At this table, whoever plays her is not counted.',
      source: `Open ruling: ${RULING_QUESTIONS['queen-counts-player']}`,
    }
  if (rulings['queen-and-colin'] === 'protected' && event.out.some((seat) => round?.protected[seat]))
    return {
      reason: `At this table, the count passes over whoever ${said(edition, HANDMAID)} protects.`,
      source: `Open ruling: ${RULING_QUESTIONS['queen-and-colin']}`,
    }
  return { source }
}

function ofProtection({ table, edition, event }: About): Concrete {
  const reason = `Whoever plays ${said(edition, HANDMAID)} cannot be chosen by others until their own next turn begins.`
  const isPrince = event.type === 'play' && event.card === PRINCE
  const isRuled = table.rulings['protected-target'] === 'refused' && !isPrince
  return {
    reason,
    source: `${book(edition, HANDMAID)}${isRuled ? `; open ruling: ${RULING_QUESTIONS['protected-target']}` : ''}`,
  }
}

function ofMissingTarget({ edition, event }: About): Concrete {
  if (event.type === 'play' && event.card === PRINCE) {
    const reason = `${capital(said(edition, PRINCE))} always chooses somebody, and one’s own hand will do.`
    return { reason, source: book(edition, PRINCE) }
  }
  return {
    reason: 'Only when everybody else still in is protected is such a card laid without choosing anybody.',
    source: book(edition, HANDMAID),
  }
}

function ofCountess({ edition, event }: About): Concrete {
  const other = event.type === 'play' ? said(edition, event.card) : forcers(edition)
  return {
    reason: `Whoever holds ${other} and ${said(edition, COUNTESS)} when choosing a card on their turn must play ${said(edition, COUNTESS)}.`,
    source: book(edition, COUNTESS),
  }
}

function ofAward({ table, edition }: About): Concrete {
  const bonus = edition.cards[SPY] ? `, and ${said(edition, SPY)} may give one more` : ''
  const ruled = edition.cards[SPY] ? ` and ${printed(edition, SPY).name}` : ''
  const all =
    table.rulings['bonus-token'] === 'among-all' ? `; open ruling: ${RULING_QUESTIONS['bonus-token']}` : ''
  return {
    reason: `Each winner of the round gains one token${bonus}.`,
    source: `Rulebook: end of a round${ruled}${all}`,
  }
}

const ofGuess = ({ edition }: About): Concrete => ({ source: book(edition, GUARD) })

function ofGuessAnswer({ edition }: About): Concrete {
  return {
    reason: `Whoever is asked by ${said(edition, GUARD)} says truly whether they hold that card.`,
    source: book(edition, GUARD),
  }
}

function ofUnknownGuess({ edition }: About): Concrete {
  const queen = edition.cards[QUEEN] ? ', which leaves out Queen Charlotte' : ''
  return {
    reason: `${capital(said(edition, GUARD))} names one of the numbered cards of the edition${queen}.`,
    source: book(edition, GUARD),
  }
}

function ofOwnGuess({ edition }: About): Concrete {
  return {
    reason: `${capital(said(edition, GUARD))} may ask for any numbered card but its own kind.`,
    source: book(edition, GUARD),
  }
}

function ofSelf({ edition, event }: About): Concrete {
  return {
    ...(event.type === 'play' ? { source: book(edition, event.card) } : {}),
    reason: `This card is for somebody else; only ${said(edition, PRINCE)} may be played on one’s own hand.`,
  }
}

function ofSetup({ event }: About): Concrete {
  switch (event.type) {
    case 'deal':
      return {
        reason: 'How many cards lie where after a deal follows from the edition and the number of players.',
      }
    case 'table.seats':
      return { reason: 'The edition says how many can play, and each needs a name of their own.' }
    case 'table.goal':
      return {
        reason: 'A game is won with tokens, so one at least is needed.',
        source: 'The record: repairs',
      }
    default:
      return {}
  }
}

/** How much of what was said would have to be mistaken. */
function ofContradiction({ fault }: About): Concrete {
  const { reason } = RULE_WORDS.contradiction
  const n = fault.suspects.length
  if (n === 0) return { reason: `${reason} More than one earlier step would have to be mistaken.` }
  return {
    reason: `${reason} It would fit if ${n === 1 ? 'this earlier step' : 'any one of these earlier steps'} were mistaken.`,
  }
}

const CONCRETE: { readonly [R in RuleId]?: (it: About) => Concrete } = {
  'wrong-setup': ofSetup,
  'target-missing': ofMissingTarget,
  'target-self': ofSelf,
  'target-protected': ofProtection,
  'target-not-allowed': ofPlayed,
  'guess-not-allowed': ofGuess,
  'guess-missing': ofGuess,
  'guess-unknown': ofUnknownGuess,
  'guess-guard': ofOwnGuess,
  'wrong-award': ofAward,
  'must-play-countess': ofCountess,
  'wrong-answer': ofGuessAnswer,
  'wrong-comparison': ofComparison,
  'wrong-count': ofCount,
  contradiction: ofContradiction,
}

/** The rule with the cards in hand. */
export function ruleWords(it: About): RuleWords {
  return { ...RULE_WORDS[it.fault.rule], ...CONCRETE[it.fault.rule]?.(it) }
}
