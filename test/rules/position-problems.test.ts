import { describe, expect, test } from 'vitest'
import { type Card, openRecord, type Position, positionProblems, type Table } from '@/machines/love-letter'
import { isWrongPosition } from '@/machines/love-letter/position'
import { chance, pick, type Random, seeded } from '../support/random'

const tableFor = (ruleset: string, names: readonly string[]): Table => {
  const game = openRecord({ ruleset, players: [...names], events: [] })
  if ('rule' in game) throw new Error(game.rule)
  return game.table
}
const love = tableFor('love-letter', ['Ann', 'Bea', 'Cal'])

const fine: Position = {
  turn: 0,
  hands: [[null], [null], [null]],
  discards: [[1], [], [4]],
  out: [false, false, false],
  protected: [false, false, true],
  faceUp: [],
  setAside: null,
  deck: 10,
}
const problems = (change: Partial<Position>) => positionProblems(love, { ...fine, ...change }).join(' ')

/** A position with a handful of things that may or may not fit. */
function anyPosition(random: Random, table: Table): Position {
  const seats = table.players.map((_, seat) => seat)
  const card = () => pick(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as Card[])
  const some = (most: number) => Array.from({ length: random(most + 1) }, card)
  const turn = pick(random, seats)
  const out = seats.map(() => chance(random, 20))
  return {
    turn,
    hands: seats.map((seat) => {
      if (out[seat] && !chance(random, 5)) return []
      const hand = chance(random, 20) ? [card()] : [null]
      return seat === turn && chance(random, 40) ? [...hand, null] : hand
    }),
    discards: seats.map(() => some(3)),
    out,
    protected: seats.map(() => chance(random, 10)),
    faceUp: chance(random, 20) ? some(4) : [],
    setAside: chance(random, 10) ? card() : null,
    deck: random(14) - 1,
  }
}

describe('what does not add up about a position', () => {
  test('nothing, when it can lie on a table', () => {
    expect(positionProblems(love, fine)).toEqual([])
  })

  test('is said, one sentence for each', () => {
    expect(problems({ discards: [[9], [9], []] })).toContain('Two copies of the Princess are here')
    expect(problems({ deck: 40 })).toContain('at most 15 cards')
    expect(problems({ deck: 0 })).toContain('cannot be about to draw')
    expect(
      problems({ out: [false, true, true], hands: [[null], [], []], protected: [false, false, false] }),
    ).toContain('At least two players')
    expect(problems({ faceUp: [1, 1, 1, 2] })).toContain('At most three cards')
    expect(problems({ out: [true, false, false], hands: [[], [null], [null]] })).toContain('is out, so it is')
    expect(problems({ out: [false, false, true], hands: [[null], [null], []] })).toContain('not protected')
  })

  test('is empty exactly when the rules take the position', () => {
    const tables = [
      love,
      tableFor('bridgerton', ['Ann', 'Bea']),
      tableFor('love-letter', ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Fay']),
    ]
    let wrong = 0
    for (let seed = 1; seed <= 3000; seed++) {
      const random = seeded(seed)
      const table = pick(random, tables)
      const position = anyPosition(random, table)
      const found = positionProblems(table, position)
      if (isWrongPosition(table, position)) wrong++
      expect({ seed, found, is: found.length > 0 }).toEqual({
        seed,
        found,
        is: isWrongPosition(table, position),
      })
    }
    expect(wrong).toBeGreaterThan(500)
    expect(wrong).toBeLessThan(2900)
  })
})
