import { borneOutBy, isTrue } from '../../core/practice/prove'
import type { GameRecord, RecordEvent, Report, State } from '../record'
import type { Statement } from './model'

/** Whoever reports on records: the referee, or in tests another one that shares nothing with it. */
export type Reporter = (record: GameRecord) => Report

/** Which of the choices a referee bears out on this record: theirs are the claims of which every statement is true. */
export function borneOut(
  record: GameRecord,
  choices: readonly { readonly claim: readonly Statement[] }[],
  reportOn: Reporter,
): number[] {
  const after = (events: readonly RecordEvent[]): Report =>
    reportOn({ ...record, events: [...record.events, ...events] })
  return borneOutBy(choices, (statement) => {
    if (statement.says !== 'holds') return isTrue(statement, record.events.length, after)
    const { holds } = after([]).state as State
    return (holds[statement.player] ?? []).includes(statement.card) === statement.could
  })
}
