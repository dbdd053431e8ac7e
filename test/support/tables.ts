/** Random tables to play at: every edition, every number of players, every ruling. */
import { editions } from '@/machines/love-letter/editions'
import { type Game, openGame } from '@/machines/love-letter/judge'
import { type EditionId, RULINGS, type RulingKey, type Rulings } from '@/machines/love-letter/model'
import { type GameRecord, openRecord } from '@/machines/love-letter/record'
import { NAMES } from './play'
import { chance, pick, type Random } from './random'

export const EDITIONS = Object.keys(editions) as EditionId[]

/** The head of a record, and so a game before its first deal. */
export type Head = Omit<GameRecord, 'events'>

export function randomRulings(random: Random): Rulings {
  const keys = Object.keys(RULINGS) as RulingKey[]
  return Object.fromEntries(
    keys.map((key) => [key, chance(random, 50) ? RULINGS[key][0] : pick(random, RULINGS[key])]),
  ) as Rulings
}

export function randomHead(random: Random): Head {
  const ruleset = pick(random, EDITIONS)
  const { least, most } = editions[ruleset].players
  const players = NAMES.slice(0, least + random(most - least + 1))
  return { ruleset, players, rulings: { ...randomRulings(random) } }
}

export function open(head: Head): Game {
  const game = openRecord({ ...head, events: [] })
  if ('rule' in game) throw new Error(game.rule)
  return openGame(game.table)
}
