export { type CardChoice, choicesIn, namesFor, type Reason, type TargetChoice } from './choices'
export { type Outcome, playedOut, type Told as OutcomeStep } from './outcome'
export {
  gameOf,
  type InEdition,
  inEdition,
  isAlike,
  type Matter,
  mattersIn,
  type Reading,
  type Result as PlayResult,
  switchesIn,
} from './variants'
