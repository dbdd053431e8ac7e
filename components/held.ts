import type { Kept } from './referee/kept'
import type { Summary } from './referee/summary'

/** All that lies on this device, as it was written: not read yet. */
export interface Everything {
  readonly games: readonly Kept[]
  readonly summaries: readonly Summary[]
  readonly names: readonly { readonly name: string; readonly usedAt: string }[]
  readonly forms: readonly { readonly name: string; readonly form: unknown }[]
}

export const NOTHING: Everything = { games: [], summaries: [], names: [], forms: [] }

/** A game and its row of the list; none where that is lost. */
export interface HeldGame {
  readonly game: Kept
  readonly summary: Summary | null
}

/** What the device did not take lives here, as long as this tab does. */
export const held = {
  games: new Map<string, HeldGame>(),
  names: new Map<string, string>(),
  forms: new Map<string, unknown>(),
}

/** What lies on the device, and what the tab holds in place of it or besides. */
export function withHeld(kept: Everything): Everything {
  const { games, names, forms } = held
  return {
    games: [...kept.games.filter(({ id }) => !games.has(id)), ...[...games.values()].map(({ game }) => game)],
    summaries: [
      ...kept.summaries.filter(({ id }) => !games.has(id)),
      ...[...games.values()].flatMap(({ summary }) => summary ?? []),
    ],
    names: [...kept.names, ...[...names].map(([name, usedAt]) => ({ name, usedAt }))],
    forms: [
      ...kept.forms.filter(({ name }) => !forms.has(name)),
      ...[...forms].map(([name, form]) => ({ name, form })),
    ],
  }
}

/** memory: the device cannot be read, and this is what the tab holds alone. */
export type AllFound = Everything & { readonly as: 'kept' | 'memory' }

export const allFound = (kept: Everything | 'refused'): AllFound =>
  kept === 'refused' ? { ...withHeld(NOTHING), as: 'memory' } : { ...withHeld(kept), as: 'kept' }

/** Holds all of this in the tab, and nothing else. */
export function holdOnly({ games, summaries, names, forms }: Everything): void {
  for (const each of Object.values(held)) each.clear()
  for (const game of games)
    held.games.set(game.id, { game, summary: summaries.find(({ id }) => id === game.id) ?? null })
  for (const { name, usedAt } of names) held.names.set(name, usedAt)
  for (const { name, form } of forms) held.forms.set(name, form)
}

let isRefusing = false
const listeners = new Set<() => void>()

/** Whether the device took nothing when it was asked last. */
export const isRefused = (): boolean => isRefusing

export function tellRefused(refused: boolean): void {
  if (isRefusing === refused) return
  isRefusing = refused
  for (const changed of listeners) changed()
}

/** Calls back when the device begins to refuse, and when it gives way. */
export function onRefused(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
