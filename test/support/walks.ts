/** Random games for the chart: true events, mixed with whatever a table may put right, from any moment of a round. */
import { awaited } from '@/machines/love-letter/apply'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import type { Card, Event, Phase } from '@/machines/love-letter/model'
import { seatsIn } from '@/machines/love-letter/scoring'
import { type Hidden, next, nothingDealt } from './play'
import { chance, pick, type Random, seeded, shuffle } from './random'
import { repairNow } from './repairs'
import { open, randomHead } from './tables'

export interface Walk {
  readonly opened: Game
  readonly steps: readonly { readonly event: Event; readonly game: Game; readonly phase: Phase }[]
}

/** What a table may agree on between rounds, or note at any time. */
function aside({ table }: Game, phase: Phase, random: Random): Event | null {
  const { players } = table
  const gone = chance(random, 20) && players.length > 2 ? players.slice(1) : players
  if (phase !== 'deal' && phase !== 'over') return null
  switch (random(4)) {
    case 0:
      return phase === 'deal' ? { type: 'table.seats', players: shuffle(random, [...gone]) } : null
    case 1:
      return { type: 'table.goal', tokens: 1 + random(6) }
    case 2:
      return { type: 'table.note', text: 'Somebody went for a drink.' }
    default:
      return table.result && { type: 'award', tokens: table.result.gained }
  }
}

/** One of the last two leaves, and the round is decided. */
function lastLeaves({ table }: Game, phase: Phase, hidden: Hidden): Event | null {
  const stay = table.round && !table.result ? seatsIn(table.round) : []
  if (phase !== 'draw' || stay.length !== 2 || table.round?.effect) return null
  const player = stay[0] as number
  const card = hidden.hands[player] as Card
  hidden.hands[player] = -1
  return { type: 'table.leave', player, card }
}

/** What may happen at a table that the game itself does not bring, by a chance in a hundred. */
function interruption(game: Game, phase: Phase, hidden: Hidden, random: Random, faceUp: readonly Card[]) {
  const { table, beliefs } = game
  if (phase === 'over' && !table.result?.awarded && chance(random, 50))
    return { type: 'award', tokens: table.result?.gained ?? [] } as const
  return (
    aside(game, phase, random) ??
    (chance(random, 10) ? lastLeaves(game, phase, hidden) : null) ??
    repairNow(table, phase, hidden, random, faceUp, beliefs.worlds.fresh)
  )
}

/** At a table where much goes wrong or little. */
export function walk(seed: number, length: number): Walk {
  const random = seeded(seed)
  const told = { random, known: pick(random, ['nothing', 'some'] as const) }
  const often = pick(random, [0, 10, 30])
  const hidden = nothingDealt()
  let faceUp: readonly Card[] = []
  const opened = open(randomHead(random))
  let game = opened
  const steps: { event: Event; game: Game; phase: Phase }[] = []
  while (steps.length < length) {
    const phase = awaited(game.table)
    const repaired = chance(random, often) ? interruption(game, phase, hidden, random, faceUp) : null
    if (phase === 'over' && !repaired) break
    const event = repaired ?? next(game.table, phase, hidden, told)
    const verdict = judge(game, phase, event)
    if (verdict.fault) {
      // Not every idea of `aside` is allowed at every moment.
      if (repaired && verdict.fault.suspects.length === 0) continue
      throw new Error(`seed ${seed}: ${JSON.stringify([verdict.fault, event])}`)
    }
    if (event.type === 'deal') faceUp = event.faceUp
    game = advance(game, event, verdict.beliefs)
    steps.push({ event, game, phase: awaited(game.table) })
  }
  return { opened, steps }
}

/** The rest of a walk, from a moment at which a game can begin: before a draw or a play. */
export function later({ opened, steps }: Walk, from: number): Walk {
  const at = steps.findIndex(
    ({ game: { table }, phase }, i) => i >= from && phase === 'play' && table.round?.effect === null,
  )
  return at < 0
    ? { opened, steps }
    : { opened: (steps[at] as { game: Game }).game, steps: steps.slice(at + 1) }
}
