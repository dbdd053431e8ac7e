import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { newGame } from '@/components/referee/saved-game'
import { summaryOf } from '@/components/referee/summary'
import { openSession, type Session } from '@/machines/love-letter'

/** Before each test of a file, a device on which nothing lies yet. */
export function emptyDevice() {
  beforeEach(() => {
    const { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction } = fake
    const parts = { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction }
    for (const [name, part] of Object.entries(parts)) vi.stubGlobal(name, part)
    vi.stubGlobal('indexedDB', new fake.IDBFactory())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** A Parlour that has just been loaded, on the device as it stands. */
export async function parlour() {
  vi.resetModules()
  const [storage, held, book, practice, back] = await Promise.all([
    import('@/components/storage'),
    import('@/components/held'),
    import('@/components/book/stored'),
    import('@/components/practice/memory'),
    import('@/components/backup/brought-back'),
  ])
  return { ...storage, ...held, ...book, ...practice, ...back }
}

const session = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session

/** A game that was saved so often, and its row of the list. */
export function at(revision: number, id = 'x') {
  const game = { ...newGame(session, id, '2026-01-02T03:04:05.000Z'), revision }
  return [game, summaryOf(game, session)] as const
}
