import { borneOutBy, isTrue } from '../../core/practice/prove'
import type { GameRecord } from '../record/read'
import type { Report } from '../record/report'
import type { Statement } from './model'

/** Whoever reports on records: the referee, or in tests another one that shares nothing with it. */
export type Reporter = (record: GameRecord) => Report

/** Which of the choices a referee bears out on this record: theirs are the claims of which every statement is true. */
export const borneOut = (
  record: GameRecord,
  choices: readonly { readonly claim: readonly Statement[] }[],
  reportOn: Reporter,
): number[] =>
  borneOutBy(choices, (statement) =>
    isTrue(statement, record.events.length, (events) =>
      reportOn({ ...record, events: [...record.events, ...events] }),
    ),
  )
