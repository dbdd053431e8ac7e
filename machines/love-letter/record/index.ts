export { decode, encode } from './decode'
export { defaultRulings, openRecord } from './head'
export {
  type GameRecord,
  NotARecord,
  type RecordEvent,
  type RecordPosition,
  readEvent,
  readRecord,
} from './read'
export { phaseIn, type Report, referee, report, type Snapshot, type State, stateOf } from './report'
