import { type BallRule, readBallRules, readWhistledown, sorted } from '@/components/book/stored'
import { type Envelope, inShort, type Problem } from '@/machines/core'
import {
  ask,
  type Draft,
  fromRecord,
  type GameRecord,
  headSentence,
  now,
  phaseIn,
  type RecordEvent,
  type RuleId,
  readEvent,
  readRecord,
  type Session,
  sessionAt,
  toRecord,
} from '@/machines/high-society'
import { type KeptTable, newKept, recordedBy, savedBy } from '../kept'
import { openedBy } from '../open-kept'
import type { Gossips } from './gossips'
import { goTo, reportWritten, type Sitting, sit } from './sitting'

export interface Settings {
  /** The screen is to stay awake. */
  readonly awake: boolean
  /** By player, the name on their Character tile. */
  readonly characters: Readonly<Record<string, string>>
  /** By number, the rules of Balls that were typed before they came. */
  readonly plans: Readonly<Record<string, BallRule>>
  readonly gossips: Gossips
  /** It came from elsewhere, and nobody has said yet whether the book of this device takes its cards. */
  readonly broughtIn: boolean
  /** A correction under way; whoever goes on with it reads it. */
  readonly correction: unknown
  /** By the name of a form over the table, what was filled in and not said yet; whoever opens it reads it. */
  readonly halfFilled: Readonly<Record<string, unknown>>
}

/** A season as it lies on the device. */
export type SavedSeason = KeptTable<GameRecord, Draft, RecordEvent, Settings>

const usualSettings: Settings = {
  awake: true,
  characters: {},
  plans: {},
  gossips: {},
  broughtIn: false,
  correction: null,
  halfFilled: {},
}

/** A draft that fits what is asked now; anything else counts as nothing told. */
function fittingDraft(session: Session, draft: Readonly<{ [field: string]: unknown }>): Draft {
  const phase = phaseIn(session)
  const { type } = draft
  const isTurn = phase === 'turn' && ['dance', 'scandal', 'pass'].includes(type as string)
  if (type !== undefined && type !== 'effect' && type !== phase && !isTurn) return {}
  try {
    ask(now(session), draft)
    return draft
  } catch {
    // A file may hold anything under the names of a draft.
    return {}
  }
}

const headProblem = (rule: RuleId, { events: _, ...head }: GameRecord): string =>
  `The beginning of the season cannot be. ${inShort(headSentence(head, rule), 400)}`

/** What an envelope holds, ready to be played on; or what keeps it from being a season, and where. */
export const openSeason = (envelope: Envelope): Sitting | Problem =>
  openedBy(
    { readRecord, readEvent, fromRecord, sessionAt, sit, goTo, reportWritten, fittingDraft, headProblem },
    envelope,
  )

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Settings as they were saved, the usual ones where they were not. */
export function settingsOf({ settings }: Envelope): Settings {
  const { awake, characters, plans, gossips, broughtIn, correction = null, halfFilled } = settings
  const named = isObject(characters) ? Object.entries(characters) : []
  return {
    awake: typeof awake === 'boolean' ? awake : usualSettings.awake,
    characters: Object.fromEntries(named.filter(([, name]) => typeof name === 'string')),
    plans: isObject(plans) ? readBallRules(plans) : {},
    gossips: isObject(gossips)
      ? Object.fromEntries(sorted(Object.entries(gossips), (_, card) => readWhistledown(card)).good)
      : {},
    broughtIn: broughtIn === true,
    correction,
    halfFilled: isObject(halfFilled) ? { ...halfFilled } : {},
  }
}

/** The season as it is to be saved next. */
export const saved = (before: SavedSeason, sitting: Sitting, changedAt: string): SavedSeason =>
  savedBy(toRecord, before, sitting, changedAt)

/** A season that was never saved yet. */
export const newSeason = (
  session: Session,
  id: string,
  createdAt: string,
  settings: Partial<Settings> = {},
): SavedSeason => ({
  ...newKept(id, createdAt),
  ...recordedBy(toRecord, session),
  settings: { ...usualSettings, ...settings },
})
