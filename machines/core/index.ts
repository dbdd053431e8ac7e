/** What every game shares with screens: the log of what happened, the envelope around a record, the map of a chart. */
export type { ChartMap, MapArrow, MapState } from './chart-map'
export type { FaultWordsOf, RulingWordsOf } from './explain'
export { type Log, redo, undo } from './log'
export { leftOutBy, type MendedStep } from './mends'
export {
  type Envelope,
  isEnvelope,
  MOST_BYTES,
  type Problem,
  parseFile,
  readEnvelope,
  VERSION,
} from './migrations'
export { bareName, canBeSeen } from './names'
export { opensAs } from './notation'
export { own } from './own'
export { NotARecord } from './reading'
export { capital, inShort, isolate, list, number } from './words'
