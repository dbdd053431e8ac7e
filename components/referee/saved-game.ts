import type { Envelope, Problem } from '@/machines/core'
import {
  cardsOf,
  type Draft,
  editions,
  fromRecord,
  type GameRecord,
  NotARecord,
  now,
  phaseIn,
  type RecordEvent,
  type RuleId,
  readEvent,
  readRecord,
  type Session,
  sessionAt,
  type Table,
  toRecord,
} from '@/machines/love-letter'
import { type KeptTable, newKept, recordedBy, savedBy } from './kept'
import { goTo, reportWritten, type Sitting, sit } from './sitting'

export interface Settings {
  /** The screen is to stay awake. */
  readonly awake: boolean
  /** Players' possible hands are shown. */
  readonly couldHold: boolean
}

/** A game as it lies on the device. */
export type SavedGame = KeptTable<GameRecord, Draft, RecordEvent, Settings>

export const usualSettings: Settings = { awake: true, couldHold: false }

/** All steps of a session as a record, and how many of them are in force. */
export const recorded = (session: Session): Pick<SavedGame, 'record' | 'at'> => recordedBy(toRecord, session)

const isSeat = (table: Table, seat: unknown) =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < table.players.length

/** A draft that fits what is asked now; anything else counts as nothing tapped. */
function fittingDraft(session: Session, draft: Readonly<Record<string, unknown>>): Draft {
  const snapshot = now(session)
  const { table } = snapshot.context
  const phase = phaseIn(snapshot)
  const { card, target, out } = draft
  if (phase === 'count')
    return Array.isArray(out) && out.every((seat) => isSeat(table, seat) && !table.round?.out[seat])
      ? { out }
      : {}
  if (phase !== 'play' || !cardsOf(editions[table.edition]).some((one) => one === card)) return {}
  return (isSeat(table, target) ? { card, target } : { card }) as Draft
}

/** The game inside an envelope; the log ends before the first step that does not fit, and that one is pending. */
function sittingIn(envelope: Envelope): Sitting | { readonly rule: RuleId } {
  const record = readRecord(envelope.record)
  const opened = fromRecord(record)
  if ('rule' in opened) return opened
  const { session, misfit } = opened
  if (misfit && misfit.at < envelope.at)
    return reportWritten(session, record.events[misfit.at] as RecordEvent)
  // A play before its draw was found wrong with that draw taken back: the log ends exactly where it ended.
  if (envelope.pending)
    return reportWritten(sessionAt(session, envelope.at), readEvent(envelope.pending.event, 'pending.event'))
  const isWhole = envelope.at === record.events.length
  const { session: reached } = isWhole ? opened : goTo(sit(session), envelope.at)
  return { ...sit(reached), draft: fittingDraft(reached, envelope.draft) }
}

/** What an envelope holds, ready to be played on; or what keeps it from being a game, and where. */
export function openGame(envelope: Envelope): Sitting | Problem {
  if (envelope.kind !== 'referee')
    return { problem: `kind: this Parlour knows no “${envelope.kind.slice(0, 40)}”.` }
  try {
    const opened = sittingIn(envelope)
    return 'rule' in opened ? { problem: headProblem(opened.rule) } : opened
  } catch (error) {
    if (error instanceof NotARecord) return { problem: `The game’s record cannot be read: ${error.message}.` }
    throw error
  }
}

function headProblem(rule: RuleId): string {
  switch (rule) {
    case 'unknown-player':
      return 'The beginning of the game names somebody who is not among its players.'
    case 'unknown-card':
      return 'The beginning of the game names a card that its edition does not have.'
    default:
      return 'The beginning of the game cannot be: its players, rulings, tokens or cards do not fit its edition.'
  }
}

/** Settings as they were saved, the usual ones where they were not. */
export function settingsOf({ settings }: Envelope): Settings {
  const flag = (key: keyof Settings) => {
    const value = settings[key]
    return typeof value === 'boolean' ? value : usualSettings[key]
  }
  return { awake: flag('awake'), couldHold: flag('couldHold') }
}

/** The game as it is to be saved next. */
export const saved = (before: SavedGame, sitting: Sitting, changedAt: string): SavedGame =>
  savedBy(toRecord, before, sitting, changedAt)

/** A game that was never saved yet. */
export const newGame = (session: Session, id: string, createdAt: string): SavedGame => ({
  ...newKept(id, createdAt),
  ...recorded(session),
  settings: usualSettings,
})
