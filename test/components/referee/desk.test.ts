import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Desk, type Laid, openDesk } from '@/components/referee/desk'
import { newGame, type SavedGame } from '@/components/referee/saved-game'
import type { Outcome } from '@/components/storage'
import * as storage from '@/components/storage'
import { ALL } from '@/components/storage'
import { openSession, type Session } from '@/machines/love-letter'

const device = {
  game: null as unknown,
  outcome: (_game: SavedGame): Outcome => ({ as: 'kept' }),
  heard: (_id: string) => {},
  saved: [] as SavedGame[],
}

const opened = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
const deal = { type: 'deal', starter: 0, faceUp: [] } as const
const handmaid = { type: 'play', player: 0, card: 4 } as const

const steps = (desk: Desk) => (desk.shown() as Laid).sitting.session.log.steps.map(({ event }) => event.type)
async function sitDown() {
  const desk = openDesk('x')
  await vi.waitFor(() => expect(desk.shown()).not.toBe('loading'))
  return desk
}

beforeEach(() => {
  device.game = newGame(opened, 'x', '2026-01-02T03:04:05.000Z')
  device.outcome = () => ({ as: 'kept' })
  device.saved = []
  vi.spyOn(storage, 'loadGame').mockImplementation(async () =>
    device.game === null ? null : { game: device.game, as: 'kept' },
  )
  vi.spyOn(storage, 'saveGame').mockImplementation(async (game) => {
    await Promise.resolve()
    const outcome = device.outcome(game as SavedGame)
    if (outcome.as === 'kept') {
      device.game = game
      device.saved.push(game as SavedGame)
    }
    return outcome
  })
  vi.spyOn(storage, 'onOtherTab').mockImplementation((heard) => {
    device.heard = heard
    return () => {}
  })
})
afterEach(() => vi.restoreAllMocks())

test('the screen moves on when the step is saved, not before', async () => {
  const desk = await sitDown()
  const done = desk.actions.report(deal)
  expect(steps(desk)).toEqual([])
  await done
  expect(steps(desk)).toEqual(['deal', 'draw'])
  expect(device.saved.map(({ revision }) => revision)).toEqual([1])
})

test('a second tap while the first is being saved is the same tap', async () => {
  const desk = await sitDown()
  await desk.actions.report(deal)
  await Promise.all([desk.actions.report(handmaid), desk.actions.report(handmaid)])
  expect(steps(desk)).toEqual(['deal', 'draw', 'play', 'draw'])
  expect((desk.shown() as Laid).sitting.pending).toBeNull()
})

test('what is half tapped shows at once, is saved, and does not outlive its question', async () => {
  const desk = await sitDown()
  await desk.actions.report(deal)
  desk.actions.setDraft({ card: 1 })
  expect((desk.shown() as Laid).sitting.draft).toEqual({ card: 1 })
  const told = desk.actions.report(handmaid)
  desk.actions.setDraft({ card: 3 })
  await told
  expect((desk.shown() as Laid).sitting.draft).toEqual({})
  expect(device.saved.map(({ draft }) => draft)).toEqual([{}, {}])
})

test('what is half told is shown at once, kept after that, and not drawn again for it', async () => {
  const desk = await sitDown()
  await desk.actions.report(deal)
  const drawn = vi.fn()
  desk.subscribe(drawn)
  desk.actions.setDraft({ card: 1 })
  expect((desk.shown() as Laid).sitting.draft).toEqual({ card: 1 })
  expect(device.saved).toHaveLength(1)
  await vi.waitFor(() => expect(device.saved.at(-1)?.draft).toEqual({ card: 1 }))
  await vi.waitFor(() => expect((desk.shown() as Laid).saved.revision).toBe(2))
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a second tap while the first is being saved is never taken off the screen again', async () => {
  const desk = await sitDown()
  await desk.actions.report(deal)
  const shown: unknown[] = []
  desk.subscribe(() => shown.push((desk.shown() as Laid).sitting.draft))
  desk.actions.setDraft({ card: 1 })
  device.outcome = () => {
    if (device.saved.length === 1) desk.actions.setDraft({ card: 1, target: 2 })
    return { as: 'kept' }
  }
  await vi.waitFor(() => expect(device.saved).toHaveLength(3))
  expect(shown).toEqual([{ card: 1 }, { card: 1, target: 2 }, { card: 1, target: 2 }])
  expect(device.saved.at(-1)?.draft).toEqual({ card: 1, target: 2 })
})

test('a device that refuses is said, and play goes on; when it gives way, that is said too', async () => {
  const desk = await sitDown()
  device.outcome = () => ({ as: 'memory' })
  await desk.actions.report(deal)
  expect(desk.shown()).toMatchObject({ storage: 'memory' })
  device.outcome = () => ({ as: 'kept' })
  await desk.actions.report(handmaid)
  expect(desk.shown()).toMatchObject({ storage: 'saved' })
  expect(steps(desk)).toHaveLength(4)
})

test('a game that went on elsewhere shows as it is there, and the step here is not told', async () => {
  const desk = await sitDown()
  const ahead = await sitDown()
  await ahead.actions.report(deal)
  const game = device.game as SavedGame
  device.outcome = () => ({ as: 'newer', game })
  await desk.actions.report({ ...deal, starter: 2 })
  expect(desk.shown()).toMatchObject({ conflict: 'newer' })
  expect(steps(desk)).toEqual(['deal', 'draw'])
  device.outcome = () => ({ as: 'kept' })
  await desk.actions.report(handmaid)
  expect(desk.shown()).toMatchObject({ conflict: null })
})

test('another tab is heard when it is ahead, and not when it is not', async () => {
  const desk = await sitDown()
  const before = device.game as SavedGame
  device.heard('x')
  await vi.waitFor(() => expect(desk.shown()).toMatchObject({ conflict: null }))
  device.game = { ...before, revision: 5 }
  device.heard('x')
  await vi.waitFor(() => expect(desk.shown()).toMatchObject({ conflict: 'newer', saved: { revision: 5 } }))
})

test('a game that was deleted or wiped in another tab stays on the table, and that is said until it is kept again', async () => {
  const desk = await sitDown()
  const { game } = device
  for (const heard of ['x', ALL]) {
    device.game = null
    device.heard(heard)
    await vi.waitFor(() => expect(desk.shown()).toMatchObject({ conflict: 'gone' }))
    device.game = game
    device.heard(heard)
    await vi.waitFor(() => expect(desk.shown()).toMatchObject({ conflict: null }))
  }
  device.game = null
  device.heard('x')
  await vi.waitFor(() => expect(desk.shown()).toMatchObject({ conflict: 'gone' }))
  await desk.actions.report(deal)
  expect(desk.shown()).toMatchObject({ conflict: null })
  expect(steps(desk)).toEqual(['deal', 'draw'])
})

test('what is no game, or none at all, is told apart', async () => {
  device.game = null
  expect((await sitDown()).shown()).toBe('missing')
  device.game = { hello: 1 }
  expect((await sitDown()).shown()).toHaveProperty('problem')
  device.game = { ...newGame(opened, 'x', ''), v: 9 }
  expect((await sitDown()).shown()).toMatchObject({ problem: expect.stringContaining('newer Parlour') })
})
