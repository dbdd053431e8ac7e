/**
 * The only door to the games on this device (IndexedDB). Where the device refuses (private mode, no room left,
 * storage blocked), games live in this tab's memory and the answer says so.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Kept } from './referee/kept'
import type { Summary } from './referee/summary'
import { announce } from './tabs'

export { onOtherTab } from './tabs'

interface Games extends DBSchema {
  /** What is kept of an evening: a game that was refereed, or its score alone. */
  games: { key: string; value: Kept }
  /** What the list of games shows, so that it need not replay them. */
  summaries: { key: string; value: Summary }
  names: { key: string; value: { name: string; usedAt: string } }
  /** What was filled in and not used yet, by its name. */
  forms: { key: string; value: { name: string; form: unknown } }
}

/** kept: on the device. memory: the device refused. newer: another tab went on with the game; nothing was saved. */
export type Outcome = { readonly as: 'kept' | 'memory' } | { readonly as: 'newer'; readonly game: Kept }

const memory = new Map<string, { game: Kept; summary: Summary }>()
const names = new Map<string, string>()
const forms = new Map<string, unknown>()

/** Longer than a slow phone needs, shorter than anybody waits. */
const PATIENCE = 4000
let opening: Promise<IDBPDatabase<Games>> | null = null

function open(): Promise<IDBPDatabase<Games>> {
  opening ??= connect()
  return opening
}

async function connect(): Promise<IDBPDatabase<Games>> {
  const again = () => {
    opening = null
  }
  try {
    return await withPatience(
      openDB<Games>('parlour', 1, {
        upgrade(db) {
          db.createObjectStore('games', { keyPath: 'id' })
          db.createObjectStore('summaries', { keyPath: 'id' })
          db.createObjectStore('names', { keyPath: 'name' })
          db.createObjectStore('forms', { keyPath: 'name' })
        },
        // A newer Parlour in another tab waits for us.
        blocking(_, __, event) {
          ;(event.target as IDBDatabase).close()
          again()
        },
        terminated: again,
      }),
    )
  } catch (error) {
    again()
    throw error
  }
}

function withPatience<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The device does not answer.')), PATIENCE)
  })
  return Promise.race([promise, late])
}

/** Does something with the games on the device, or says that it refused. */
async function onDevice<T>(work: (db: IDBPDatabase<Games>) => Promise<T>): Promise<T | 'refused'> {
  try {
    return await withPatience(open().then(work))
  } catch {
    return 'refused'
  }
}

/**
 * Saves a game, unless a newer one lies there: looking and saving are one transaction, so that of two tabs one is
 * told. The promise is kept when the device has it.
 */
export async function saveGame(game: Kept, summary: Summary): Promise<Outcome> {
  const newer = await onDevice(async (db) => {
    const change = db.transaction(['games', 'summaries'], 'readwrite', { durability: 'strict' })
    const there = await change.objectStore('games').get(game.id)
    if (there && there.revision >= game.revision) return there
    await Promise.all([
      change.objectStore('games').put(game),
      change.objectStore('summaries').put(summary),
      change.done,
    ])
    return null
  })
  if (newer === 'refused') {
    memory.set(game.id, { game, summary })
    return { as: 'memory' }
  }
  if (newer) return { as: 'newer', game: newer }
  memory.delete(game.id)
  announce(game.id)
  return { as: 'kept' }
}

/** The game as it was saved last: unread, since another version may have saved it. */
export async function loadGame(id: string): Promise<{ game: unknown; as: 'kept' | 'memory' } | null> {
  const held = memory.get(id)
  if (held) return { game: held.game, as: 'memory' }
  const found = await onDevice((db) => db.get('games', id))
  return found && found !== 'refused' ? { game: found, as: 'kept' } : null
}

const isSummary = (row: Summary): boolean =>
  [row.id, row.edition, row.headline, row.createdAt, row.changedAt].every(
    (text) => typeof text === 'string',
  ) &&
  Array.isArray(row.players) &&
  Array.isArray(row.edition === 'high-society' ? row.matches : row.tokens)

/** All games, those played last first, and whether the device keeps games at all. */
export async function listGames(): Promise<{ games: readonly Summary[]; as: 'kept' | 'memory' }> {
  const found = await onDevice((db) => db.getAll('summaries'))
  // A row that something else has spoilt must not keep the others from the list.
  const kept = found === 'refused' ? [] : found.filter((row) => isSummary(row) && !memory.has(row.id))
  const held = [...memory.values()].map(({ summary }) => summary)
  const games = [...kept, ...held].sort((a, b) => b.changedAt.localeCompare(a.changedAt))
  return { games, as: found === 'refused' ? 'memory' : 'kept' }
}

