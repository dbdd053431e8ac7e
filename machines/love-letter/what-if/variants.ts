import { awaited } from '../apply'
import { cardsOf, editions } from '../editions'
import { RULING_WORDS } from '../explain'
import { mostInDeck, positionProblems } from '../explain/position-problems'
import type { RulingWords } from '../explain/ruling-words'
import { advance, type Game, judge } from '../judge'
import { playsOf } from '../legal'
import {
  type Card,
  type EditionId,
  type Play,
  QUEEN,
  RULINGS,
  type RulingKey,
  SPY,
  type Table,
} from '../model'
import { headOf, type Situation } from '../notation'
import { implied } from '../question'
import { openRecord } from '../record'
import type { Reason } from './choices'
import { type Outcome, playedOut } from './outcome'

export type Result = Outcome | { readonly barred: Reason }

/** The game of a situation, with the draw that comes of itself; null where it cannot lie on a table. */
export function gameOf(situation: Situation): Game | null {
  const opened = openRecord({ ...headOf(situation), events: [] })
  if ('rule' in opened) return null
  const draw = implied(opened, awaited(opened.table))
  const verdict = draw && judge(opened, 'draw', draw)
  return draw && verdict && !verdict.fault ? advance(opened, draw, verdict.beliefs) : opened
}

/** Every play by public rules, each guess once for a target. */
function playsIn({ table }: Game): Play[] {
  return cardsOf(editions[table.edition]).flatMap((card) => {
    const plays = playsOf(table, card)
    return plays.filter((play, i) => plays.findIndex(({ target }) => target === play.target) === i)
  })
}

const markOf = (result: Result): string => ('barred' in result ? 'barred' : result.mark)

/** One reading of a switch, and what comes of a play under it. */
export interface Reading {
  readonly value: string
  readonly label: string
  /** What it says, in a sentence. */
  readonly says: string
  readonly isChosen: boolean
  readonly result: Result
}

/** A switch that matters for a play. */
export interface Matter {
  readonly key: RulingKey
  readonly question: string
  readonly play: Play
  readonly readings: readonly Reading[]
}

const withRuling = ({ table, position }: Situation, key: RulingKey, value: string): Situation => ({
  table: { ...table, rulings: { ...table.rulings, [key]: value } as Table['rulings'] },
  position,
})

/** Switches that can come up with the cards of an edition. */
export function switchesIn(edition: EditionId): RulingKey[] {
  const { cards } = editions[edition]
  return (Object.keys(RULINGS) as RulingKey[]).filter((key) =>
    key.startsWith('queen-') ? cards[QUEEN] !== null : key !== 'bonus-token' || cards[SPY] !== null,
  )
}

/** The game of a situation under every reading of a switch, by the value of the reading. */
const gamesOf = (situation: Situation, key: RulingKey): [value: string, game: Game][] =>
  RULINGS[key].flatMap((value) => {
    const game = gameOf(withRuling(situation, key, value))
    return game ? [[value, game]] : []
  })

/** Every play that some reading knows, once. */
function playsUnder(games: readonly (readonly [string, Game])[]): Play[] {
  const plays = games.flatMap(([, game]) => playsIn(game))
  const isLike = (one: Play, other: Play) => one.card === other.card && one.target === other.target
  return plays.filter((play, i) => plays.findIndex((other) => isLike(play, other)) === i)
}

function mattersFor(situation: Situation, key: RulingKey, chosen: Play | null): Matter[] {
  const words = RULING_WORDS[key] as RulingWords
  const games = gamesOf(situation, key)
  return (chosen ? [chosen] : playsUnder(games)).flatMap((play) => {
    const readings = games.map(([value, game]) => ({
      value,
      label: words.values[value]?.label ?? value,
      says: words.values[value]?.reading ?? '',
      isChosen: situation.table.rulings[key] === value,
      result: playedOut(game, play),
    }))
    const isOne = new Set(readings.map(({ result }) => markOf(result))).size < 2
    return isOne ? [] : [{ key, question: words.question, play, readings }]
  })
}

/**
 * The switches whose readings differ in what may be played or in what comes of it: for one play, or for all that some
 * reading allows. Where nothing differs, nothing is said.
 */
export const mattersIn = (situation: Situation, chosen: Play | null): Matter[] =>
  switchesIn(situation.table.edition).flatMap((key) => mattersFor(situation, key, chosen))

/** The same situation in another edition. */
export interface InEdition {
  readonly edition: EditionId
  /** Why it cannot be laid there, in sentences; then nothing else is known. */
  readonly problems: readonly string[]
  readonly situation: Situation
  /** Cards left in the deck, where the edition has fewer cards. */
  readonly deck: number | null
  readonly game: Game | null
}

const missing = (edition: EditionId, cards: readonly (Card | null)[]): Card[] =>
  [...new Set(cards)].filter((card): card is Card => card !== null && !editions[edition].cards[card]).sort()

/** The same seats and numbers in another edition; a deck that is too large there has as many cards as it can. */
export function inEdition({ table, position }: Situation, edition: EditionId): InEdition {
  const { players, name } = editions[edition]
  const goal = editions[edition].goal[table.players.length] as number
  const there: Table = { ...table, edition, goal }
  const { hands, discards, faceUp, setAside, deck } = position
  const laid = [
    ...hands.flat(),
    ...discards.flat(),
    ...faceUp,
    setAside,
    ...(typeof deck === 'number' ? [] : deck),
  ]
  const lacks = missing(edition, laid)
  const most = mostInDeck(there, position)
  const isCut = typeof deck === 'number' && deck > most && most > 0
  const situation = { table: there, position: isCut ? { ...position, deck: most } : position }
  const tooMany = table.players.length > players.most
  const problems = [
    ...(tooMany ? [`${name} is for ${players.least} to ${players.most} players.`] : []),
    ...(lacks.length ? [`It has no ${lacks.map(numeral(table.edition)).join(' and no ')}.`] : []),
  ]
  const all = problems.length ? problems : positionProblems(there, situation.position)
  return {
    edition,
    problems: all,
    situation,
    deck: isCut ? most : null,
    game: all.length ? null : gameOf(situation),
  }
}

/** A card as one speaks of it across editions: by its number, or by the name of the one that has none. */
const numeral = (edition: EditionId) => (card: Card) =>
  card === QUEEN ? (editions[edition].cards[card]?.name ?? '') : String(card)

/** Whether two results are alike, whatever the names of the cards. */
export const isAlike = (one: Result, other: Result): boolean => markOf(one) === markOf(other)
