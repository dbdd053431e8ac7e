import {
  BARON,
  type Card,
  COUNTESS,
  GUARD,
  HANDMAID,
  PRINCE,
  PRINCESS,
  QUEEN,
  type RulingKey,
  SPY,
} from '../../model'
import type { Kind } from '../ask'
import type { KindId, PageId } from '../model'
import { emptyDeck } from './empty-deck'
import { canItBe, cannotHold, couldHoldKind, mustHold } from './hidden'
import { mayPlay, whatToName, whichLegal, whichNot, withAnEight } from './legal'
import { onWhom } from './on-whom'
import { theCount, whoIsOut, whoLoses } from './outcome'
import { hasAnybodyWon, theZero, tokensNow, whoStarts, whoWins } from './round-end'
import { cardsLeft, protectedNow, whatNext, whoseTurn } from './turn'

export interface KindRow {
  readonly ask: Kind
  /** The pages that can settle such a question. */
  readonly rulings: readonly PageId[]
  /** Asked only where the edition has this card. */
  readonly needs?: Card
  /** The cards that it can turn on; any, where they are left out. */
  readonly cards?: readonly Card[]
  /** Open points on which the answer can turn: at the hardest level a table may read them otherwise. */
  readonly readings?: readonly RulingKey[]
  /** Some players lack one or two tokens to win. */
  readonly isNearTheGoal?: true
}

const PLAYS: readonly PageId[] = [
  'must-play-countess',
  'forced-countess',
  'target-missing',
  'target-self',
  'target-out',
  'target-protected',
  'target-not-allowed',
  'guess-guard',
  'protected-target',
  'princess-discarded',
  'protection',
]
const HANDS: readonly PageId[] = [
  'impossible-card',
  'contradiction',
  'wrong-answer',
  'wrong-comparison',
  'wrong-count',
  'must-play-countess',
]
const COUNTS: readonly RulingKey[] = ['queen-and-colin', 'queen-counts-player', 'queen-clears-table']
const WASTE: readonly RulingKey[] = ['protected-target']

/** Every kind of question: who makes it, and what can settle it. */
export const kindRows: Readonly<Record<KindId, KindRow>> = {
  'may-play': { ask: mayPlay, rulings: PLAYS, readings: WASTE },
  'which-legal': { ask: whichLegal, rulings: PLAYS, readings: WASTE },
  'which-not': { ask: whichNot, rulings: PLAYS, readings: WASTE },
  'on-whom': {
    ask: onWhom,
    rulings: ['target-missing', 'target-self', 'target-protected', 'protected-target'],
    readings: WASTE,
  },
  'with-an-8': { ask: withAnEight, cards: [COUNTESS], rulings: ['must-play-countess', 'forced-countess'] },
  'what-to-name': { ask: whatToName, cards: [GUARD], rulings: ['guess-guard', 'guess-unknown'] },
  'who-is-out': {
    ask: whoIsOut,
    cards: [GUARD, BARON, PRINCE, PRINCESS, QUEEN],
    rulings: [
      'wrong-answer',
      'wrong-comparison',
      'duke-and-queen',
      'count-starts-at-one',
      'wrong-count',
      'princess-discarded',
    ],
  },
  'who-loses': { ask: whoLoses, cards: [BARON], rulings: ['wrong-comparison', 'duke-and-queen'] },
  'the-count': {
    ask: theCount,
    cards: [QUEEN],
    rulings: ['queen-and-colin', 'count-starts-at-one', 'wrong-count'],
    needs: QUEEN,
    readings: COUNTS,
  },
  'empty-deck': {
    ask: emptyDeck,
    cards: [PRINCE],
    rulings: ['prince-and-empty-deck', 'princess-discarded'],
    needs: PRINCE,
  },
  'cards-left': {
    ask: cardsLeft,
    rulings: ['already-drawn', 'prince-and-empty-deck', 'when-the-deck-is-empty'],
  },
  'what-next': { ask: whatNext, rulings: ['when-the-deck-is-empty'] },
  'whose-turn': { ask: whoseTurn, cards: [], rulings: ['turn-order'] },
  'protected-now': { ask: protectedNow, cards: [HANDMAID], rulings: ['protection'] },
  'who-wins': {
    ask: whoWins,
    cards: [],
    rulings: ['ties', 'queen-at-the-showdown', 'queen-clears-table', 'when-the-deck-is-empty'],
  },
  'the-0': {
    ask: theZero,
    cards: [SPY],
    rulings: ['spy-token', 'bonus-token'],
    needs: SPY,
    readings: ['bonus-token'],
  },
  'who-starts': { ask: whoStarts, cards: [], rulings: ['ties', 'wrong-starter', 'queen-clears-table'] },
  'tokens-now': { ask: tokensNow, cards: [SPY], rulings: ['wrong-award', 'ties', 'spy-token'] },
  'has-anybody-won': {
    ask: hasAnybodyWon,
    cards: [],
    rulings: ['target-numbers', 'ties'],
    isNearTheGoal: true,
  },
  'cannot-hold': { ask: cannotHold, rulings: HANDS },
  'could-hold': { ask: couldHoldKind, rulings: HANDS },
  'must-hold': { ask: mustHold, rulings: ['contradiction'] },
  'can-it-be': { ask: canItBe, rulings: ['wrong-answer', 'contradiction', 'impossible-card'] },
}
