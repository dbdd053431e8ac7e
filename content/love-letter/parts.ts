import type { GameRecord, RecordEvent, RuleId, State } from '@/machines/love-letter'
import type { ClauseId } from './clauses'
import type { RulingId } from './rulings'

/** What the lessons of Love Letter are made of. */
export interface LoveLetter {
  record: GameRecord
  event: RecordEvent
  state: State
  rule: RuleId
  clause: ClauseId
  ruling: RulingId
}
