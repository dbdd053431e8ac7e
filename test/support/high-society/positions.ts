import { chance, pick, type Random, shuffle } from '../random'
import type { Plain } from './heads'

const PAIR = [0, 1]

/** A position between two Balls; most are right, some are not. */
export function randomStart(random: Random, players: readonly string[], ladder: readonly string[]): Plain {
  const single = players.filter(() => chance(random, 70))
  const rings = shuffle(random, [...ladder])
  const engaged = players
    .filter((player) => !single.includes(player))
    .map((player, i) => [
      player,
      { prospect: chance(random, 95) ? rings[i] : pick(random, ladder), love: chance(random, 60) },
    ])
  const free = rings.slice(chance(random, 95) ? engaged.length : 0)
  const owners = chance(random, 95) && single.length > 0 ? single : players
  const left = new Map(owners.map((player) => [player, 4]))
  const tokens = free.map((prospect) => [
    prospect,
    PAIR.flatMap(() => {
      const owner = pick(random, owners)
      const n = left.get(owner) ?? 0
      if (n === 0 || chance(random, 35)) return []
      left.set(owner, n - 1)
      return [owner]
    }),
  ])
  const trait = (slot: number) => ({
    arrows: pick(random, [-2, -1, 1, 2]),
    points: random(5) - 2,
    ...(chance(random, 40) && { slot }),
  })
  const traits = ladder
    .filter(() => chance(random, 30))
    .map((prospect) => [
      prospect,
      PAIR.slice(random(2)).map((i) => trait(chance(random, 97) ? i + 1 : random(4))),
    ])
  const numbers = shuffle(
    random,
    Array.from({ length: 24 }, (_, i) => i + 1),
  )
  const room = 24 - 2 * players.length
  const discard = numbers
    .slice(0, random(room + (chance(random, 5) ? 4 : 1)))
    .map((n) => (chance(random, 15) ? '?' : n))
  return {
    ball: chance(random, 97) ? 1 + random(8) : random(11),
    tokens: Object.fromEntries(tokens),
    engaged: Object.fromEntries(engaged),
    traits: Object.fromEntries(traits),
    ...(chance(random, 60) && { discard }),
  }
}

/** The names of the eight Balls, as far as they are known. */
export const randomCalendar = (random: Random): (string | null)[] =>
  shuffle(random, [
    'lady-danbury',
    'Ball of roses',
    'Ball of masks',
    ...(chance(random, 5) ? ['lady-danbury'] : [null]),
    null,
    null,
    null,
    null,
  ])
