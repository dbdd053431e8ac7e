/** What every game’s tables are kept in: the log of what happened, and the envelope around a record. */
export { type Log, redo, undo } from './log'
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
export { own } from './own'
export { isolate, list } from './words'
