import type { Envelope, Problem } from '@/machines/core'
import {
  cardsOf,
  type Draft,
  editions,
  fromRecord,
  type GameRecord,
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
import { openedBy } from './open-kept'
import { goTo, reportWritten, type Sitting, sit } from './sitting'

export interface Settings {
  /** The screen is to stay awake. */
  readonly awake: boolean
  /** Players' possible hands are shown. */
  readonly couldHold: boolean
  /** A correction under way; whoever goes on with it reads it. */
  readonly correction: unknown
  /** By the name of a form over the table, what was filled in and not said yet; whoever opens it reads it. */
  readonly halfFilled: Readonly<Record<string, unknown>>
}

/** A game as it lies on the device. */
export type SavedGame = KeptTable<GameRecord, Draft, RecordEvent, Settings>

export const usualSettings: Settings = { awake: true, couldHold: false, correction: null, halfFilled: {} }

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

/** What an envelope holds, ready to be played on; or what keeps it from being a game, and where. */
export const openGame = (envelope: Envelope): Sitting | Problem =>
  openedBy(
    { readRecord, readEvent, fromRecord, sessionAt, sit, goTo, reportWritten, fittingDraft, headProblem },
    envelope,
  )

/** Settings as they were saved, the usual ones where they were not. */
export function settingsOf({ settings }: Envelope): Settings {
  const flag = (key: 'awake' | 'couldHold') => {
    const value = settings[key]
    return typeof value === 'boolean' ? value : usualSettings[key]
  }
  const { correction = null, halfFilled } = settings
  const kept = typeof halfFilled === 'object' && halfFilled !== null ? { ...halfFilled } : {}
  return { awake: flag('awake'), couldHold: flag('couldHold'), correction, halfFilled: kept }
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
