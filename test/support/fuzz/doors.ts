import { planOf } from '@/components/backup/plan'
import { readBackup } from '@/components/backup/read-backup'
import { unsaved } from '@/components/backup/reminder'
import { readBookFile } from '@/components/book/book-file'
import { merge } from '@/components/book/merge'
import { emptyBook, readBook } from '@/components/book/stored'
import { readPlace } from '@/components/book/use-place'
import { placeKept } from '@/components/learn/guided'
import { readPages } from '@/components/learn/progress'
import { tableHref } from '@/components/lookup/ruling-href'
import { readMemory } from '@/components/practice/memory'
import { readGameFile, readGameRecord } from '@/components/referee/games/game-file'
import { fileText } from '@/components/referee/games/game-text'
import { readForm as readSeasonForm } from '@/components/referee/high-society/setup/form'
import { readForm as readGameForm } from '@/components/referee/setup/form'
import { recordIn, type Told, textOf } from '@/components/share/texts'
import { readPreferences } from '@/components/ui/preferences'
import type { Problem } from '@/machines/core'
import { readSituation, situationText } from '@/machines/love-letter'
import { refereeAny, refereeText } from '@/machines/registry'
import type { Examples } from './examples'

/** What a door says of something: why it is not taken, or what it is taken for and what of it is left out. */
export interface Said {
  readonly refused?: string
  readonly taken?: string
  readonly left?: readonly string[]
}

/** A place where something comes in that anybody may have written. */
export interface Door {
  readonly name: string
  readonly of: keyof Examples
  /** Reads it and does with it what the app does next; it may never throw. */
  readonly enter: (text: string) => Said | Promise<Said>
}

const isRefused = (read: object): read is Problem => 'problem' in read

/** A file or link that was taken has to come back whole from what is then kept and shared. */
function gameTaken(read: ReturnType<typeof readGameFile>): Said {
  if (isRefused(read)) return { refused: read.problem }
  const again = readGameFile(fileText(read.game))
  if (isRefused(again)) throw new Error(`taken, and then not opened: ${again.problem}`)
  if (read.game.kind === 'referee') {
    const shared = recordIn(textOf(read.game as unknown as Told))
    if (isRefused(shared)) throw new Error(`taken, and then not shared: ${shared.problem}`)
  }
  return { taken: read.summary.headline }
}

function backupTaken(text: string): Said {
  const backup = readBackup(text)
  if (isRefused(backup)) return { refused: backup.problem }
  const here = {
    games: backup.games.map(({ game }) => game),
    summaries: [],
    names: backup.names,
    forms: backup.forms.map(([name, form]) => ({ name, form })),
  }
  const nothing = { games: [], summaries: [], names: [], forms: [] }
  JSON.stringify([planOf(backup, nothing, {}), planOf(backup, here, backup.settings)])
  return { taken: `${backup.games.length} games`, left: backup.left }
}

function bookTaken(text: string): Said {
  const read = readBookFile(text)
  if (isRefused(read)) return { refused: read.problem }
  const { book, left } = read
  const { different } = merge(merge(emptyBook, book).book, book)
  return { taken: ['a book', ...different.map(({ title, theirs }) => title + theirs)].join(), left }
}

const FORMS: readonly ((value: unknown) => unknown)[] = [
  readMemory,
  readPages,
  readGameForm,
  readSeasonForm,
  readBook,
  (value) => placeKept(value, [{}, {}, {}]),
  (value) => unsaved([], value),
  (value) => (typeof value === 'object' && value !== null ? readPreferences(value).chosen : null),
]

/** A form is never refused: what cannot be read of it counts as never filled in. */
function formTaken(text: string): Said {
  const value: unknown = JSON.parse(text)
  for (const read of FORMS) read(value)
  return { taken: 'a form' }
}

const reported = (answer: object): Said =>
  'error' in answer ? { refused: String(answer.error) } : { taken: JSON.stringify(answer) }

function linkTaken(text: string): Said {
  const record = recordIn(text)
  return isRefused(record) ? { refused: record.problem } : gameTaken(readGameRecord(record))
}

function situationTaken(text: string): Said {
  const read = readSituation(text)
  if (isRefused(read)) return { refused: read.problem }
  const again = readSituation(situationText(read))
  if (isRefused(again)) throw new Error(`taken, and then not read: ${again.problem}`)
  return { taken: situationText(again) }
}

export const DOORS: readonly Door[] = [
  {
    name: 'record',
    of: 'records',
    enter: async (text) => reported((await refereeAny(JSON.parse(text))) as object),
  },
  { name: 'game file', of: 'games', enter: (text) => gameTaken(readGameFile(text)) },
  { name: 'bare record as a file', of: 'records', enter: (text) => gameTaken(readGameFile(text)) },
  {
    name: 'notation',
    of: 'texts',
    enter: async (text) => reported((await refereeText(text)) ?? { error: 'No text of the notation.' }),
  },
  { name: 'link to a game', of: 'texts', enter: linkTaken },
  { name: 'link to a situation', of: 'situations', enter: situationTaken },
  { name: 'backup', of: 'backups', enter: backupTaken },
  { name: 'card book', of: 'books', enter: bookTaken },
  { name: 'form', of: 'forms', enter: formTaken },
  {
    name: 'fragment',
    of: 'fragments',
    enter: (text) => ({ taken: `${readPlace(`#${text}`).at} ${tableHref(text)}` }),
  },
]
