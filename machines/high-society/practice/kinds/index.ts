import type { RulingKey } from '../../model'
import type { Kind } from '../ask'
import type { KindId, PageId } from '../model'
import { cardsDrawn, deckAfter } from './cards'
import { whatTheyMayDo, whomToCatch, whomToDance } from './dancers'
import { whereEnds } from './ladder'
import { afterEngagement, match } from './match'
import { order, whoGossips } from './order'
import { mayReveal } from './reveal'
import { scandalCost } from './scandal'
import { matchScore, whoWins } from './scoring'
import { fromWhere, jealousy, whoseGoesHome } from './token-sets'
import { swoon, tokensAfter } from './tokens'

export interface KindRow {
  readonly ask: Kind
  /** The pages that can settle such a question. */
  readonly rulings: readonly PageId[]
  /** Open points on which the answer can turn: at the hardest level a table may read them otherwise. */
  readonly readings?: readonly RulingKey[]
}

/** Every kind of question: who makes it, and what can settle it. */
export const kindRows: Readonly<Record<KindId, KindRow>> = {
  order: { ask: order, rulings: ['turn-order', 'first-and-last'] },
  'who-gossips': {
    ask: whoGossips,
    rulings: ['who-gossips', 'danbury-gossip'],
    readings: ['danbury-gossip'],
  },
  'whom-to-dance': { ask: whomToDance, rulings: ['prospect-taken'] },
  'what-they-may-do': { ask: whatTheyMayDo, rulings: ['must-act', 'nobody-to-catch', 'scandal-is-no-dance'] },
  'tokens-after': {
    ask: tokensAfter,
    rulings: ['placing-is-not-a-choice', 'send-home', 'rival-pair', 'siblings', 'dancing-with-a-match'],
    readings: ['rival-pair'],
  },
  'whose-goes-home': { ask: whoseGoesHome, rulings: ['send-home', 'rival-pair'], readings: ['rival-pair'] },
  'from-where': { ask: fromWhere, rulings: ['move-from'] },
  jealousy: { ask: jealousy, rulings: ['token-elsewhere'] },
  swoon: {
    ask: swoon,
    rulings: ['swoon-replaces', 'swoon-token', 'swoon-by-the-engaged'],
    readings: ['swoon-token'],
  },
  match: {
    ask: match,
    rulings: [
      'third-dance',
      'plain-match',
      'one-ring-each',
      'locked-out',
      'siblings',
      'token-elsewhere',
      'jealousy-final',
      'swoon-final',
    ],
    readings: ['jealousy-final', 'swoon-final'],
  },
  'after-engagement': { ask: afterEngagement, rulings: ['tokens-at-an-engagement'] },
  'may-reveal': {
    ask: mayReveal,
    rulings: ['trait-not-hidden', 'reveal-after-engagement', 'reveal-not-allowed'],
  },
  'whom-to-catch': { ask: whomToCatch, rulings: ['victim-protected', 'victim-not-dancing'] },
  'scandal-cost': {
    ask: scandalCost,
    rulings: ['token-lost-to-a-scandal', 'scandal-final'],
    readings: ['scandal-final'],
  },
  'where-ends': { ask: whereEnds, rulings: ['ends-of-the-ladder'] },
  'cards-drawn': { ask: cardsDrawn, rulings: ['make-a-deal'] },
  'deck-after': { ask: deckAfter, rulings: ['refill', 'reshuffle'], readings: ['reshuffle'] },
  'match-score': { ask: matchScore, rulings: ['wrong-score'] },
  'who-wins': { ask: whoWins, rulings: ['wrong-score', 'tie'] },
}
