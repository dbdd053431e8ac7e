import { describe, expect, test } from 'vitest'
import {
  FLAGS,
  PLAYER_TERMS,
  PLAYER_WORDS,
  PROSPECT_TERMS,
  PROSPECT_WORDS,
  type Report,
  referee,
  type Season,
  scores,
  winners,
} from '@/machines/high-society'
import { supply } from '@/machines/high-society/tokens'
import { oracle } from '../support/high-society/oracle'
import { used } from '../support/high-society/oracle/select'
import { opened } from '../support/high-society/played'
import { randomSeason } from '../support/high-society/seasons'
import { seeded } from '../support/random'

const seasons = Array.from({ length: 40 }, (_, seed) => randomSeason(seeded(seed + 1)))

describe('in random seasons with card books and Ball rules', () => {
  test('whoever is single has four tokens, at home and on tiles, and the engaged have them at home', () => {
    for (const season of seasons.flatMap((played) => played.seasons))
      for (const player of season.players) {
        const out = Object.values(season.tiles).flatMap(({ tokens }) =>
          tokens.filter((owner) => owner === player),
        )
        expect(supply(season, player) + out.length).toBe(4)
        if (season.engaged[player]) expect(out).toEqual([])
      }
  })

  test('nobody is engaged to two, and no two to one', () => {
    for (const { engaged } of seasons.flatMap((played) => played.seasons)) {
      const matched = Object.values(engaged).map(({ prospect }) => prospect)
      expect(new Set(matched).size).toBe(matched.length)
    }
  })

  test('a replay comes to the same, from the record and from its JSON, after any of its events', () => {
    for (const { record, seasons: before } of seasons.slice(0, 12)) {
      const events = record.events as unknown[]
      for (const at of [1, 20, 41, events.length].filter((n) => n <= events.length)) {
        const cut = { ...record, events: events.slice(0, at) }
        const told = referee(cut) as Report
        expect(referee(JSON.parse(JSON.stringify(cut)))).toEqual(told)
        const { ladder, hands, deck, engaged, aside } = before[at] as Season
        expect(told.state).toMatchObject({ ladder, hands, deck, engaged, aside })
      }
    }
  })

  test('together they use every effect in every form, every word and every term', () => {
    for (const { record } of seasons) oracle(JSON.parse(JSON.stringify(record)))
    const effects = [
      'MOVE',
      'TOKEN',
      ...['reveal', 'add', 'remove', 'peek', 'exchange'].map((op) => `TRAIT ${op}`),
      'CARDS',
      ...['here', 'none', 'elsewhere', 'replace'].map((token) => `DANCE ${token}`),
      'SCANDAL',
      ...['reverse', 'first', 'last'].map((set) => `ORDER ${set}`),
      ...FLAGS.map((flag) => `RULE ${flag}`),
      'MANUAL',
      'MAY',
    ]
    const selectors = [
      ...PLAYER_WORDS.map((word) => `player ${word}`),
      ...PLAYER_TERMS.map((term) => `player who is ${term}`),
      ...PROSPECT_WORDS.map((word) => `prospect ${word}`),
      ...PROSPECT_TERMS.map((term) => `prospect who is ${term}`),
    ]
    expect([...effects, ...selectors].filter((each) => !used.has(each))).toEqual([])
  })
})

describe('the rulebook’s four examples of scoring, four players and five prospects', () => {
  const traits = (...points: number[]) => points.map((n) => ({ arrows: 1, points: n }))
  const season = opened({
    players: ['Ann', 'Bea', 'Cal', 'Dot'],
    prospects: ['p5', 'p4', 'p3', 'p2', 'p1'],
    start: {
      engaged: Object.fromEntries(
        ['Ann', 'Bea', 'Cal', 'Dot'].map((player, i) => [player, { prospect: `p${5 - i}`, love: true }]),
      ),
      traits: { p5: traits(1, -1), p4: traits(1, -2), p3: traits(2, 2), p2: traits(2) },
    },
  })

  test.each([
    ['Ann', 5 + 1 - 1 + 1, 6],
    ['Bea', 4 + 1 - 2 + 1, 4],
    ['Cal', 3 + 2 + 2 + 1, 8],
    ['Dot', 2 + 2 + 1, 5],
  ])('%s: %i is %i', (player, sum, total) => {
    expect(sum).toBe(total)
    expect(scores(season)[player]).toBe(total)
  })

  test('the best Match wins, though it stands only third', () => {
    expect(winners(season)).toEqual(['Cal'])
  })
})