/** Takes a game away and gives it back, for an undo. */
export async function deleteGame(id: string): Promise<{ game: Kept; summary: Summary } | null> {
  const held = memory.get(id) ?? null
  memory.delete(id)
  const found = await onDevice(async (db) => {
    const change = db.transaction(['games', 'summaries'], 'readwrite')
    const [game, summary] = await Promise.all([
      change.objectStore('games').get(id),
      change.objectStore('summaries').get(id),
    ])
    await Promise.all([
      change.objectStore('games').delete(id),
      change.objectStore('summaries').delete(id),
      change.done,
    ])
    return game && summary ? { game, summary } : null
  })
  announce(id)
  return held ?? (found === 'refused' ? null : found)
}

/** Names used at this device's tables, the latest first. */
export async function rememberedNames(): Promise<readonly string[]> {
  const found = await onDevice((db) => db.getAll('names'))
  const rows = found === 'refused' ? [] : found.filter(({ usedAt }) => typeof usedAt === 'string')
  const kept = rows.map(({ name, usedAt }) => [name, usedAt] as const)
  return [...new Map([...kept, ...names])].sort((a, b) => b[1].localeCompare(a[1])).map(([name]) => name)
}

export async function rememberNames(used: readonly string[], usedAt: string): Promise<void> {
  const done = await onDevice(async (db) => {
    const change = db.transaction('names', 'readwrite')
    await Promise.all([...used.map((name) => change.store.put({ name, usedAt })), change.done])
  })
  if (done === 'refused') for (const name of used) names.set(name, usedAt)
}

export async function forgetName(name: string): Promise<void> {
  names.delete(name)
  await onDevice((db) => db.delete('names', name))
}

/** A form as it was left, or null. */
export async function loadForm(name: string): Promise<unknown> {
  if (forms.has(name)) return forms.get(name)
  const found = await onDevice((db) => db.get('forms', name))
  return found && found !== 'refused' ? found.form : null
}

/** Keeps a form over a reload; null forgets it. */
export async function saveForm(name: string, form: unknown): Promise<void> {
  const done = await onDevice(async (db) => {
    await (form === null ? db.delete('forms', name) : db.put('forms', { name, form }))
  })
  if (done === 'refused' && form !== null) forms.set(name, form)
  else forms.delete(name)
}

/** All that lies on this device, as it was written: not read yet. */
export interface Everything {
  readonly games: readonly Kept[]
  readonly summaries: readonly Summary[]
  readonly names: readonly { readonly name: string; readonly usedAt: string }[]
  readonly forms: readonly { readonly name: string; readonly form: unknown }[]
}

const STORES = ['games', 'summaries', 'names', 'forms'] as const

/** Everything there is, for a backup; what lives in this tab's memory is in it too. */
export async function everything(): Promise<Everything> {
  const found = await onDevice(async (db) => {
    const [games, summaries, used, left] = await Promise.all([
      db.getAll('games'),
      db.getAll('summaries'),
      db.getAll('names'),
      db.getAll('forms'),
    ])
    return { games, summaries, names: used, forms: left }
  })
  const kept = found === 'refused' ? { games: [], summaries: [], names: [], forms: [] } : found
  const held = [...memory.values()]
  return {
    games: [...kept.games.filter(({ id }) => !memory.has(id)), ...held.map(({ game }) => game)],
    summaries: [...kept.summaries.filter(({ id }) => !memory.has(id)), ...held.map(({ summary }) => summary)],
    names: [...kept.names, ...[...names].map(([name, usedAt]) => ({ name, usedAt }))],
    forms: [
      ...kept.forms.filter(({ name }) => !forms.has(name)),
      ...[...forms].map(([name, form]) => ({ name, form })),
    ],
  }
}

/** Puts this in place of all that lies on the device; nothing, where nothing is given. */
export async function replaceEverything(all: Partial<Everything> = {}): Promise<void> {
  for (const held of [memory, names, forms]) held.clear()
  const done = await onDevice(async (db) => {
    const change = db.transaction(STORES, 'readwrite', { durability: 'strict' })
    for (const name of STORES) {
      const store = change.objectStore(name)
      void store.clear()
      for (const row of all[name] ?? []) void store.put(row as never)
    }
    await change.done
  })
  if (done === 'refused') {
    for (const game of all.games ?? []) {
      const summary = all.summaries?.find(({ id }) => id === game.id)
      if (summary) memory.set(game.id, { game, summary })
    }
    for (const { name, usedAt } of all.names ?? []) names.set(name, usedAt)
    for (const { name, form } of all.forms ?? []) forms.set(name, form)
  }
  announce('')
}

/** Asks the browser not to clear the games away when it runs out of room. It may say no; then the file export remains. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
