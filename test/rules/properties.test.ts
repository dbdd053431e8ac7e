import { describe, expect, it } from 'vitest'
import { awaited } from '@/machines/love-letter/apply'
import { possibleCards } from '@/machines/love-letter/beliefs'
import { editions } from '@/machines/love-letter/editions'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import { type Card, has, type Table } from '@/machines/love-letter/model'
import { decode, type encode, referee, report } from '@/machines/love-letter/record'
import { recordOf, type Step, type TrueGame, trueGame } from '../support/games'
import { type Hidden, NAMES, pack } from '../support/play'
import { seeded } from '../support/random'
import { EDITIONS, type Head, randomRulings } from '../support/tables'

/** Each edition with each number of players, several times with other rulings. */
const heads: Head[] = EDITIONS.flatMap((ruleset) => {
  const { least, most } = editions[ruleset].players
  return Array.from({ length: most - least + 1 }, (_, more) => NAMES.slice(0, least + more)).flatMap(
    (players) =>
      Array.from({ length: 9 }, (_, n) => ({
        ruleset,
        players,
        rulings: { ...randomRulings(seeded(n * 31 + players.length)) },
      })),
  )
})
const games = heads.map((head, n) => ({
  name: `${head.ruleset} ${head.players.length} #${n}`,
  seed: n + 1,
  head,
}))
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function judged({ opened, steps }: TrueGame, after: (game: Game, step: Step, before: Game) => void): Game {
  let game = opened
  for (const step of steps) {
    const verdict = judge(game, awaited(game.table), step.event)
    if (verdict.fault) throw new Error(`faulted: ${JSON.stringify([verdict.fault, step.event])}`)
    const before = game
    game = advance(game, step.event, verdict.beliefs)
    after(game, step, before)
  }
  return game
}

/** Everything that lies somewhere, sorted. */
function allCards(
  { round }: Table,
  { hands, drawn, deck, top, aside }: Hidden,
  faceUp: readonly Card[],
): Card[] {
  const held = [...hands, drawn, aside].filter((card) => card !== -1)
  const laid = round?.discards.flat() ?? []
  return [...held, ...deck.slice(top), ...laid, ...faceUp].sort((a, b) => a - b)
}

function expectTruthAmongWorlds({ table, beliefs }: Game, { hands, drawn }: Hidden): void {
  const { round, result } = table
  if (!round || result) return
  for (const [seat, card] of hands.entries()) {
    if (card === -1) continue
    const possible = possibleCards(beliefs, seat, round.turn)
    expect(has(possible, card), `seat ${seat} holds ${card}`).toBe(true)
    if (seat === round.turn && drawn !== -1) expect(has(possible, drawn), `drawn ${drawn}`).toBe(true)
  }
}

describe('random legal games', { timeout: 120_000 }, () => {
  it.each(games)(
    '$name: never faulted, the truth always among the worlds, no card lost',
    ({ seed, head }) => {
      let faceUp: readonly Card[] = []
      judged(trueGame(seed, 120, head), (game, { event, truth }) => {
        if (event.type === 'deal') faceUp = event.faceUp
        expectTruthAmongWorlds(game, truth)
        const { round, result, edition } = game.table
        if (!round) return
        expect(allCards(game.table, truth, faceUp)).toEqual(pack(edition))
        expect(round.deck).toBe(truth.deck.length - truth.top)
        const held = truth.hands.map(
          (card, seat) => Number(card !== -1) + Number(seat === round.turn && truth.drawn !== -1),
        )
        if (!result) expect(round.held).toEqual(held)
      })
    },
  )

  it.each(games.filter((_, n) => n % 5 === 0))('$name: everything survives JSON', ({ seed, head }) => {
    const game = trueGame(seed, 80, head)
    const record = recordOf(game)
    expect(decodeAll(game, record.events)).toEqual(game.steps.map(({ event }) => event))
    const told = referee(record)
    expect(referee(copyOf(record))).toEqual(told)
    expect(copyOf(told)).toEqual(told)
    // A game stopped after any event goes on from its JSON as if nothing had happened.
    let resumed = copyOf(game.opened)
    const end = judged(game, (_after, { event, before }) => {
      const verdict = judge(resumed, awaited(before), event)
      if (verdict.fault) throw new Error('the resumed game faults what the other did not')
      resumed = copyOf(advance(resumed, event, verdict.beliefs))
    })
    expect(resumed).toEqual(copyOf(end))
  })

  it.each(games.filter((_, n) => n % 9 === 1))(
    '$name: every beginning of it has the report of its moment',
    ({ seed, head }) => {
      const game = trueGame(seed, 60, head)
      const record = recordOf(game)
      const unproven = report(record).unproven
      for (let cut = 0; cut <= record.events.length; cut++) {
        const part = report({ ...record, events: record.events.slice(0, cut) })
        expect(part.fault).toBeNull()
        expect(part.unproven).toEqual(unproven.filter(([at]) => at < cut))
        const table = cut === 0 ? game.opened.table : (game.steps[cut - 1]?.after as Table)
        expect(part.state?.phase).toBe(awaited(table))
      }
    },
  )
})

function decodeAll({ opened }: TrueGame, events: readonly ReturnType<typeof encode>[]) {
  return events.map((event) => decode(opened.table, copyOf(event)))
}
