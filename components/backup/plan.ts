import { type Merge, merge } from '../book/merge'
import { BOOK, emptyBook, readBook, type StoredBook } from '../book/stored'
import { LEARN, readPages } from '../learn/progress'
import { PRACTICE, readMemory } from '../practice/memory'
import type { Kept } from '../referee/kept'
import type { Summary } from '../referee/summary'
import { isSame } from '../same'
import type { Everything } from '../storage'
import type { Preferences } from '../ui/preferences'
import type { Backup, Placed } from './read-backup'

/** A game that is here in another state than in the file. */
export interface Differing {
  readonly ours: { readonly game: Kept; readonly summary: Summary | null }
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

/** Two forms of one name put together; null where ours stays as it is. */
export function together(name: string, ours: unknown, theirs: unknown): unknown {
  if (name === LEARN) {
    const [here, there] = [readPages(ours), readPages(theirs)]
    const editions = [...new Set([...Object.keys(here), ...Object.keys(there)])]
    return Object.fromEntries(
      editions.map((edition) => [
        edition,
        [...new Set([...(here[edition] ?? []), ...(there[edition] ?? [])])],
      ]),
    )
  }
  if (name === BOOK) return merge(readBook(ours), readBook(theirs)).book
  if (name === PRACTICE) {
    const here = readMemory(ours)
    return { ...here, missed: { ...readMemory(theirs).missed, ...here.missed } }
  }
  return null
}

/** What of a backup is new on this device, and what differs: nothing here is overwritten unasked. */
export function planOf(backup: Backup, here: Everything, chosen: Preferences): Plan {
  const ours = new Map(here.games.map((game) => [game.id, game]))
  const summaries = new Map(here.summaries.map((summary) => [summary.id, summary]))
  const forms = new Map(here.forms.map(({ name, form }) => [name, form]))
  const names = new Set(here.names.map(({ name }) => name))
  const met = backup.games.flatMap((theirs) => {
    const game = ours.get(theirs.game.id)
    return game ? [{ ours: { game, summary: summaries.get(game.id) ?? null }, theirs }] : []
  })
  const differing = met.filter((one) => !isSame(stateOf(one.ours.game), stateOf(one.theirs.game)))
  const book: StoredBook = readBook(forms.get(BOOK))
  return {
    games: backup.games.filter(({ game }) => !ours.has(game.id)),
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
