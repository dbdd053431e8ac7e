import type { GameRecord, RecordEvent, Report, State } from '../record'
import type { Statement } from './model'

/** Whoever reports on records: the referee, or in tests another one that shares nothing with it. */
export type Reporter = (record: GameRecord) => Report

/** Whether everything written in `part` stands in `whole` too; lists must be equal. */
function isIn(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return JSON.stringify(part) === JSON.stringify(whole)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) => isIn(value, (whole as Record<string, unknown>)[key]))
}

function isTrue(record: GameRecord, statement: Statement, reportOn: Reporter): boolean {
  const after = (events: readonly RecordEvent[]): Report =>
    reportOn({ ...record, events: [...record.events, ...events] })
  switch (statement.says) {
    case 'breaks': {
      const { fault } = after(statement.events)
      const last = record.events.length + statement.events.length - 1
      return statement.rule ? fault?.rule === statement.rule && fault.at === last : fault === null
    }
    case 'legal':
      return statement.oneOf.some((event) => after([event]).fault === null) === statement.is
    case 'state':
      return isIn(statement.state, after(statement.events).state)
    case 'holds': {
      const { holds } = after([]).state as State
      return (holds[statement.player] ?? []).includes(statement.card) === statement.could
    }
  }
}

/** Which of the choices a referee bears out on this record: theirs are the claims of which every statement is true. */
export function borneOut(
  record: GameRecord,
  choices: readonly { readonly claim: readonly Statement[] }[],
  reportOn: Reporter,
): number[] {
  return choices.flatMap(({ claim }, i) =>
    claim.every((statement) => isTrue(record, statement, reportOn)) ? [i] : [],
  )
}
