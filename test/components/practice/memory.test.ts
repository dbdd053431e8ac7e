import { describe, expect, it, test } from 'vitest'
import { dueRules, type Memory, NOTHING, readMemory } from '@/components/practice/memory'
import { answered } from '@/components/practice/schedule'

const START = new Date('2030-03-01T18:00:00Z')
const later = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000)
const missed = answered(NOTHING, 'ties', false, START)

describe('a missed rule', () => {
  it('is due on the next day, and not at once', () => {
    expect(dueRules(missed, ['ties', 'spy-token'], START)).toEqual([])
    expect(dueRules(missed, ['ties', 'spy-token'], later(1))).toEqual(['ties'])
  })

  it('is not due where the edition does not ask it', () => {
    expect(dueRules(missed, ['spy-token'], later(1))).toEqual([])
  })

  it('comes back later and later once it is known', () => {
    let memory: Memory = missed
    let now = later(1)
    const gaps: number[] = []
    for (let i = 0; i < 4; i++) {
      memory = answered(memory, 'ties', true, now)
      const due = new Date(memory.missed.ties?.due ?? '')
      gaps.push(due.getTime() - now.getTime())
      now = due
    }
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
    expect(new Set(gaps).size).toBe(gaps.length)
  })

  it('comes back soon when it is missed again', () => {
    const known = answered(answered(missed, 'ties', true, later(1)), 'ties', true, later(20))
    const again = answered(known, 'ties', false, later(40))
    expect(dueRules(again, ['ties'], later(41))).toEqual(['ties'])
  })
})

test('a rule that was never missed is not kept', () => {
  expect(answered(NOTHING, 'ties', true, START)).toBe(NOTHING)
})

test('the longest due comes first', () => {
  const both = answered(answered(NOTHING, 'spy-token', false, later(2)), 'ties', false, START)
  expect(dueRules(both, ['spy-token', 'ties'], later(9))).toEqual(['ties', 'spy-token'])
})

describe('what was kept', () => {
  it('is read again as it was written', () => {
    const written = { ...missed, choice: { edition: 'bridgerton', level: 3, topics: ['plays'], cards: [1] } }
    expect(readMemory(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })

  test.each([null, 7, 'x', [], {}, { v: 2 }, { v: 1, missed: [1], choice: 'x' }])('%j is nothing', (kept) => {
    expect(readMemory(kept)).toEqual(NOTHING)
  })

  it('loses only what cannot be read', () => {
    const kept = {
      ...missed,
      missed: { ...missed.missed, 'spy-token': { due: 'never' } },
      choice: { level: 9 },
    }
    expect(readMemory(kept)).toEqual(missed)
  })
})
