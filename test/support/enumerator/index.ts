// The reference referee: plain, slow, and by the letter of the record. It shares nothing with the
// referee it checks.
import type { Enumerator } from './enumerator'
import { enumerator } from './enumerator'
import { readRecord } from './shape'
import type { Options, Refused, Report } from './types'

export { enumerator } from './enumerator'
export type { Options, Refused, Report } from './types'
export { TooManyWorlds } from './types'

/** The whole report on a record, or what keeps it from being one. */
export function enumerate(raw: unknown, options: Options = {}): Report | Refused {
  const record = readRecord(raw)
  if ('error' in record) return record
  const referee: Enumerator = enumerator(record, options)
  for (const event of record.events) if (referee.push(event)) break
  return referee.report()
}
