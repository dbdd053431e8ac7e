/** Whole random games, told in any degree, with the truth beside every event. */
import { apply, awaited } from '@/machines/love-letter/apply'
import type { Game } from '@/machines/love-letter/judge'
import type { Event, Table } from '@/machines/love-letter/model'
import { encode, type GameRecord } from '@/machines/love-letter/record'
import { type Hidden, type Known, next, nothingDealt } from './play'
import { chance, pick, type Random, seeded } from './random'
import { type Head, open, randomHead } from './tables'

export interface Step {
  readonly event: Event
  /** The table before and after the event. */
  readonly before: Table
  readonly after: Table
  /** Where the cards are after the event. */
  readonly truth: Hidden
}

export interface TrueGame {
  readonly head: Head
  readonly opened: Game
  readonly steps: readonly Step[]
}

export const KNOWN: readonly Known[] = ['nothing', 'everything', 'some']

const snapshot = ({ hands, deck, ...rest }: Hidden): Hidden => ({
  ...rest,
  hands: hands.slice(),
  deck: deck.slice(),
})

/** Sometimes the table also says what it scored. */
function nextOrAward(table: Table, hidden: Hidden, told: { random: Random; known: Known }): Event | null {
  const { result } = table
  if (result && !result.awarded && chance(told.random, 40)) return { type: 'award', tokens: result.gained }
  const phase = awaited(table)
  return phase === 'over' ? null : next(table, phase, hidden, told)
}

/** A random game, to its end or so many events. The same seed always gives the same. */
export function trueGame(seed: number, limit = Number.POSITIVE_INFINITY, given?: Head): TrueGame {
  const random = seeded(seed)
  const head = given ?? randomHead(random)
  const told = { random, known: pick(random, KNOWN) }
  const opened = open(head)
  const hidden = nothingDealt()
  const steps: Step[] = []
  let before = opened.table
  while (steps.length < limit) {
    const event = nextOrAward(before, hidden, told)
    if (!event) break
    const after = apply(before, event)
    steps.push({ event, before, after, truth: snapshot(hidden) })
    before = after
  }
  return { head, opened, steps }
}

/** The record of a game: public facts, and of the hidden ones those that its events tell. */
export function recordOf({ head, opened, steps }: TrueGame): GameRecord {
  return { ...head, events: steps.map(({ event }) => encode(opened.table, event)) }
}
