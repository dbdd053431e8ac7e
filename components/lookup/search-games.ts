import type { BoxId } from '@/components/boxes/boxes'
import { type Answer, searcher } from './search-engine'
import type { SearchIndex } from './search-index'

export type GameId = 'love-letter' | 'high-society'

/** For which box somebody asks; for any, when they do not say. */
export type AskedOf = BoxId | 'any'

/** What is fetched: an index for each game, since their words mean different things. */
export type SearchIndices = Readonly<Record<GameId, SearchIndex>>

/** An answer, and the game that it is about. */
export interface GameAnswer extends Answer {
  readonly game: GameId
  /** In whose names and colours it is told. */
  readonly box: BoxId
  /** The best of its game, where that game may be the one that is meant. */
  readonly isBest: boolean
}

export type Search = (question: string, of: AskedOf) => readonly GameAnswer[]

/** So many of the game that is not meant come after the others, where both may be. */
const LESS_LIKELY = 3
const LIKELY = 5

/** The guide is one for both Love Letters, told in the names of each: it is read in those of the box in hand. */
const inBox = (answer: GameAnswer, box: BoxId): GameAnswer =>
  box === 'bridgerton'
    ? { ...answer, box, href: answer.href.replace('/learn/love-letter/', '/learn/bridgerton/') }
    : answer

/**
 * Answers for one box, or for any: the game comes first that knows more of the words, or whose best page speaks of more
 * of the question; then what the other says, if that is about most of it. Where they are level neither goes before:
 * their answers take turns, from the better page on.
 */
export function searchGames(indices: SearchIndices): Search {
  const search = {
    'love-letter': searcher(indices['love-letter']),
    'high-society': searcher(indices['high-society']),
  }
  const ofGame = (question: string, game: GameId): GameAnswer[] =>
    search[game](question).map((answer, i) => ({ ...answer, game, box: game, isBest: i === 0 }))
  const ofAny = (question: string): GameAnswer[] => {
    const letter = ofGame(question, 'love-letter')
    const season = ofGame(question, 'high-society')
    const lead =
      search['high-society'].known(question) - search['love-letter'].known(question) ||
      (season[0]?.share ?? 0) - (letter[0]?.share ?? 0)
    if (lead === 0) return inTurns(letter, season)
    const [likely, other] = lead > 0 ? [season, letter] : [letter, season]
    const rest = other.filter(({ share }) => share > 0.5).map((answer) => ({ ...answer, isBest: false }))
    return [...likely.slice(0, rest.length ? LIKELY : undefined), ...rest.slice(0, LESS_LIKELY)]
  }
  return (question, of) =>
    of === 'any'
      ? ofAny(question)
      : ofGame(question, of === 'high-society' ? of : 'love-letter').map((answer) => inBox(answer, of))
}

function inTurns(letter: readonly GameAnswer[], season: readonly GameAnswer[]): GameAnswer[] {
  const [first, second] =
    (season[0]?.score ?? 0) > (letter[0]?.score ?? 0) ? [season, letter] : [letter, season]
  const most = Math.max(first.length, second.length)
  return Array.from({ length: most }, (_, i) => [first[i], second[i]])
    .flat()
    .filter((answer) => answer !== undefined)
}
