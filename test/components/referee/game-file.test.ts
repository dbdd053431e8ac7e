import { describe, expect, test } from 'vitest'
import { type Imported, keepImported, readGameFile, twinOf } from '@/components/referee/games/game-file'
import { fileName, fileText } from '@/components/referee/games/game-text'
import { newGame, recorded } from '@/components/referee/saved-game'
import { faultOf, report, sit } from '@/components/referee/sitting'
import { type Event, type GameRecord, openSession, type Session } from '@/machines/love-letter'

const fresh = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
const deal: Event = { type: 'deal', starter: 0, faceUp: [] }
const played = report(report(sit(fresh), deal), { type: 'play', player: 0, card: 4 }).session
const bare = recorded(played).record

const read = (value: unknown): Imported => {
  const imported = readGameFile(JSON.stringify(value))
  if ('problem' in imported) throw new Error(imported.problem)
  return imported
}

describe('a game file', () => {
  test('of our own comes back whole, under another id', () => {
    const game = newGame(played, 'old', '2026-01-02T03:04:05.000Z')
    const imported = read(JSON.parse(fileText(game)))
    expect(imported.game).toMatchObject({
      record: game.record,
      at: game.at,
      createdAt: game.createdAt,
      revision: 0,
    })
    expect(imported.game.id).not.toBe('old')
    expect(imported.left).toBe(0)
  })

  test('brought in again is found as it lies here; one that goes less far is another', async () => {
    const first = read(bare)
    expect(await twinOf(first)).toBeNull()
    await keepImported(first)
    expect(await twinOf(read(bare))).toMatchObject({ id: first.game.id })
    expect(await twinOf(read({ ...bare, events: bare.events.slice(0, -2) }))).toBeNull()
  })

  test('tells the place of a step within steps shortly', () => {
    const nest = (deep: number): object => (deep ? { do: 'MAY', effects: [nest(deep - 1)] } : {})
    const season = {
      ruleset: 'high-society',
      players: ['Ann', 'Bea', 'Cal'],
      prospects: ['p', 'q', 'r', 's'],
    }
    const events = [{ type: 'effect', effects: [nest(30)] }]
    const refused = readGameFile(JSON.stringify({ ...season, events }))
    expect(refused).toMatchObject({ problem: expect.stringContaining('events[0], 31 effects deep: no do') })
  })

  test('may be a bare record, all of it in force', () => {
    expect(read(bare).game).toMatchObject({ record: bare, at: bare.events.length, pending: null })
  })

  test('with something wrong keeps its good part, the wrong step, and the count of the rest', () => {
    const events = [
      ...bare.events.slice(0, 3),
      { type: 'draw', player: 'Zoe' },
      ...bare.events.slice(3),
      { type: 'x' },
    ]
    const { game, left } = read({ ...bare, events })
    expect((game.record as GameRecord).events).toEqual(bare.events.slice(0, 3))
    expect(game).toMatchObject({ pending: { event: { type: 'draw', player: 'Zoe' } } })
    expect(left).toBe(2)
  })

  test('of ten thousand steps is read, its first fault waiting or none', { timeout: 60_000 }, () => {
    const note = { type: 'table.note', text: 'A fine evening.' }
    const events = [...bare.events, ...Array.from({ length: 10_000 - bare.events.length }, () => note)]
    expect(read({ ...bare, events }).game).toMatchObject({ at: 10_000, pending: null })
    const draws = Array.from({ length: 10_000 }, () => ({ type: 'draw', player: 'Ann' }))
    expect(read({ ...bare, events: draws }).left).toBe(9999)
  })

  test('is called by its people and its day, by letters that every device can write', () => {
    const called = (...players: string[]) =>
      fileName({ record: { ...bare, players } as GameRecord, createdAt: '2026-01-02T03:04:05.000Z' })
    expect(called('Ann', 'Bea')).toBe('parlour-Ann-Bea-2026-01-02.json')
    expect(called('../a/b', 'c:d*')).toBe('parlour-ab-cd-2026-01-02.json')
    expect(called('?', '!')).toBe('parlour---2026-01-02.json')
    expect(called('x'.repeat(500)).length).toBeLessThan(90)
  })
})

test('a pending step is judged anew when a game is opened', () => {
  const wrong = report(sit(played), { type: 'play', player: 1, card: 2, target: 0 })
  expect(faultOf(wrong)?.fault.rule).toBe('target-protected')
  const game = { ...newGame(wrong.session, 'x', '2026-01-02T03:04:05.000Z'), pending: wrong.pending }
  expect(read(JSON.parse(fileText(game))).game).toMatchObject({ pending: wrong.pending })
})
