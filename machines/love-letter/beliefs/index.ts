import { deckAfterDeal } from '../apply'
import { copies, editions } from '../editions'
import {
  ANY_CARD,
  allBut,
  CARDS,
  type Card,
  type CardSet,
  COUNTESS,
  type Deal,
  type Event,
  type Fact,
  NO_CARD,
  only,
  type Position,
  type RuleId,
  type Seat,
  type Table,
} from '../model'
import { facts } from './facts'
import { isPossible, learn, type World, type Worlds } from './worlds'

/** The facts of one event of the present round, kept so that the round can be told again without it. */
export interface Told {
  /** Index of the event in the whole record. */
  readonly at: number
  readonly type: Event['type']
  readonly facts: readonly Fact[]
}

/** What the public facts of the present round prove about its hidden cards. */
export interface Beliefs {
  /** The worlds before the first fact. */
  readonly base: Worlds
  readonly told: readonly Told[]
  readonly worlds: Worlds
}

/** Before the first deal nothing is hidden. */
export const noBeliefs: Beliefs = begin({
  unseen: [],
  fresh: 0,
  all: [{ hands: [], drawn: NO_CARD, aside: NO_CARD, under: [] }],
})

function begin(base: Worlds): Beliefs {
  return { base, told: [], worlds: base }
}

const known = (card: Card | null | undefined): CardSet =>
  card === null || card === undefined ? ANY_CARD : only(card)

function unseen(table: Table, faceUp: readonly Card[]): number[] {
  const left = copies(editions[table.edition])
  for (const card of faceUp) left[card] = (left[card] ?? 0) - 1
  return left
}

/** The worlds of a fresh deal: every hand, the card set aside and the deck are unknown but for what the deal tells. */
function afterDeal(table: Table, { faceUp, hands, setAside, deck }: Deal): Beliefs {
  const world: World = {
    hands: table.players.map((_, seat) => known(hands?.[seat])),
    drawn: NO_CARD,
    aside: known(setAside),
    under: (deck ?? []).map(only),
  }
  return begin({
    unseen: unseen(table, faceUp),
    fresh: deck ? 0 : deckAfterDeal(table, faceUp.length),
    all: [world],
  })
}

/** The worlds of a position: cards that it does not mention are unseen. The position must be a possible one. */
export function afterPosition(table: Table, position: Position): Beliefs {
  const { hands, discards, faceUp, setAside, deck, turn } = position
  const world: World = {
    hands: hands.map((hand) => (hand.length ? known(hand[0]) : NO_CARD)),
    drawn: hands[turn]?.length === 2 ? known(hands[turn]?.[1]) : NO_CARD,
    aside: known(setAside),
    under: typeof deck === 'number' ? [] : deck.map(only),
  }
  return begin({
    unseen: unseen(table, [...faceUp, ...discards.flat()]),
    fresh: typeof deck === 'number' ? deck : 0,
    all: [world],
  })
}

/** The beliefs after an event; its worlds are empty when the event cannot be. */
export function observe(table: Table, beliefs: Beliefs, event: Event, at: number): Beliefs {
  if (event.type === 'deal') return afterDeal(table, event)
  if (event.type === 'table.position') return afterPosition(table, event.position)
  const news = facts(table, event)
  if (news.length === 0) return beliefs
  return {
    base: beliefs.base,
    told: [...beliefs.told, { at, type: event.type, facts: news }],
    worlds: news.reduce(learn, beliefs.worlds),
  }
}

export const isContradictory = (beliefs: Beliefs): boolean => beliefs.worlds.all.length === 0

/** Whether a play that was possible would have broken the forced-8 rule in some world: a breach that nobody can prove. */
export function isUnproven(before: Beliefs, after: Beliefs): boolean {
  const last = after.told.at(-1)
  if (after.told.length === before.told.length || last?.type !== 'play') return false
  const duty = last.facts.findIndex((fact) => fact.disputable)
  if (duty < 0) return false
  const { seat } = last.facts[duty] as Extract<Fact, { fact: 'holds' }>
  const breach: Fact = { fact: 'holds', seat, cards: only(COUNTESS) }
  return [...last.facts.slice(0, duty), breach].reduce(learn, before.worlds).all.length > 0
}

