import { describe, expect, test } from 'vitest'
import { awaited } from '@/machines/love-letter/apply'
import { possibleCards } from '@/machines/love-letter/beliefs'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import { type Card, type Event, has, RULINGS, type RulingKey } from '@/machines/love-letter/model'
import { decode, encode, openRecord } from '@/machines/love-letter/record'
import { seatsIn } from '@/machines/love-letter/scoring'
import { NAMES, next, nothingDealt } from '../support/play'
import { chance, pick, seeded } from '../support/random'
import { repairNow } from '../support/repairs'

const RULESETS = ['love-letter', 'love-letter-classic', 'bridgerton', 'bridgerton-classic'] as const

function opened(seed: number): Game {
  const random = seeded(seed)
  const ruleset = pick(random, RULESETS)
  const players = NAMES.slice(0, 2 + random(ruleset.endsWith('classic') ? 3 : 5))
  const rulings = Object.fromEntries(
    (Object.keys(RULINGS) as RulingKey[]).map((key) => [key, pick(random, RULINGS[key])]),
  )
  const game = openRecord({ ruleset, players, rulings, events: [] })
  if ('rule' in game) throw new Error(game.rule)
  return game
}

/** Plays a true game in which things are put right again and again; calls `look` after each event. */
function play(
  seed: number,
  look: (game: Game, event: Event, hidden: ReturnType<typeof nothingDealt>) => void,
): number {
  const random = seeded(seed)
  const hidden = nothingDealt()
  let game = opened(seed)
  let faceUp: readonly Card[] = []
  let repairs = 0
  for (let n = 0; n < 150; n++) {
    const phase = awaited(game.table)
    if (phase === 'over') break
    const repair =
      chance(random, 15) && repairNow(game.table, phase, hidden, random, faceUp, game.beliefs.worlds.fresh)
    const event =
      repair || next(game.table, phase, hidden, { random, known: chance(random, 20) ? 'some' : 'nothing' })
    if (event.type === 'deal') faceUp = event.faceUp
    const verdict = judge(game, phase, event)
    if (verdict.fault) throw new Error(`faulted: ${JSON.stringify({ seed, n, event, ...verdict })}`)
    if (repair) repairs++
    game = advance(game, event, verdict.beliefs)
    look(game, event, hidden)
  }
  return repairs
}

describe('repairs', () => {
  test('whatever is put right, the true hands stay among the possible ones', () => {
    let repairs = 0
    for (let seed = 1; seed <= 200; seed++)
      repairs += play(seed, ({ table, beliefs }, event, hidden) => {
        const { round, result } = table
        if (!round || result) return
        for (const seat of seatsIn(round)) {
          const possible = possibleCards(beliefs, seat, round.turn)
          const truly = [hidden.hands[seat], hidden.drawn].slice(0, round.held[seat]) as Card[]
          if (!truly.every((card) => has(possible, card)))
            throw new Error(`lost: ${JSON.stringify({ seed, event, seat })}`)
        }
      })
    expect(repairs).toBeGreaterThan(500)
  })

  test('each is written into a record and read again', () => {
    for (let seed = 1; seed <= 60; seed++) {
      let before = opened(seed).table
      play(seed, ({ table }, event) => {
        expect(decode(before, JSON.parse(JSON.stringify(encode(before, event))))).toEqual(
          JSON.parse(JSON.stringify(event)),
        )
        before = table
      })
    }
  })
})
