import { deckAfterDeal } from './apply'
import { ruleOf } from './cards'
import { drawnByChancellor } from './cards/chancellor'
import { cardsOf, editions, hasTooMany } from './editions'
import {
  type Card,
  type Deal,
  type EditionId,
  type Event,
  GUARD,
  type Phase,
  type Play,
  QUEEN,
  type Repair,
  type Round,
  type RuleId,
  type Seat,
  type Table,
} from './model'
import { isRepair, repairObjection } from './repairs'
import { seatsIn, starters } from './scoring'

const nameable = (id: EditionId): readonly Card[] =>
  cardsOf(editions[id]).filter((card) => card !== GUARD && card !== QUEEN)

const named: Readonly<Record<EditionId, readonly Card[]>> = {
  'love-letter': nameable('love-letter'),
  'love-letter-classic': nameable('love-letter-classic'),
  bridgerton: nameable('bridgerton'),
  'bridgerton-classic': nameable('bridgerton-classic'),
}

/** The cards that a 1 may name: every numbered card of the edition but the 1 itself. */
export const guesses = (table: Table): readonly Card[] => named[table.edition]

export interface Targets {
  /** Whom the card may choose. */
  readonly may: readonly Seat[]
  /** The card may be played without choosing anybody. */
  readonly none: boolean
}

/**
 * Whom the player on turn may choose with this card, by public facts (rulebooks: the cards; the 4; ruling
 * `protected-target`). Needs a round; whether the card is in hand is not asked.
 */
export function targets(table: Table, card: Card): Targets {
  const round = table.round as Round
  const { target } = ruleOf(card)
  if (target === 'none') return { may: [], none: true }
  const others: Seat[] = []
  const free: Seat[] = []
  for (let seat = 0; seat < round.out.length; seat++) {
    if (round.out[seat] || (seat === round.turn && target === 'other')) continue
    others.push(seat)
    if (!round.protected[seat] || seat === round.turn) free.push(seat)
  }
  if (target === 'any') return { may: free, none: false }
  return { may: table.rulings['protected-target'] === 'no-effect' ? others : free, none: free.length === 0 }
}

/** Every way to play this card by public facts, for the player on turn: with each target and each guess. */
export function playsOf(table: Table, card: Card): Play[] {
  const player = (table.round as Round).turn
  const { may, none } = targets(table, card)
  const plain: Play[] = none ? [{ type: 'play', player, card }] : []
  if (!ruleOf(card).guesses)
    return [...plain, ...may.map((target): Play => ({ type: 'play', player, card, target }))]
  return [
    ...plain,
    ...may.flatMap((target) =>
      guesses(table).map((guess): Play => ({ type: 'play', player, card, target, guess })),
    ),
  ]
}

/** Who must act now, or is asked: the loser of a comparison, the target of a running effect, or the player on turn. */
export const actor = ({ effect, turn }: Round): Seat => effect?.loser ?? effect?.target ?? turn

/** Who can be lower in a comparison: either of the two, or nobody. */
export const losers = ({ effect, turn }: Round): (Seat | null)[] => [null, turn, effect?.target as Seat]

/** Who has yet to show their hand in the showdown. */
export const yetToShow = (round: Round): Seat[] => seatsIn(round).filter((seat) => round.shown[seat] === null)

/** The numbers that a count can stop at. */
export const COUNTED: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Whether the table can still say what it scored. */
export const mayAward = ({ result }: Table): boolean => result !== null && !result.awarded

/** Whether this event cannot come in this phase: by its place in the flow, whom it concerns, or its form. */
function outOfSequence(table: Table, phase: Phase, event: Exclude<Event, Repair>): boolean {
  const { round } = table
  switch (event.type) {
    case 'deal':
      return phase !== 'deal'
    case 'award':
      return !mayAward(table)
    case 'draw':
      return phase === 'draw' && round?.effect
        ? event.player !== actor(round)
        : phase !== 'draw' && phase !== 'play'
    case 'play':
      return (phase !== 'draw' && phase !== 'play') || round?.effect !== null
    case 'compare':
      return phase !== 'compare' || !losers(round as Round).includes(event.loser)
    case 'keep':
      return (
        phase !== 'keep' ||
        event.player !== actor(round as Round) ||
        (event.returns !== undefined && event.returns.length !== drawnByChancellor((round as Round).deck))
      )
    case 'count':
      return phase !== 'count' || !isWellFormedCount(round as Round, event.lowest, event.out)
    case 'reveal':
      return phase !== 'reveal' || !yetToShow(round as Round).includes(event.player)
    default:
      return phase !== event.type || event.player !== actor(round as Round)
  }
}

function isWellFormedCount(round: Round, lowest: number | null, out: readonly Seat[]): boolean {
  if (lowest === null) return out.length === 0
  return (
    COUNTED.includes(lowest as Card) &&
    out.length > 0 &&
    new Set(out).size === out.length &&
    out.every((seat) => !round.out[seat])
  )
}

/** How many cards lie face up beside the deck: three when two play. */
export const faceUpAtDeal = (table: Table): number => (table.players.length === 2 ? 3 : 0)

function isWrongDeal(table: Table, { faceUp, hands = [], setAside, deck }: Deal): boolean {
  if (faceUp.length !== faceUpAtDeal(table)) return true
  if (deck && deck.length !== deckAfterDeal(table, faceUp.length)) return true
  const named = [
    ...faceUp,
    ...(deck ?? []),
    ...hands.filter((card) => card !== null),
    ...(setAside === undefined ? [] : [setAside]),
  ]
  return hasTooMany(editions[table.edition], named)
}

function targetObjection(table: Table, round: Round, { card, target, ruled }: Play): RuleId | null {
  const { may, none } = targets(table, card)
  if (target === undefined) return none ? null : 'target-missing'
  if (may.includes(target)) return null
  if (ruleOf(card).target === 'none') return 'target-not-allowed'
  if (target === round.turn) return 'target-self'
  if (round.out[target]) return 'target-out'
  return ruled ? null : 'target-protected'
}

function guessObjection(table: Table, { card, target, guess }: Play): RuleId | null {
  const due = ruleOf(card).guesses && target !== undefined
  if (guess === undefined) return due ? 'guess-missing' : null
  if (!due) return 'guess-not-allowed'
  if (guess === GUARD) return 'guess-guard'
  return guess >= 0 && guesses(table).includes(guess as Card) ? null : 'guess-unknown'
}

/**
 * The first rule that an event breaks by public facts alone, in the record's order, or null. `phase` is what
 * the table must report next: the chart's state, or `awaited`. Players and cards must already be known ones.
 */
export function objection(table: Table, phase: Phase, event: Event): RuleId | null {
  if (isRepair(event)) return repairObjection(table, phase, event)
  if (event.type === 'deal' && phase === 'over') return 'game-over'
  if (outOfSequence(table, phase, event)) return 'out-of-sequence'
  const { round } = table
  switch (event.type) {
    case 'draw':
      if (round?.effect) return null
      if (event.player !== round?.turn) return 'turn-order'
      return phase === 'play' ? 'already-drawn' : null
    case 'play':
      if (event.player !== round?.turn) return 'turn-order'
      if (phase === 'draw') return 'must-draw'
      return targetObjection(table, round, event) ?? guessObjection(table, event)
    case 'deal':
      if (isWrongDeal(table, event)) return 'wrong-setup'
      return event.ruled || starters(table).includes(event.starter) ? null : 'wrong-starter'
    case 'award': {
      const due = table.result?.gained ?? []
      return event.ruled || due.every((n, seat) => n === event.tokens[seat]) ? null : 'wrong-award'
    }
    default:
      return null
  }
}
