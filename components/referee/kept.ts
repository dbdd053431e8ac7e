import { VERSION } from '@/machines/core'
import type { Logged, PendingOf, SittingOf } from './sittings'

/** A table as it lies on the device, whichever game is played and whatever of it is kept. */
export interface Kept {
  readonly v: typeof VERSION
  readonly id: string
  readonly kind: 'referee' | 'score'
  readonly record: { readonly players: readonly string[] }
  /** Steps of the record that are in force; the others can be redone. */
  readonly at: number
  readonly draft: object
  readonly pending: PendingOf<unknown> | null
  readonly createdAt: string
  readonly changedAt: string
  /** One more with each saving: whoever holds an older one may not save over it. */
  readonly revision: number
  readonly settings: object
}

/** A refereed table as it lies on the device. */
export interface KeptTable<Record extends Kept['record'], Draft, Written, Settings> extends Kept {
  readonly kind: 'referee'
  /** All that happened, what was undone too. */
  readonly record: Record
  readonly draft: Draft & object
  readonly pending: PendingOf<Written> | null
  readonly settings: Settings & object
}

/** All steps of a session as a record, and how many of them are in force. */
export function recordedBy<Session extends Logged, Record>(
  toRecord: (session: Session) => Record,
  session: Session,
): { readonly record: Record; readonly at: number } {
  const { log } = session
  const all = { ...session, log: { ...log, steps: [...log.steps, ...log.undone], undone: [] } }
  return { record: toRecord(all), at: log.steps.length }
}

/** The table as it is to be saved next. */
export function savedBy<
  Record extends Kept['record'],
  Session extends Logged,
  Draft extends object,
  Written,
  Table extends KeptTable<Record, Draft, Written, object>,
>(
  toRecord: (session: Session) => Record,
  before: Table,
  { draft, pending, session }: SittingOf<Session, Draft, Written>,
  changedAt: string,
): Table {
  return {
    ...before,
    ...recordedBy(toRecord, session),
    draft,
    pending,
    changedAt,
    revision: before.revision + 1,
  }
}

/** What a table that was never saved yet has beside its record, its draft and its settings. */
export const newKept = (id: string, createdAt: string) =>
  ({
    v: VERSION,
    id,
    kind: 'referee',
    draft: {},
    pending: null,
    createdAt,
    changedAt: createdAt,
    revision: 0,
  }) as const
