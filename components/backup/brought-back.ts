import type { Everything } from '../storage'
import { together } from './together'

/**
 * What was wiped, back beside what was saved since: of a game whichever is newer stays, as after the undo of a single
 * delete, and what is kept by name loses nothing.
 */
export function broughtBack(wiped: Everything, there: Everything): Everything {
  const revisions = new Map(there.games.map(({ id, revision }) => [id, revision]))
  const isNewer = ({ id, revision }: Everything['games'][number]) => !((revisions.get(id) ?? -1) >= revision)
  const back = new Set(wiped.games.filter(isNewer).map(({ id }) => id))
  const newest = <T extends { readonly id: string }>(before: readonly T[], since: readonly T[]): T[] => [
    ...before.filter(({ id }) => back.has(id)),
    ...since.filter(({ id }) => !back.has(id)),
  ]
  const names = new Set(there.names.map(({ name }) => name))
  const forms = new Map(wiped.forms.map(({ name, form }) => [name, form]))
  for (const { name, form } of there.forms)
    forms.set(name, forms.has(name) ? (together(name, form, forms.get(name)) ?? form) : form)
  return {
    games: newest(wiped.games, there.games),
    summaries: newest(wiped.summaries, there.summaries),
    names: [...wiped.names.filter(({ name }) => !names.has(name)), ...there.names],
    forms: [...forms].map(([name, form]) => ({ name, form })),
  }
}
