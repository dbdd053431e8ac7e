import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { held, holdOnly, NOTHING } from '@/components/held'
import { forgetTable, lastTable, rememberTable, TABLE } from '@/components/lookup/last-table'
import { WayBack } from '@/components/lookup/ruling-way-back'
import { useSeat } from '@/components/lookup/use-seat'
import { GamePage } from '@/components/referee/games/game-page'
import { newGame } from '@/components/referee/saved-game'
import type { Summary } from '@/components/referee/summary'
import { summaryOf } from '@/components/referee/summary'
import { loadForm } from '@/components/storage'
import { openSession, type Session, tell } from '@/machines/love-letter'
import { at } from '../device'

const push = vi.fn()
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push, replace: vi.fn() }),
}))

const HERE = '/referee/game#x'
const NOW = new Date('2026-03-01T20:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

beforeEach(() => {
  holdOnly(NOTHING)
  forgetTable()
  push.mockClear()
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  holdOnly(NOTHING)
  forgetTable()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

/** A page that was loaded anew, at rest, on a device where somebody sat at a table so long ago. */
async function loadedAnew(satAt: string, { id = 'x', ...more }: Partial<Summary>) {
  const [game, summary] = at(1, id)
  const row = { ...summary, changedAt: minutesAgo(600), ...more } as Summary
  held.games.set(id, { game, summary: row })
  held.forms.set(TABLE, { href: HERE, at: satAt })
  return wayBackAtRest()
}

/** What leads back once the page has come to rest, and the script and the device were asked. */
async function wayBackAtRest() {
  vi.useFakeTimers({ now: NOW })
  render(<WayBack />)
  await act(async () => {
    await vi.advanceTimersByTimeAsync(6000)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(6000)
  })
  return screen.queryByRole('link', { name: 'Back to your table' })
}

describe('a page that was loaded anew leads back to the table', () => {
  test.each<readonly [string, string, Partial<Summary>]>([
    ['sat at within the hour', minutesAgo(50), {}],
    ['sat at long, and played within the hour', minutesAgo(200), { changedAt: minutesAgo(10) }],
  ])('%s', async (_, satAt, more) => {
    const link = await loadedAnew(satAt, more)
    expect(link).toHaveAttribute('href', HERE)
    // The page makes room beneath what lies over its foot.
    expect(link).toHaveAttribute('data-afoot')
    // From here on the way back is known without asking the device.
    expect(lastTable()).toBe(HERE)
  })

  test.each<readonly [string, string, Partial<Summary>]>([
    ['left long ago', minutesAgo(70), {}],
    ['whose game is over', minutesAgo(5), { phase: 'over' }],
    ['that is no longer here', minutesAgo(5), { id: 'y' }],
    ['sat at in no time that can be read', 'noon', {}],
  ])('and to none %s', async (_, satAt, more) => {
    expect(await loadedAnew(satAt, more)).toBeNull()
  })

  test('and to none where none is kept, or something else', async () => {
    held.forms.set(TABLE, 'x')
    expect(await wayBackAtRest()).toBeNull()
  })
})

test('the table in the address of a page is kept for the pages after it', async () => {
  window.history.replaceState(null, '', '/rulings/love-letter/spy#game=x')
  render(<WayBack />)
  await vi.waitFor(async () => expect(await loadForm(TABLE)).toMatchObject({ href: HERE }))
  expect(lastTable()).toBe(HERE)
})

test('whoever rises from a table to look something up finds back, after a reload too', async () => {
  rememberTable(HERE)
  expect(lastTable()).toBe(HERE)
  await vi.waitFor(async () => expect(await loadForm(TABLE)).toMatchObject({ href: HERE }))
})

test('trying something with the table leads back to it', async () => {
  const opened = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] })
  const told = tell(opened as Session, { type: 'deal', starter: 0, faceUp: [] })
  const session = told.fault ? expect.unreachable() : told.session
  const game = newGame(session, 'x', '2026-01-02T03:04:05.000Z')
  held.games.set('x', { game, summary: summaryOf(game, session) })
  window.history.replaceState(null, '', HERE)
  render(<GamePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Try something with this table/ }))
  await vi.waitFor(() => expect(push.mock.calls[0]?.[0]).toMatch(/^\/ask\/situation#/))
  expect(lastTable()).toBe(HERE)
})

test('a table is kept once somebody has sat down at it', async () => {
  vi.useFakeTimers({ now: NOW })
  const kept = async () => {
    await vi.dynamicImportSettled()
    return loadForm(TABLE)
  }
  const passing = renderHook(() => useSeat(HERE))
  await vi.advanceTimersByTimeAsync(1500)
  passing.unmount()
  renderHook(() => useSeat('/referee/game#y'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(await kept()).toBeNull()
  await vi.advanceTimersByTimeAsync(500)
  expect(await kept()).toMatchObject({ href: '/referee/game#y' })
})
