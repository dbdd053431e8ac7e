import { IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { NOTHING } from '@/components/held'
import type { Summary } from '@/components/referee/summary'
import type { Everything } from '@/components/storage'
import { at, emptyDevice, parlour } from './device'

emptyDevice()

/** Two games lie on a device whose rows of the list, or games, something else has spoilt. */
async function spoilt(spoil: (there: Everything) => Partial<Everything>) {
  const here = await parlour()
  await here.saveGame(...at(3))
  await here.saveGame(...at(1, 'other'))
  await here.replaceEverything((there) => ({ ...there, ...spoil(there) }))
  return here
}

const MATCHES = { edition: 'high-society', ball: 1, isOver: false, matches: [null] }

const otherwise = (rows: readonly Summary[], more: object): Summary[] =>
  rows.map((row) => (row.id === 'x' ? ({ ...row, ...more } as Summary) : row))

describe('a row that is lost or spoilt is made anew from its game, and kept', () => {
  test.each<readonly [string, (rows: readonly Summary[]) => readonly Summary[]]>([
    ['lost', (rows) => rows.filter(({ id }) => id !== 'x')],
    ['all of them lost', () => []],
    ['without a headline', (rows) => otherwise(rows, { headline: undefined })],
    ['of no edition', (rows) => otherwise(rows, { edition: 'whist' })],
    ['with players that are none', (rows) => otherwise(rows, { players: ['Ann', null] })],
    ['of a season, with Matches that are none', (rows) => otherwise(rows, MATCHES)],
  ])('%s', async (_, spoil) => {
    const here = await spoilt(({ summaries }) => ({ summaries: spoil(summaries) }))
    const { games, unread } = await here.listGames()
    expect(games.toSorted((a, b) => (a.id > b.id ? -1 : 1))).toMatchObject([at(3)[1], at(1, 'other')[1]])
    expect(unread).toEqual([])
    const later = await parlour()
    const { summaries } = await later.everything()
    expect(summaries.find(({ id }) => id === 'x')).toEqual({ ...at(3)[1], revision: 3 })
    expect(await later.saveGame(...at(3))).toMatchObject({ as: 'newer' })
  })
})

test('where every row is sound, no game is read', async () => {
  const here = await spoilt((there) => there)
  const read = vi.spyOn(IDBObjectStore.prototype, 'get')
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  expect((await here.listGames()).games).toHaveLength(2)
  expect(read).not.toHaveBeenCalled()
  expect(all.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual(['summaries'])
})

test('a row whose game is gone is not listed', async () => {
  const here = await spoilt(({ games }) => ({ games: games.filter(({ id }) => id !== 'x') }))
  expect((await here.listGames()).games.map(({ id }) => id)).toEqual(['other'])
})

test('a game that cannot be read is not hidden: it is listed as such, with whoever plays', async () => {
  const { at: _, ...torn } = at(3)[0]
  const here = await spoilt(({ games, summaries }) => ({
    games: [...games.filter(({ id }) => id !== 'x'), torn as unknown as Everything['games'][number]],
    summaries: summaries.filter(({ id }) => id !== 'x'),
  }))
  const { games, unread } = await here.listGames()
  expect(games.map(({ id }) => id)).toEqual(['other'])
  expect(unread).toEqual([{ id: 'x', players: ['Ann', 'Bea', 'Cal'], href: '/referee/game#x' }])
})

test('a row that claims more than its game does not keep the game from being saved', async () => {
  const here = await spoilt(({ summaries }) => ({ summaries: otherwise(summaries, { revision: 40 }) }))
  expect(await here.saveGame(...at(4))).toEqual({ as: 'kept' })
})

test('a game without a row can be deleted and brought back', async () => {
  const here = await spoilt(() => ({ summaries: [] }))
  const deleted = await here.deleteGame('x')
  expect(await here.loadGame('x')).toBeNull()
  await here.saveGame(deleted?.game as never, deleted?.summary ?? null)
  expect((await here.listGames()).games.map(({ id }) => id).toSorted()).toEqual(['other', 'x'])
})

test('a game that a tab holds without its row is listed too', async () => {
  const here = await parlour()
  here.holdOnly({ ...NOTHING, games: [at(3)[0]] })
  vi.stubGlobal('indexedDB', undefined)
  expect(await here.listGames()).toMatchObject({ as: 'memory', games: [{ id: 'x' }] })
})
