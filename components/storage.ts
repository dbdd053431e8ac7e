/**
 * The games on this device, and what else is kept by name. Where the device refuses (private mode, no room left,
 * storage blocked), they live in this tab's memory and the answer says so.
 */
import { type Games, onDevice } from './device'
import type { AllFound, Everything, HeldGame } from './held'
import { allFound, held, holdOnly, NOTHING, withHeld } from './held'
import { isSummary } from './referee/is-summary'
import type { Kept } from './referee/kept'
import type { Summary } from './referee/summary'
import { type Unread, unreadOf } from './referee/unread'
import { ALL, announce } from './tabs'

export type { Everything } from './held'
export { ALL, onOtherTab } from './tabs'

/** kept: on the device. memory: the device refused. newer: another tab went on with the game; nothing was saved. */
export type Outcome = { readonly as: 'kept' | 'memory' } | { readonly as: 'newer'; readonly game: Kept }

/**
 * Saves a game, unless a newer one lies there: looking and saving are one transaction, so that of two tabs one is
 * told. The promise is kept when the device has it. A game that is put back as it lay may have no row of the list.
 */
export async function saveGame(game: Kept, summary: Summary | null): Promise<Outcome> {
  const newer = await onDevice(async (db) => {
    const change = db.transaction(['games', 'summaries'], 'readwrite', { durability: 'strict' })
    const [games, rows] = [change.objectStore('games'), change.objectStore('summaries')]
    // The row says it, so that a long game is not read with every step; an older Parlour left it out.
    const revision = (await rows.get(game.id))?.revision ?? (await games.get(game.id))?.revision ?? -1
    const there = revision >= game.revision ? await games.get(game.id) : undefined
    if (there && there.revision >= game.revision) return there
    const row = summary && { ...summary, revision: game.revision }
    await Promise.all([games.put(game), row ? rows.put(row) : rows.delete(game.id), change.done])
    return null
  })
  if (newer === 'refused') {
    held.games.set(game.id, { game, summary })
    return { as: 'memory' }
  }
  if (newer) return { as: 'newer', game: newer }
  held.games.delete(game.id)
  announce(game.id)
  await putAway()
  return { as: 'kept' }
}

/** The device takes something again: what else the tab still holds is saved too. */
async function putAway(): Promise<void> {
  const [next] = held.games.values()
  if (next && (await saveGame(next.game, next.summary)).as === 'newer') held.games.delete(next.game.id)
  for (const [name, usedAt] of [...held.names]) await rememberNames([name], usedAt)
  for (const [name, form] of [...held.forms]) await saveForm(name, form)
}

/** The game as it was saved last: unread, since another version may have saved it. */
export async function loadGame(id: string): Promise<{ game: unknown; as: 'kept' | 'memory' } | null> {
  const here = held.games.get(id)
  if (here) return { game: here.game, as: 'memory' }
  const found = await onDevice((db) => db.get('games', id))
  return found && found !== 'refused' ? { game: found, as: 'kept' } : null
}

/** What the list shows. */
export interface Listed {
  /** Those played last first. */
  readonly games: readonly Summary[]
  /** Games that cannot be read: they are there all the same. */
  readonly unread: readonly Unread[]
  /** Whether the device keeps games at all. */
  readonly as: 'kept' | 'memory'
}

/** All games. Each has a row that the list is made of; where a row is lost or spoilt, it is made anew from its game. */
export async function listGames(): Promise<Listed> {
  const found = await onDevice(async (db) => {
    const read = db.transaction(['games', 'summaries'])
    return Promise.all([read.objectStore('games').getAllKeys(), read.objectStore('summaries').getAll()])
  })
  const [ids, rows] = found === 'refused' ? [[], []] : found
  const here = [...held.games.values()].flatMap(({ summary }) => summary ?? [])
  const sound = [...rows.filter(({ id }) => !held.games.has(id)), ...here].filter(isSummary)
  const all = new Set([...ids, ...held.games.keys()])
  const shown = sound.filter(({ id }) => all.has(id))
  for (const { id } of shown) all.delete(id)
  const { games, unread } = await relisted([...all])
  return {
    games: [...shown, ...games].sort((a, b) => b.changedAt.localeCompare(a.changedAt)),
    unread,
    as: found === 'refused' ? 'memory' : 'kept',
  }
}

/** The rows of these games made anew, and kept. The rules that it takes come only then. */
async function relisted(ids: readonly string[]): Promise<Pick<Listed, 'games' | 'unread'>> {
  if (ids.length === 0) return { games: [], unread: [] }
  const found = await Promise.all(ids.map(async (id) => ({ id, game: (await loadGame(id))?.game })))
  const made = await import('./referee/games/game-file').then(
    ({ keptIn }) =>
      found.map(({ id, game }) => {
        const read = keptIn(game, id)
        return 'problem' in read ? null : read.summary
      }),
    () => [],
  )
  await keepRows(found.flatMap(({ game }, i) => (made[i] ? [{ game: game as Kept, summary: made[i] }] : [])))
  return {
    games: made.flatMap((summary) => summary ?? []),
    unread: found.flatMap(({ id, game }, i) => (made[i] || !game ? [] : [unreadOf(id, game)])),
  }
}

