import { type Merge, merge } from '../book/merge'
import { BOOK, emptyBook, readBook, type StoredBook } from '../book/stored'
import { keptIn } from '../referee/games/game-file'
import type { Kept } from '../referee/kept'
import type { Summary } from '../referee/summary'
import { isSame } from '../same'
import type { Everything } from '../storage'
import type { Preferences } from '../ui/preferences'
import type { Backup, Placed } from './read-backup'
import { together } from './together'

/** A game as it lies here, with what the list shows of it; or why it cannot be read. */
export type Ours = { readonly game: Kept } & (
  | { readonly summary: Summary; readonly problem: null }
  | { readonly problem: string }
)

/** A game that is here in another state than in the file. */
export interface Differing {
  readonly ours: Ours
  readonly theirs: Placed
}

/** What a backup brings: what is new is put in unasked, what is here otherwise is to be decided. */
export interface Plan {
  readonly games: readonly Placed[]
  readonly same: number
  readonly differing: readonly Differing[]
  readonly names: Backup['names']
  readonly forms: Backup['forms']
  readonly book: Merge
  readonly settings: Preferences
}

/** What stays of a game when it is written down, beside what was tapped last. */
const stateOf = ({ kind, record, at, pending, settings }: Kept) => ({ kind, record, at, pending, settings })

/** What is here, as it lies: the row of the list is made anew, for it may be lost where the game is whole. */
function oursOf(game: Kept): Ours {
  const read = keptIn(game, game.id)
  return 'problem' in read ? { game, problem: read.problem } : { game, summary: read.summary, problem: null }
}

/** What of a backup is new on this device, and what differs: nothing here is overwritten unasked. */
export function planOf(backup: Backup, here: Everything, chosen: Preferences): Plan {
  const games = new Map(here.games.map((game) => [game.id, game]))
  const forms = new Map(here.forms.map(({ name, form }) => [name, form]))
  const names = new Set(here.names.map(({ name }) => name))
  const met = backup.games.flatMap((theirs) => {
    const game = games.get(theirs.game.id)
    return game ? [{ ours: game, theirs }] : []
  })
  const differing = met
    .filter(({ ours, theirs }) => !isSame(stateOf(ours), stateOf(theirs.game)))
    .map(({ ours, theirs }) => ({ ours: oursOf(ours), theirs }))
  const book: StoredBook = readBook(forms.get(BOOK))
  return {
    games: backup.games.filter(({ game }) => !games.has(game.id)),
    same: met.length - differing.length,
    differing,
    names: backup.names.filter(({ name }) => !names.has(name)),
    forms: backup.forms.flatMap(([name, form]) => {
      if (!forms.has(name)) return [[name, form] as const]
      const both = together(name, forms.get(name), form)
      return both === null ? [] : [[name, both] as const]
    }),
    book: merge(book, backup.book ?? emptyBook),
    settings: Object.fromEntries(
      Object.entries(backup.settings).filter(([name]) => !Object.hasOwn(chosen, name)),
    ),
  }
}
