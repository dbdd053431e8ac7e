/**
 * The only door to IndexedDB: the one connection to what lies on this device, what lies there, and how long a device
 * that does not answer is waited for.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { tellRefused } from './held'
import type { Kept } from './referee/kept'
import type { Summary } from './referee/summary'

export interface Games extends DBSchema {
  /** What is kept of an evening: a game that was refereed, or its score alone. */
  games: { key: string; value: Kept }
  /** What the list of games shows, so that it need not replay them. */
  summaries: { key: string; value: Summary & { readonly revision?: number } }
  names: { key: string; value: { name: string; usedAt: string } }
  /** What was filled in and not used yet, by its name. */
  forms: { key: string; value: { name: string; form: unknown } }
}

/** Longer than a slow phone needs, shorter than anybody waits; whoever did not answer once is waited for no longer. */
const PATIENCE = { usual: 4000, once: 50 }
let patience = PATIENCE.usual
let opening: Promise<IDBPDatabase<Games>> | null = null

/** The one connection; it is waited for again where it was too slow, and made anew where it failed or was closed. */
function open(): Promise<IDBPDatabase<Games>> {
  const again = () => {
    opening = null
  }
  opening ??= connect(again).catch((error: unknown) => {
    again()
    throw error
  })
  return opening
}

async function connect(again: () => void): Promise<IDBPDatabase<Games>> {
  return openDB<Games>('parlour', 1, {
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
  })
}

async function withPatience<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      patience = PATIENCE.once
      reject(new Error('The device does not answer.'))
    }, patience)
  })
  try {
    const answer = await Promise.race([promise, late])
    patience = PATIENCE.usual
    return answer
  } finally {
    clearTimeout(timer)
  }
}

/** Does something with what lies on the device, or says that it refused. */
export async function onDevice<T>(work: (db: IDBPDatabase<Games>) => Promise<T>): Promise<T | 'refused'> {
  try {
    const done = await withPatience(open().then(work))
    tellRefused(false)
    return done
  } catch {
    tellRefused(true)
    return 'refused'
  }
}
