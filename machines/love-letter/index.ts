export { redo, undo } from '../core/log'
export { certainHand } from './beliefs'
export { cardsOf, editions, size } from './editions'
export * from './explain'
export { mostInDeck, positionProblems } from './explain/position-problems'
export { scoredRoundWords, scoreHeadline } from './explain/score-words'
export { TROUBLE_WORDS, TROUBLES, type Trouble, type TroubleWords } from './explain/trouble-words'
export type { Fault, Game, Verdict } from './judge'
export { judge } from './judge'
export {
  type ChartMap,
  chartMap,
  type MapArrow,
  type MapState,
  STEPS,
  type StateName,
  stateWords,
  whereIn,
} from './map'
export * from './model'
export * from './notation'
export * from './practice'
export { ask, type Draft, implied, type Option, type Question } from './question'
export * from './record'
export * from './score-sheet'
export { gameWinners, starters } from './scoring'
export * from './session'
export * from './view'
export * from './what-if'