/** The worlds after what was told from `from` on; without what event `mistaken`, or with 'all' every one, said of hidden cards. */
function retell(beliefs: Beliefs, from: number, worlds: Worlds, mistaken: number | 'all'): Worlds {
  let after = worlds
  for (let i = from; i < beliefs.told.length && after.all.length > 0; i++) {
    const { at, facts: said } = beliefs.told[i] as Told
    const isMistaken = mistaken === 'all' || mistaken === at
    for (const fact of said) if (!(isMistaken && fact.disputable)) after = learn(after, fact)
  }
  return after
}

/** The events that, each taken alone as mistaken, leave some world. All that was told before such an event is told only once. */
function suspectsOf(beliefs: Beliefs): number[] {
  const suspects: number[] = []
  let before = beliefs.base
  for (const [i, { at, facts: said }] of beliefs.told.entries()) {
    if (said.some((fact) => fact.disputable) && retell(beliefs, i, before, at).all.length > 0)
      suspects.push(at)
    before = said.reduce(learn, before)
  }
  return suspects
}

const OWN_RULE: { readonly [T in Event['type']]?: RuleId } = {
  play: 'must-play-countess',
  answer: 'wrong-answer',
  compare: 'wrong-comparison',
  count: 'wrong-count',
}

/**
 * Why the last event leaves no world, and which events, each taken alone as mistaken, would make all possible
 * again. `beliefs` must be contradictory. Suspects are indices of the whole record, in order.
 */
export function explainContradiction(beliefs: Beliefs): { rule: RuleId; suspects: number[] } {
  // What all of them together cannot mend, none can alone.
  if (retell(beliefs, 0, beliefs.base, 'all').all.length === 0)
    return { rule: 'impossible-card', suspects: [] }
  const suspects = suspectsOf(beliefs)
  const last = beliefs.told.at(-1) as Told
  const own = suspects.includes(last.at) ? OWN_RULE[last.type] : undefined
  return { rule: own ?? 'contradiction', suspects }
}

/** Every card that some world lets this player hold. */
export function possibleCards(beliefs: Beliefs, seat: Seat, turn: Seat): CardSet {
  const { unseen: left, all } = beliefs.worlds
  let possible: CardSet = NO_CARD
  for (const world of all) {
    for (const card of CARDS) {
      const bit = only(card)
      if (possible & bit) continue
      const hand = (world.hands[seat] as CardSet) & bit
      const drawn = seat === turn ? world.drawn & bit : NO_CARD
      if (hand && isPossible({ ...world, hands: world.hands.map((h, i) => (i === seat ? hand : h)) }, left))
        possible |= bit
      else if (drawn && isPossible({ ...world, drawn }, left)) possible |= bit
    }
  }
  return possible
}

/** Whether some world fills both places of this hand without the card. */
function canLack({ unseen: left, all }: Worlds, seat: Seat, isOnTurn: boolean, card: Card): boolean {
  return all.some((world) => {
    const hand = (world.hands[seat] as CardSet) & allBut(card)
    const drawn = isOnTurn ? world.drawn & allBut(card) : world.drawn
    const isEmptied = hand === NO_CARD || (drawn === NO_CARD && world.drawn !== NO_CARD)
    const hands = world.hands.map((h, i) => (i === seat ? hand : h))
    return !isEmptied && isPossible({ ...world, hands, drawn }, left)
  })
}

/** Whether in some world one of the two cards of the player on turn is another one. */
function canMix({ unseen: left, all }: Worlds, seat: Seat, card: Card): boolean {
  return all.some((world) => {
    const hand = (world.hands[seat] as CardSet) & allBut(card)
    const drawn = world.drawn & allBut(card)
    const hands = world.hands.map((h, i) => (i === seat ? hand : h))
    return (
      (hand !== NO_CARD && isPossible({ ...world, hands }, left)) ||
      (drawn !== NO_CARD && isPossible({ ...world, drawn }, left))
    )
  })
}

/**
 * The `held` cards in a player's hand as far as the facts prove them: each card that no world can do without, the
 * lowest first, then null for every other. `turn` is whose turn it is; the beliefs must not be contradictory. What
 * is proved of hidden cards: record.md, `holds`.
 */
export function certainHand(beliefs: Beliefs, seat: Seat, turn: Seat, held: number): (Card | null)[] {
  if (held === 0) return []
  const { worlds } = beliefs
  const certain = CARDS.filter((card) => !canLack(worlds, seat, seat === turn, card))
  const both = held === 2 && certain.length === 1 && !canMix(worlds, seat, certain[0] as Card)
  const cards = both ? [...certain, ...certain] : certain
  return Array.from({ length: held }, (_, i) => cards[i] ?? null)
}