/** Rows beside their games, where these are still the same. */
async function keepRows(made: readonly { game: Kept; summary: Summary }[]): Promise<void> {
  await onDevice(async (db) => {
    const change = db.transaction(['games', 'summaries'], 'readwrite')
    for (const { game, summary } of made) {
      const there = await change.objectStore('games').get(game.id)
      if (there?.revision === game.revision)
        await change.objectStore('summaries').put({ ...summary, revision: game.revision })
    }
    await change.done
  })
}

/** Takes a game away and gives it back, for an undo. */
export async function deleteGame(id: string): Promise<HeldGame | null> {
  const here = held.games.get(id) ?? null
  held.games.delete(id)
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
    return game ? { game, summary: summary ?? null } : null
  })
  announce(id)
  return here ?? (found === 'refused' ? null : found)
}

/** Names used at this device's tables, the latest first. */
export async function rememberedNames(): Promise<readonly string[]> {
  const found = await onDevice((db) => db.getAll('names'))
  const rows = found === 'refused' ? [] : found.filter(({ usedAt }) => typeof usedAt === 'string')
  const kept = rows.map(({ name, usedAt }) => [name, usedAt] as const)
  return [...new Map([...kept, ...held.names])].sort((a, b) => b[1].localeCompare(a[1])).map(([name]) => name)
}

export async function rememberNames(used: readonly string[], usedAt: string): Promise<void> {
  const done = await onDevice(async (db) => {
    const change = db.transaction('names', 'readwrite')
    await Promise.all([...used.map((name) => change.store.put({ name, usedAt })), change.done])
  })
  for (const name of used)
    if (done === 'refused') held.names.set(name, usedAt)
    else held.names.delete(name)
}

export async function forgetName(name: string): Promise<void> {
  held.names.delete(name)
  await onDevice((db) => db.delete('names', name))
}

/** A form as it was left, or null. */
export async function loadForm(name: string): Promise<unknown> {
  if (held.forms.has(name)) return held.forms.get(name)
  const found = await onDevice((db) => db.get('forms', name))
  return found && found !== 'refused' ? found.form : null
}

/**
 * Changes a form as it lies there now, whatever this tab once read of it: of two tabs none writes over the other. Null
 * forgets it; the answer is what is kept.
 */
export async function changeForm(name: string, change: (there: unknown) => unknown): Promise<unknown> {
  const kept = await onDevice(async (db) => {
    const { store, done } = db.transaction('forms', 'readwrite')
    const there = (await store.get(name))?.form
    const form = change(held.forms.get(name) ?? there ?? null)
    await Promise.all([form === null ? store.delete(name) : store.put({ name, form }), done])
    return { form }
  })
  const { form } = kept === 'refused' ? { form: change(held.forms.get(name) ?? null) } : kept
  if (kept === 'refused' && form !== null) held.forms.set(name, form)
  else held.forms.delete(name)
  return form
}

/** Keeps a form over a reload; null forgets it. */
export async function saveForm(name: string, form: unknown): Promise<void> {
  await changeForm(name, () => form)
}

const STORES = ['games', 'summaries', 'names', 'forms'] as const

const readAll = async (
  get: <Name extends (typeof STORES)[number]>(name: Name) => Promise<Games[Name]['value'][]>,
): Promise<Everything> => {
  const [games, summaries, used, left] = await Promise.all([
    get('games'),
    get('summaries'),
    get('names'),
    get('forms'),
  ])
  return { games, summaries, names: used, forms: left }
}

/** Everything there is, for a backup; what lives in this tab's memory is in it too. */
export const everything = async (): Promise<AllFound> =>
  allFound(await onDevice((db) => readAll((name) => db.getAll(name))))

/** Puts what is made of all that lies on the device in its place, as one transaction; the answer is what lay there. */
export async function replaceEverything(make: (there: Everything) => Everything): Promise<AllFound> {
  const done = await onDevice(async (db) => {
    const change = db.transaction(STORES, 'readwrite', { durability: 'strict' })
    const lay = await readAll((name) => change.objectStore(name).getAll())
    const all = make(withHeld(lay))
    const put = STORES.flatMap((name) => {
      const store = change.objectStore(name)
      return [store.clear(), ...all[name].map((row) => store.put(row as never))]
    })
    await Promise.all([...put, change.done])
    return lay
  })
  const lay = allFound(done)
  holdOnly(done === 'refused' ? make(lay) : NOTHING)
  announce(ALL)
  return lay
}

/** Asks the browser not to clear the games away when it runs out of room. It may say no; then the file export remains. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
