import { awaited } from '@/machines/love-letter/apply'
import { advance, type Game, judge, type Verdict } from '@/machines/love-letter/judge'
import type { Event } from '@/machines/love-letter/model'
import { corrupted } from '../support/corrupt'
import { NAMES, playOn } from '../support/play'
import { seeded } from '../support/random'
import { open } from '../support/tables'
import { below, type Line, quantile, time } from './measure'

/** Judges all events of some games, each by the flow that the core awaits; `see` may look at every moment. */
function judgeAll(
  opened: Game,
  games: readonly Event[][],
  see: (judged: () => Verdict, game: Game, event: Event) => void,
): void {
  for (const events of games) {
    let game = opened
    for (const event of events) {
      const now = game
      const phase = awaited(now.table)
      see(() => judge(now, phase, event), now, event)
      const verdict = judge(now, phase, event)
      if (verdict.fault) throw new Error(`a legal event was faulted: ${JSON.stringify(event)}`)
      game = advance(now, event, verdict.beliefs)
    }
  }
}

/** The shortest of four passes counts for each event, so that it is this code that is measured, and not its neighbours. */
function timeEvents(opened: Game, games: readonly Event[][]): Line[] {
  const events = games.reduce((sum, { length }) => sum + length, 0)
  const spent = new Float64Array(events).fill(Number.POSITIVE_INFINITY)
  const worlds = new Int32Array(events)
  for (let pass = 0; pass < 4; pass++) {
    let at = 0
    judgeAll(opened, games, (judged, game) => {
      spent[at] = Math.min(spent[at] as number, time(judged))
      worlds[at++] = game.beliefs.worlds.all.length
    })
  }
  spent.sort()
  worlds.sort()
  const sizes = [0.5, 0.99, 1].map((share) => quantile(worlds, share))
  return [
    { what: 'events judged', value: events.toLocaleString('en') },
    { what: 'worlds, median / 99th percentile / most', value: sizes.join(' / ') },
    below('an event, median', quantile(spent, 0.5), 10),
    below('an event, 99th percentile', quantile(spent, 0.99), 200),
    below('an event, worst', quantile(spent, 1), 5000),
  ]
}

/** Every fifth event is put wrong, and the finding of the fault and its suspects is timed: the shortest of three. */
function timeFaults(opened: Game, games: readonly Event[][]): Line[] {
  const random = seeded(7)
  const spent: number[] = []
  let suspects = 0
  judgeAll(opened, games, (_judged, game, event) => {
    if (random(5) > 0) return
    const wrong = corrupted(game.table, event, random)
    const phase = awaited(game.table)
    const { fault } = judge(game, phase, wrong)
    if (
      !fault ||
      (fault.suspects.length === 0 && fault.rule !== 'impossible-card' && fault.rule !== 'contradiction')
    )
      return
    const took = [1, 2, 3].map(() => time(() => judge(game, phase, wrong)))
    spent.push(Math.min(...took))
    suspects = Math.max(suspects, fault.suspects.length)
  })
  spent.sort((a, b) => a - b)
  return [
    { what: 'faults among hidden facts / most suspects', value: `${spent.length} / ${suspects}` },
    below('a fault with its suspects, median', quantile(spent, 0.5), 20_000),
    below('a fault with its suspects, worst', quantile(spent, 1), 20_000),
  ]
}

/** Games in which nothing hidden is known to the referee. */
export function timeBeliefs(ruleset: string, players: number, number: number): Line[] {
  const opened = open({ ruleset, players: NAMES.slice(0, players) })
  const games = Array.from({ length: number }, (_, seed) =>
    playOn(opened.table, { random: seeded(seed + 1), known: 'nothing' }),
  )
  return [...timeEvents(opened, games), ...timeFaults(opened, games)]
}
