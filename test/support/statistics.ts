/** What many random rounds of the 2019 edition come to, beside what two other engines found for the same way to play. */
import { NAMES, playRound } from './play'
import { seeded } from './random'
import { open } from './tables'

export type Figure = 'decisions' | 'showdowns' | 'bonuses' | 'winners'

/** Decisions a round, rounds that end in a showdown, rounds that give a bonus token, winners a round; as rounded. */
const REFERENCE: Readonly<Record<number, Readonly<Record<Figure, { mean: number; digits: number }>>>> = {
  4: {
    decisions: { mean: 13.865, digits: 3 },
    showdowns: { mean: 0.5306, digits: 4 },
    bonuses: { mean: 0.4541, digits: 4 },
    winners: { mean: 1.0259, digits: 4 },
  },
  2: {
    decisions: { mean: 5.966, digits: 3 },
    showdowns: { mean: 0.0442, digits: 4 },
    bonuses: { mean: 0.228, digits: 4 },
    winners: { mean: 1.0026, digits: 4 },
  },
}

export interface Tally {
  readonly rounds: number
  readonly sums: Readonly<Record<Figure, number>>
  readonly squares: Readonly<Record<Figure, number>>
}

/** Plays rounds by the pure rules with all cards known, seat 0 first: nothing judged, charted or kept. */
export function tally(players: number, rounds: number, seed: number): Tally {
  const { table } = open({ ruleset: 'love-letter', players: NAMES.slice(0, players) })
  const told = { random: seeded(seed), known: 'everything' } as const
  const sums = { decisions: 0, showdowns: 0, bonuses: 0, winners: 0 }
  const squares = { ...sums }
  const add = (figure: Figure, n: number) => {
    sums[figure] += n
    squares[figure] += n * n
  }
  for (let n = 0; n < rounds; n++) {
    const { decisions, showdown, table: after } = playRound(table, told, 0)
    add('decisions', decisions)
    add('showdowns', showdown ? 1 : 0)
    add('bonuses', after.result?.bonus === null ? 0 : 1)
    add('winners', after.result?.winners.length ?? 0)
  }
  return { rounds, sums, squares }
}

export interface Check {
  readonly figure: Figure
  readonly mean: number
  readonly reference: number
  /** Three standard errors and the rounding of the reference. */
  readonly tolerance: number
}

export function checks(players: number, { rounds, sums, squares }: Tally): Check[] {
  return (Object.keys(sums) as Figure[]).map((figure) => {
    const { mean: reference, digits } = REFERENCE[players]?.[figure] ?? { mean: Number.NaN, digits: 0 }
    const mean = sums[figure] / rounds
    const error = Math.sqrt((squares[figure] / rounds - mean ** 2) / rounds)
    return { figure, mean, reference, tolerance: 3 * error + 0.5 * 10 ** -digits }
  })
}
