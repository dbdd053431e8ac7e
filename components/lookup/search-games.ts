import { type Answer, searcher } from './search-engine'
import type { SearchIndex } from './search-index'

export type GameId = 'love-letter' | 'high-society'

/** Of which game somebody asks; of either, when they do not say. */
export type AskedOf = GameId | 'either'

/** What is fetched: an index for each game, since their words mean different things. */
export type SearchIndices = Readonly<Record<GameId, SearchIndex>>

/** An answer, and the game that it is about. */
export interface GameAnswer extends Answer {
  readonly game: GameId
}

export type Search = (question: string, of: AskedOf) => readonly GameAnswer[]

/** So many of the game that is not meant come after the others, where both may be. */
const LESS_LIKELY = 3
const LIKELY = 5

/**
 * Answers for one game, or for either: the game comes first that knows more of the words, or whose best page speaks of
 * more of the question, Love Letter where they are level; then what the other says, if that is about most of it.
 */
export function searchGames(indices: SearchIndices): Search {
  const search = {
    'love-letter': searcher(indices['love-letter']),
    'high-society': searcher(indices['high-society']),
  }
  const inGame = (question: string, game: GameId): GameAnswer[] =>
    search[game](question).map((answer) => ({ ...answer, game }))
  return (question, of) => {
    if (of !== 'either') return inGame(question, of)
    const letter = inGame(question, 'love-letter')
    const season = inGame(question, 'high-society')
    const more = search['high-society'].known(question) - search['love-letter'].known(question)
    const isSeason = more > 0 || (more === 0 && (season[0]?.share ?? 0) > (letter[0]?.share ?? 0))
    const [likely, other] = isSeason ? [season, letter] : [letter, season]
    const rest = other.filter(({ share }) => share > 0.5)
    return [...likely.slice(0, rest.length ? LIKELY : undefined), ...rest.slice(0, LESS_LIKELY)]
  }
}
