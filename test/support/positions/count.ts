// What is said after a Queen Charlotte: the truth, or something else that the table could have seen.
import type { TrueTable } from './table'

interface Told {
  lowest: number | null
  out: number[]
}

export function trueCount(table: TrueTable): Told {
  const asked = table.seatsIn().filter((seat) => {
    if (seat === table.turn) return table.rulings['queen-counts-player'] !== 'no'
    return table.rulings['queen-and-colin'] !== 'protected' || !table.safe[seat]
  })
  for (let number = 1; number <= 9; number++) {
    const out = asked.filter((seat) => table.value(table.card(seat)) === number)
    if (out.length) return { lowest: number, out }
  }
  return { lowest: null, out: [] }
}

/** Who goes out lays the number named, so a mistake can only be about the others, or about nobody. */
export function countTold(table: TrueTable): Told {
  const { chance } = table
  if (table.rulings['queen-clears-table'] === 'nothing-happens' && chance.happens(0.3))
    return { lowest: chance.between(1, 9), out: table.seatsIn() }
  const numbers = table.seatsIn().map((seat) => table.value(table.card(seat)))
  const lowest = chance.pick([...numbers.filter((number) => number > 0), null])
  if (lowest === null) return { lowest, out: [] }
  const holders = table.seatsIn().filter((seat) => table.value(table.card(seat)) === lowest)
  return { lowest, out: chance.happens(0.6) ? holders : [chance.pick(holders)] }
}
