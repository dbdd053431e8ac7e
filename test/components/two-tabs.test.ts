import { describe, expect, test, vi } from 'vitest'
import type { StoredBook } from '@/components/book/stored'
import { NOTHING } from '@/components/held'
import { at, emptyDevice, parlour } from './device'

emptyDevice()

const rule = { before: [], order: [], end: [] }
const withBall = (name: string) => (book: StoredBook) => ({ ...book, balls: { ...book.balls, [name]: rule } })

describe('what is kept by name is changed as it lies, not as a tab once read it', () => {
  test('the card book: two tabs lose nothing of each other', async () => {
    const [here, other] = [await parlour(), await parlour()]
    await here.changeBook(withBall('Roses'))
    await other.changeBook(withBall('Hearts'))
    expect(Object.keys((await here.changeBook(withBall('Lilies'))).balls)).toEqual([
      'Roses',
      'Hearts',
      'Lilies',
    ])
  })

  test('after a wipe in another tab nothing of the book comes back with the next card', async () => {
    const [here, other] = [await parlour(), await parlour()]
    await here.changeBook(withBall('Roses'))
    await other.replaceEverything(() => NOTHING)
    expect(Object.keys((await here.changeBook(withBall('Lilies'))).balls)).toEqual(['Lilies'])
  })

  test('pages that were read at the same moment in two tabs are both marked', async () => {
    const [here, other] = [await parlour(), await parlour()]
    await Promise.all([
      here.changeForm('learn', (kept) => [...((kept as string[] | null) ?? []), 'a']),
      other.changeForm('learn', (kept) => [...((kept as string[] | null) ?? []), 'b']),
    ])
    expect(await here.loadForm('learn')).toHaveLength(2)
  })

  test('on a device that refuses they are changed as the tab holds them; null forgets', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const here = await parlour()
    await here.changeBook(withBall('Roses'))
    await here.changeBook(withBall('Hearts'))
    expect(Object.keys((await here.loadBook()).balls)).toEqual(['Roses', 'Hearts'])
    await here.changeForm('high-society.book', () => null)
    expect(await here.loadForm('high-society.book')).toBeNull()
  })
})

/** A backup whose game was saved more often than ours. */
const file = () => {
  const [game] = at(20)
  const text = JSON.stringify({
    parlour: 'backup',
    v: 1,
    games: [{ ...game, at: 0, pending: null, draft: {} }],
  })
  return new File([text.replace('"Ann"', '"Zoe"')], 'backup.json')
}

test('a game that another tab went on with while the person decided is not replaced by the backup’s', async () => {
  const here = await parlour()
  await here.saveGame(...at(4))
  const { restoreFrom, decideGames } = await import('@/components/backup/restore')
  const restored = await restoreFrom(file())
  const differing = 'problem' in restored ? [] : restored.plan.differing
  expect(differing).toHaveLength(1)
  const other = await parlour()
  await other.saveGame(...at(5))
  expect(await decideGames(differing, new Map([['x', 'theirs']]))).toBe('newer')
  expect(await other.loadGame('x')).toMatchObject({
    game: { revision: 5, record: { players: ['Ann', 'Bea', 'Cal'] } },
  })
})

test('a game that another tab brings back by the undo of its wipe is on the table again', async () => {
  const here = await parlour()
  await here.saveGame(...at(4))
  const wiped = await here.replaceEverything(() => NOTHING)
  const { openDesk } = await import('@/components/referee/desk')
  const desk = openDesk('x')
  await vi.waitFor(() => expect(desk.shown()).toBe('missing'))
  const other = await parlour()
  await other.replaceEverything((there) => other.broughtBack(wiped, there))
  await vi.waitFor(() => expect(desk.shown()).toMatchObject({ saved: { revision: 4 } }))
  desk.close()
})
