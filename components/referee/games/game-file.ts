import {
  type Envelope,
  isEnvelope,
  MOST_BYTES,
  type Problem,
  parseFile,
  readEnvelope,
  VERSION,
} from '@/machines/core'
import { isSame } from '../../same'
import { everything, keepForGood, saveGame } from '../../storage'
import { gamesKept } from '../desk'
import { seasonsKept } from '../high-society/desk'
import { sheetsKept } from '../high-society/score/sheet-desk'
import type { Kept } from '../kept'
import { newId } from '../new-id'
import { isScore, newScore, openScore, summaryOfScore } from '../score/saved-score'
import type { Summary } from '../summary'
import type { Keeping } from '../table-desk'

/** Longer games are not played; more steps than these would keep a phone busy for too long. */
const MOST_STEPS = 20_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a file holds: an envelope, or a bare record, which is all in force. */
function envelopeIn(value: unknown): Envelope | Problem {
  if (isEnvelope(value)) return readEnvelope(value)
  if (!isObject(value)) return { problem: 'The file holds no game: a game is an object, and this is none.' }
  if (!Object.hasOwn(value, 'ruleset') && !Object.hasOwn(value, 'events'))
    return { problem: 'The file holds no game: it has neither a record nor a ruleset and events.' }
  const at = Array.isArray(value.events) ? value.events.length : 0
  const time = new Date().toISOString()
  return {
    v: VERSION,
    kind: 'referee',
    record: value,
    at,
    draft: {},
    pending: null,
    createdAt: time,
    changedAt: time,
    settings: {},
  }
}

const stepsIn = ({ record }: { readonly record: unknown }): number =>
  isObject(record) && Array.isArray(record.events) ? record.events.length : 0

/** Whether a record is one of The High Society Game; what it is else, the reader of Love Letter says. */
export const isSeason = ({ record }: Pick<Envelope, 'record'>): boolean =>
  isObject(record) && record.ruleset === 'high-society'

/** A game as it was brought in, and how many steps of the file came after the one that does not fit. */
export interface Imported {
  readonly game: Kept
  readonly summary: Summary
  readonly left: number
}

/** Why a file was not opened; a backup is brought in elsewhere. */
export interface NotOpened extends Problem {
  readonly isBackup?: true
}

const BACKUP: NotOpened = {
  problem: 'It is a backup, not a single game: all that was kept on a device, in one file.',
  isBackup: true,
}

/** Our own begin so; thus one that is too large for a game, or was cut off, is known too. */
const isBackup = (text: string): boolean => /^\s*\{\s*"parlour"\s*:\s*"backup"/.test(text)

/** The game in a file's text, under a new id: nothing on this device is overwritten. Or what is wrong with it, and where. */
export function readGameFile(text: string): Imported | NotOpened {
  if (isBackup(text)) return BACKUP
  const parsed = parseFile(text)
  return 'problem' in parsed ? parsed : readGameRecord(parsed.value)
}

/** The same for what a file or a link holds: an envelope or a bare record. */
export function readGameRecord(value: unknown): Imported | Problem {
  const envelope = envelopeIn(value)
  if ('problem' in envelope) return envelope
  const opened = gameIn({ ...envelope, changedAt: new Date().toISOString() }, newId())
  return 'problem' in opened ? opened : { ...opened, game: broughtIn(opened.game) }
}

/** Cards of a season from elsewhere are offered to the book of this device, once it is opened. */
const broughtIn = (game: Kept): Kept =>
  game.kind === 'referee' && isSeason(game)
    ? { ...game, settings: { ...game.settings, broughtIn: true } }
    : game

/** The game in an envelope, under this id. Or what is wrong with it, and where. */
export function gameIn(envelope: Envelope, id: string): Imported | Problem {
  const steps = stepsIn(envelope)
  if (steps > MOST_STEPS)
    return { problem: `This game has ${steps} steps; Parlour opens up to ${MOST_STEPS}.` }
  if (isScore(envelope))
    return isSeason(envelope) ? readTable(envelope, id, steps, sheetsKept) : readScore(envelope, id)
  return isSeason(envelope)
    ? readTable(envelope, id, steps, seasonsKept)
    : readTable(envelope, id, steps, gamesKept)
}

/** A game as it lies on the device, under its id; or what is wrong with it, and where. */
export function keptIn(game: unknown, id: string): Imported | Problem {
  if (!isEnvelope(game)) return { problem: 'What lies on this device under this name is no game.' }
  const envelope = readEnvelope(game)
  return 'problem' in envelope ? envelope : gameIn(envelope, id)
}

/** A refereed table, with what was half told or waits for a decision. */
function readTable<Saved extends Kept, Sitting extends Pick<Kept, 'draft' | 'pending'>>(
  envelope: Envelope,
  id: string,
  steps: number,
  kept: Keeping<Saved, Sitting>,
): Imported | Problem {
  const sitting = kept.open(envelope)
  if ('problem' in sitting) return sitting
  const begun = kept.begun(sitting, id, envelope.createdAt)
  const { draft, pending } = sitting
  const settings = kept.settingsOf(envelope)
  const game = { ...begun, draft, pending, settings, changedAt: envelope.changedAt }
  const left = pending ? Math.max(0, steps - stepsIn(game) - 1) : 0
  return { game, summary: kept.summaryOf(game, sitting), left }
}

/** A score that was kept by hand. */
function readScore(envelope: Envelope, id: string): Imported | Problem {
  const sheet = openScore(envelope)
  if ('problem' in sheet) return sheet
  const game = { ...newScore(sheet, id, envelope.createdAt), changedAt: envelope.changedAt }
  return { game, summary: summaryOfScore(game, sheet), left: 0 }
}

/** Reads a file that a person chose; one that is too large is not even opened. */
export async function importFile(file: File): Promise<Imported | NotOpened> {
  if (file.size > MOST_BYTES) {
    if (isBackup(await file.slice(0, 200).text())) return BACKUP
    const size = (file.size / 1_000_000).toFixed(1)
    return { problem: `The file is too large to be a game: ${size} MB, and no game needs more than 5.` }
  }
  return readGameFile(await file.text().catch(() => ''))
}

/** Keeps a game that was brought in. */
export async function keepImported({ game, summary }: Imported): Promise<void> {
  await saveGame(game, summary)
  void keepForGood()
}

/** The same game as it lies on this device already, step by step and no further; null where it does not. */
export async function twinOf({ game, summary }: Imported): Promise<Summary | null> {
  const { games } = await everything()
  const twin = games.find((kept) => kept.at === game.at && isSame(kept.record, game.record))
  return twin ? { ...summary, id: twin.id } : null
}
