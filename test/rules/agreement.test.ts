import { describe, expect, it } from 'vitest'
import { awaited } from '@/machines/love-letter/apply'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import { legalEvents } from '@/machines/love-letter/legal-events'
import type { Event, Phase } from '@/machines/love-letter/model'
import { decode, encode } from '@/machines/love-letter/record'
import { type Known, next, nothingDealt } from '../support/play'
import { pick, type Random, seeded } from '../support/random'
import { open, randomHead } from '../support/tables'
import { universe } from '../support/universe'

const KNOWN: readonly Known[] = ['nothing', 'everything', 'some']

/** The events of the universe that the referee finds fine, and the legal ones, each as text. */
function bothSides(game: Game, phase: Phase, events: readonly Event[]): { fine: string[]; legal: string[] } {
  const fine = events.flatMap((event) => (judge(game, phase, event).fault ? [] : [text(game, event)]))
  return {
    fine: [...new Set(fine)].sort(),
    legal: legalEvents(game, phase)
      .map((e) => text(game, e))
      .sort(),
  }
}

/** All of the universe that names nobody and nothing unknown; for what does, `decode` gives a rule. */
function knownUniverse({ table }: Game): Event[] {
  return universe(table).flatMap((written) => {
    const event = decode(table, written)
    if (!('rule' in event)) return [event]
    expect(event.rule).toMatch(/^unknown-/)
    return []
  })
}

/** The fields of an event in one order, so that equal events are equal texts. */
function text(game: Game, event: Event): string {
  const written = encode(game.table, event)
  return JSON.stringify(Object.fromEntries(Object.entries(written).sort(([a], [b]) => a.localeCompare(b))))
}

/** Some positions of a random game; each phase is looked at more often the rarer it is. */
function positions(seed: number, often: Readonly<Record<Phase, number>>): [Game, Phase][] {
  const random: Random = seeded(seed)
  const told = { random, known: pick(random, KNOWN) }
  const found: [Game, Phase][] = []
  const hidden = nothingDealt()
  let game = open(randomHead(random))
  for (;;) {
    const phase = awaited(game.table)
    if (random(100) < often[phase] || found.length === 0) found.push([game, phase])
    if (phase === 'over') return found
    const event = next(game.table, phase, hidden, told)
    const verdict = judge(game, phase, event)
    if (verdict.fault) throw new Error(`a legal event was faulted: ${JSON.stringify(event)}`)
    game = advance(game, event, verdict.beliefs)
  }
}

describe('an event is judged fine exactly when it is among the legal events', { timeout: 120_000 }, () => {
  const often = {
    deal: 12,
    draw: 1,
    play: 3,
    answer: 4,
    compare: 12,
    discard: 8,
    keep: 30,
    count: 100,
    reveal: 20,
    over: 60,
  }
  const seen: Partial<Record<Phase, number>> = {}

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('over every event that can be written, games of group %i', (group) => {
    for (let seed = group * 100; seed < group * 100 + 6; seed++) {
      const found = positions(seed, often)
      const events = knownUniverse((found[0] as [Game, Phase])[0])
      for (const [game, phase] of found) {
        seen[phase] = (seen[phase] ?? 0) + 1
        const { fine, legal } = bothSides(game, phase, events)
        expect(fine, `seed ${seed}, phase ${phase}`).toEqual(legal)
        expect(new Set(legal).size).toBe(legal.length)
      }
    }
  })

  it('has looked at every phase', () => {
    expect(Object.keys(seen).sort()).toEqual(Object.keys(often).sort())
  })
})
