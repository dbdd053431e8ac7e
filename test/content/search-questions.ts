/** Questions made by rule: every name of every card with every topic that has a page for it, one slip of the fingers each. */
import { WORDS } from '@/content/load'
import {
  BARON,
  CARDS,
  type Card,
  CHANCELLOR,
  COUNTESS,
  cardsOf,
  editions,
  GUARD,
  HANDMAID,
  KING,
  PRIEST,
  PRINCE,
  PRINCESS,
  QUEEN,
  SPY,
  viewCard,
} from '@/machines/love-letter'

export interface Question {
  readonly asks: string
  /** The pages of which one must come first. */
  readonly first: readonly string[]
}

const CHOOSING: readonly Card[] = [GUARD, PRIEST, BARON, KING]

/** `*` is the card's name. The pages are what the rulebooks' question is settled on, whichever words are used. */
const TOPICS: readonly (readonly [words: string, cards: readonly Card[], ...first: string[]])[] = [
  ['*', CARDS, 'card'],
  ['what does * do', CARDS, 'card'],
  ['how many copies of *', CARDS, 'card'],
  ['too many * on the table', CARDS, 'impossible-card'],
  ['* empty deck', [PRINCE], 'prince-and-empty-deck'],
  ['pile empty *', [CHANCELLOR], 'when-the-deck-is-empty'],
  ['* protected player', [...CHOOSING, PRINCE], 'target-protected', 'protected-target'],
  ['waste * on immune player', CHOOSING, 'protected-target'],
  ['* everybody protected', [...CHOOSING, PRINCE], 'target-missing'],
  ['can i use * on myself', [...CHOOSING, PRINCE], 'target-self'],
  ['* on eliminated player', [...CHOOSING, PRINCE], 'target-out'],
  ['* thrown away', [PRINCESS], 'princess-discarded'],
  ['* discarded', [SPY], 'spy-token'],
  ['* discard', [HANDMAID], 'protection'],
  ['* queen charlotte', [BARON], 'duke-and-queen'],
  ['queen * immune', [HANDMAID], 'queen-and-colin'],
  ['countess *', [PRINCE, KING, CHANCELLOR, PRINCESS, QUEEN], 'forced-countess'],
  ['lady featherington *', [PRINCE, KING, QUEEN], 'forced-countess'],
  ['penelope *', [PRINCE, KING, CHANCELLOR], 'princess-discarded'],
  ['guard guess *', [SPY, PRIEST, BARON, HANDMAID, KING, COUNTESS], 'naming-a-number'],
  ['eloise names *', [GUARD], 'guess-guard'],
  ['guard name *', [QUEEN], 'guess-unknown'],
  ['* showdown', [QUEEN], 'queen-at-the-showdown'],
  ['how long is * safe', [HANDMAID], 'protection'],
  ['somebody lied *', [GUARD], 'wrong-answer'],
  ['* wrong result', [BARON], 'wrong-comparison'],
  ['* false count', [QUEEN], 'wrong-count'],
  ['* bonus token', [SPY], 'spy-token'],
  ['two * extra heart', [SPY], 'spy-token'],
  ['* must be played', [COUNTESS], 'forced-countess'],
  ['kept * cheated', [COUNTESS], 'must-play-countess'],
  ['* traded away', [PRINCESS], 'princess-discarded'],
  ['* target', [SPY, CHANCELLOR, COUNTESS], 'target-not-allowed'],
  // Hardly anybody lays one on somebody; many choose a player who is under one.
  ['* target', [HANDMAID], 'target-protected', 'target-not-allowed'],
  ['* without a name', [GUARD], 'guess-missing'],
  ['name a card with *', [PRIEST, BARON, KING], 'guess-not-allowed'],
  ['* everybody out', [QUEEN], 'queen-clears-table'],
  ['* lowest number', [QUEEN], 'count-starts-at-one'],
  ['is * player counted too', [QUEEN], 'queen-counts-player'],
]

/** What both editions print on the card, and two more things that people say. */
function namesOf(card: Card): string[] {
  const printed = [editions['love-letter'], editions.bridgerton]
    .filter((edition) => cardsOf(edition).includes(card))
    .map(({ id }) => viewCard(id, card))
  const called: Readonly<Record<string, readonly string[]>> = WORDS.CALLED
  const more = printed.flatMap(({ id }) => called[id] ?? []).filter((name) => name.length > 3)
  return [...printed.map(({ name }) => name.toLowerCase()), ...more.slice(0, 2)]
}

const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
]

/** One slip, somewhere in one of the longer words; which one and where goes round with the number of the question. */
function slipped(question: string, number: number): string {
  const words = question.split(' ')
  const long = words.flatMap((word, at) => (word.length > 3 ? [at] : []))
  const at = long[number % long.length] ?? 0
  const word = words[at] ?? ''
  const slip = SLIPS[number % SLIPS.length] as (typeof SLIPS)[number]
  return words.with(at, slip(word, Math.floor(number / SLIPS.length) % (word.length - 1))).join(' ')
}

const idOf = (card: Card) => (card === QUEEN ? 'queen-charlotte' : viewCard('love-letter', card).id)
const hrefOf = (page: string, card: Card) =>
  page === 'card' ? `/cards/love-letter/${idOf(card)}` : `/rulings/love-letter/${page}`

export const questionsByRule: readonly Question[] = TOPICS.flatMap(([words, cards, ...first]) =>
  cards.flatMap((card) =>
    namesOf(card).map((name) => ({
      asks: words.replace('*', name),
      first: first.map((page) => hrefOf(page, card)),
    })),
  ),
).map(({ asks, first }, number) => ({ asks: slipped(asks, number), first }))
