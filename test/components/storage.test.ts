import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { emptyBook } from '@/components/book/stored'
import { NOTHING } from '@/components/held'
import { NOTHING as NOTHING_PRACTISED } from '@/components/practice/memory'
import { at, emptyDevice, parlour } from './device'

/** Every write fails for want of room, as in browsers: what was asked for is undone with its whole transaction. */
function fillUp() {
  const { put } = IDBObjectStore.prototype
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
    const request = put.call(this, row)
    request.addEventListener('success', () => this.transaction.abort(), { once: true })
    return request
  })
}

emptyDevice()

/** The device as it can be, instead of one that keeps what it is given. */
const DEVICES: readonly (readonly [what: string, device: () => unknown])[] = [
  ['has no IndexedDB at all', () => undefined],
  [
    'forbids it with a thrown word',
    () => ({
      open() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  ],
  ['never answers', () => ({ open: () => new EventTarget() })],
  ['has an older Parlour open that does not make way', () => ({ open: () => blockedRequest() })],
]

function blockedRequest() {
  const request = new EventTarget()
  queueMicrotask(() => request.dispatchEvent(new Event('blocked')))
  return request
}

/** The same as a real device, once a newer Parlour has been there. */
async function afterNewer() {
  const factory = new IDBFactory()
  await new Promise<void>((resolve) => {
    const opening = factory.open('parlour', 7)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
  return factory
}

async function expectMemory() {
  const here = await parlour()
  const told = vi.fn()
  here.onRefused(told)
  expect(await here.saveGame(...at(1))).toEqual({ as: 'memory' })
  expect([here.isRefused(), told.mock.calls.length]).toEqual([true, 1])
  expect(await here.saveGame(...at(2))).toEqual({ as: 'memory' })
  expect(await here.loadGame('x')).toMatchObject({ as: 'memory', game: { revision: 2 } })
  expect(await here.listGames()).toMatchObject({ as: 'memory', games: [{ id: 'x' }] })
  await here.changeBook(() => ({ ...emptyBook, balls: { Hearts: { before: [], order: [], end: [] } } }))
  expect(Object.keys((await here.loadBook()).balls)).toEqual(['Hearts'])
  await here.changeMemory(() => ({ ...NOTHING_PRACTISED, choice: { ...NOTHING_PRACTISED.choice, level: 2 } }))
  expect((await here.loadMemory()).choice.level).toBe(2)
  await here.rememberNames(['Ann'], '2026')
  expect(await here.rememberedNames()).toEqual(['Ann'])
  const all = await here.everything()
  expect([all.games.length, all.names.length, all.forms.length]).toEqual([1, 1, 2])
}

describe('a device that keeps nothing: games, card book, practice and names live in the tab, and it says so', () => {
  test.each(DEVICES)('it %s', async (_, device) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
    vi.stubGlobal('indexedDB', device())
    await expectMemory()
  })

  test('it was left by a newer Parlour', async () => {
    vi.stubGlobal('indexedDB', await afterNewer())
    await expectMemory()
  })
})

test('who never answered is waited for once, not with every tap', async () => {
  const request = new EventTarget()
  vi.stubGlobal('indexedDB', { open: () => request })
  vi.useFakeTimers()
  const here = await parlour()
  const first = here.saveGame(...at(1))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await first).toEqual({ as: 'memory' })
  const second = here.saveGame(...at(2))
  await vi.advanceTimersByTimeAsync(50)
  expect(await second).toEqual({ as: 'memory' })
})

test('a device that fills up in the middle of a game is said; with room again, all that the tab held is saved', async () => {
  const here = await parlour()
  expect(await here.saveGame(...at(1))).toEqual({ as: 'kept' })
  const full = fillUp()
  expect(await here.saveGame(...at(2))).toEqual({ as: 'memory' })
  expect(await here.saveGame(...at(1, 'other'))).toEqual({ as: 'memory' })
  await here.changeBook(() => ({ ...emptyBook, balls: { Hearts: { before: [], order: [], end: [] } } }))
  expect(await here.loadGame('x')).toMatchObject({ as: 'memory', game: { revision: 2 } })
  full.mockRestore()
  expect(await here.saveGame(...at(3))).toEqual({ as: 'kept' })
  expect(here.isRefused()).toBe(false)
  const later = await parlour()
  expect(await later.loadGame('x')).toMatchObject({ as: 'kept', game: { revision: 3 } })
  expect(await later.loadGame('other')).toMatchObject({ as: 'kept', game: { revision: 1 } })
  expect(Object.keys((await later.loadBook()).balls)).toEqual(['Hearts'])
})

test('a restore that finds no room leaves what was there, and no promise that nobody hears', async () => {
  const here = await parlour()
  await here.saveGame(...at(1))
  const full = fillUp()
  await here.replaceEverything((there) => ({ ...there, games: [at(5)[0]], summaries: [at(5)[1]] }))
  full.mockRestore()
  expect(await (await parlour()).loadGame('x')).toMatchObject({ as: 'kept', game: { revision: 1 } })
})

describe('of two tabs none saves over the other', () => {
  test('the row of the list says how new the game is; the game itself is read when it is newer', async () => {
    const here = await parlour()
    await here.saveGame(...at(4))
    const read = vi.spyOn(IDBObjectStore.prototype, 'get')
    expect(await here.saveGame(...at(5))).toEqual({ as: 'kept' })
    expect(read.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual(['summaries'])
    expect(await here.saveGame(...at(5))).toMatchObject({ as: 'newer', game: { revision: 5 } })
  })

  test('a row that an older Parlour wrote says nothing: then the game does', async () => {
    const here = await parlour()
    await here.saveGame(...at(4))
    await here.replaceEverything(({ summaries, ...rest }) => ({
      ...rest,
      summaries: summaries.map((row) => ({ ...row, revision: undefined })),
    }))
    expect(await here.saveGame(...at(4))).toMatchObject({ as: 'newer' })
    expect(await here.saveGame(...at(5))).toEqual({ as: 'kept' })
  })
})

describe('the undo of a wipe', () => {
  test('brings all back, and leaves a game that another tab went on with as it stands there', async () => {
    const here = await parlour()
    await here.saveGame(...at(4))
    await here.saveGame(...at(2, 'other'))
    await here.rememberNames(['Ann'], '2026')
    await here.changeBook(() => ({ ...emptyBook, balls: { Hearts: { before: [], order: [], end: [] } } }))
    const wiped = await here.replaceEverything(() => NOTHING)
    expect([(await here.listGames()).games, wiped.as]).toEqual([[], 'kept'])
    const other = await parlour()
    await other.saveGame(...at(5))
    await other.changeBook(() => ({ ...emptyBook, balls: { Roses: { before: [], order: [], end: [] } } }))
    await here.replaceEverything((there) => here.broughtBack(wiped, there))
    const later = await parlour()
    expect(await later.loadGame('x')).toMatchObject({ as: 'kept', game: { revision: 5 } })
    expect(await later.loadGame('other')).toMatchObject({ as: 'kept', game: { revision: 2 } })
    expect(await later.rememberedNames()).toEqual(['Ann'])
    expect(Object.keys((await later.loadBook()).balls).toSorted()).toEqual(['Hearts', 'Roses'])
    // The row of the list goes with its game: it says how new that is.
    expect(await later.saveGame(...at(5))).toMatchObject({ as: 'newer' })
    expect(await later.saveGame(...at(2, 'other'))).toMatchObject({ as: 'newer' })
  })

  test('puts an older state under its newer one away', async () => {
    const here = await parlour()
    await here.saveGame(...at(4))
    const wiped = await here.replaceEverything(() => NOTHING)
    await (await parlour()).saveGame(...at(3))
    await here.replaceEverything((there) => here.broughtBack(wiped, there))
    const later = await parlour()
    expect(await later.loadGame('x')).toMatchObject({ game: { revision: 4 } })
    expect((await later.listGames()).games).toHaveLength(1)
  })

  test('a device that cannot be reached is not called empty', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const here = await parlour()
    await here.saveGame(...at(1))
    const wiped = await here.replaceEverything(() => NOTHING)
    expect([wiped.as, await here.loadGame('x')]).toEqual(['memory', null])
    await here.replaceEverything((there) => here.broughtBack(wiped, there))
    expect(await here.loadGame('x')).toMatchObject({ as: 'memory', game: { revision: 1 } })
  })
})

test('a choice is in force though local storage throws', async () => {
  const { prefer, preferred, preferAll } = await import('@/components/ui/preferences')
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('No room.', 'QuotaExceededError')
    },
    removeItem() {
      throw new DOMException('Denied.', 'SecurityError')
    },
  })
  prefer('theme', 'dark')
  expect(preferred('theme')).toBe('dark')
  preferAll({})
  expect(preferred('theme')).toBe('system')
})
