import * as v from 'valibot'
import { inShort, isEnvelope, list, type Problem, parseFile, readEnvelope } from '@/machines/core'
import { readBookFile } from '../book/book-file'
import type { StoredBook } from '../book/stored'
import { BOOK } from '../book/stored'
import { gameIn } from '../referee/games/game-file'
import type { Kept } from '../referee/kept'
import { newId } from '../referee/new-id'
import type { Summary } from '../referee/summary'
import { peopleIn } from '../referee/unread'
import { type Preferences, readPreferences } from '../ui/preferences'
import { mended } from './mended'
import { VERSION } from './written'

/** A game as it was saved, with what the list shows of it. */
export interface Placed {
  readonly game: Kept
  readonly summary: Summary
}

/** What a backup holds, as far as it can be read, and what of it could not be, in words. */
export interface Backup {
  readonly savedAt: string
  readonly games: readonly Placed[]
  readonly names: readonly { readonly name: string; readonly usedAt: string }[]
  /** Each as it was left; whoever uses a form reads it with care. The card book is apart. */
  readonly forms: readonly (readonly [name: string, form: unknown])[]
  readonly book: StoredBook | null
  readonly settings: Preferences
  readonly left: readonly string[]
}

/** More than a life of evenings needs; beyond it a file is not opened. */
const MOST_BYTES = 100_000_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const map = v.fallback(v.custom<Record<string, unknown>>(isObject), {})
const rows = v.fallback(v.array(v.unknown()), [])
const file = v.object({
  savedAt: v.fallback(v.string(), ''),
  settings: map,
  names: rows,
  forms: map,
  games: rows,
})

/** A backup in a file's text; of one that was cut off, what came before the cut. Or what is wrong with it. */
export function readBackup(text: string): Backup | Problem {
  const whole = parseFile(text)
  const torn = 'problem' in whole ? mended(text) : null
  const parsed = torn === null ? whole : parseFile(torn)
  if ('problem' in parsed) return { problem: parsed.problem.replace('no game', 'no backup') }
  if (!isObject(parsed.value) || parsed.value.parlour !== 'backup')
    return { problem: 'The file holds no backup. One that was made here begins with “parlour”: “backup”.' }
  const { v: version } = parsed.value
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { problem: 'It does not say which version wrote it: “v” is not the number of one.' }
  if (version > VERSION)
    return {
      problem: `This backup was made by a newer Parlour: its version is ${version}, and this one reads up to ${VERSION}.`,
    }
  const backup = contents(v.parse(file, parsed.value))
  return torn === null ? backup : { ...backup, left: [...backup.left, 'all that stood behind the tear'] }
}

function contents({ savedAt, settings, names, forms, games }: v.InferOutput<typeof file>): Backup {
  const { chosen, left: unknownSettings } = readPreferences(settings)
  const { [BOOK]: written, ...others } = forms
  const book = readBook(written)
  const read = games.map(readGame)
  const named = names.filter(isName)
  return {
    savedAt,
    games: read.flatMap((one) => ('problem' in one ? [] : [one.placed])),
    names: named,
    forms: Object.entries(others),
    book: book.book,
    settings: chosen,
    left: [
      ...read.flatMap((one, i) => ('problem' in one ? [`${called(games[i], i)}: ${one.problem}`] : one.left)),
      ...book.left,
      ...unknownSettings.map((name) => `the setting “${inShort(name)}”`),
      ...unnamed(names.length - named.length),
    ],
  }
}

const unnamed = (lost: number): string[] =>
  lost === 0 ? [] : [lost === 1 ? 'one of the names' : `${lost} of the names`]

const isName = (row: unknown): row is { name: string; usedAt: string } =>
  isObject(row) && typeof row.name === 'string' && typeof row.usedAt === 'string'

/** “the game of Ann and Bea”, as far as that can be told. */
function called(value: unknown, i: number): string {
  const players = peopleIn(value)
  return players.length ? `the game of ${inShort(list(players), 120)}` : `game ${i + 1} of the file`
}

function readGame(value: unknown, i: number): { placed: Placed; left: string[] } | Problem {
  if (!isEnvelope(value)) return { problem: 'it is no game' }
  const envelope = readEnvelope(value)
  if ('problem' in envelope) return envelope
  const id = typeof value.id === 'string' && value.id !== '' ? value.id : newId()
  const read = gameIn(envelope, id)
  if ('problem' in read) return read
  const revision = Number.isSafeInteger(value.revision) ? Math.max(0, value.revision as number) : 0
  const steps = read.left === 1 ? 'one step' : `${read.left} steps`
  return {
    placed: { game: { ...read.game, revision }, summary: read.summary },
    left: read.left ? [`${steps} of ${called(value, i)}`] : [],
  }
}

function readBook(written: unknown): { book: StoredBook | null; left: readonly string[] } {
  if (written === undefined) return { book: null, left: [] }
  const read = readBookFile(JSON.stringify({ ...(isObject(written) ? written : {}), parlour: 'card-book' }))
  return 'problem' in read ? { book: null, left: ['the card book'] } : read
}

/** Reads a file that a person chose; one that is too large is not even opened. */
export async function readBackupFrom(chosen: File): Promise<Backup | Problem> {
  if (chosen.size > MOST_BYTES) return { problem: 'The file is too large to be a backup.' }
  return readBackup(await chosen.text().catch(() => ''))
}
