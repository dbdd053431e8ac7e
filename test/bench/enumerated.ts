import { awaited } from '@/machines/love-letter/apply'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import type { Event } from '@/machines/love-letter/model'
import { encode, type RecordEvent } from '@/machines/love-letter/record'
import { enumerator, TooManyWorlds } from '../support/enumerator'
import { NAMES, playOn } from '../support/play'
import { seeded } from '../support/random'
import { type Head, open } from '../support/tables'
import { atLeast, type Line, micro, time } from './measure'

function judgeAll(opened: Game, events: readonly Event[]): void {
  let game = opened
  for (const event of events) {
    const verdict = judge(game, awaited(game.table), event)
    if (verdict.fault) throw new Error(`a legal event was faulted: ${JSON.stringify(event)}`)
    game = advance(game, event, verdict.beliefs)
  }
}

/** The plain list of all worlds, kept from event to event; ends where it grows too long. Says how many events it took. */
function enumerateAll(head: Head, events: readonly RecordEvent[]): number {
  const plain = enumerator(head, { maxWorlds: 40_000 })
  for (const [at, event] of events.entries()) {
    try {
      if (plain.push(event)) throw new Error('the enumerator faults a legal event')
    } catch (error) {
      if (error instanceof TooManyWorlds) return at
      throw error
    }
  }
  return events.length
}

/** The same beginnings of games of four, as far as the plain list of worlds goes, judged by the beliefs and by that list. */
export function compareWithEnumerator(ruleset: string, number: number): Line[] {
  const head = { ruleset, players: NAMES.slice(0, 4) }
  const opened = open(head)
  const games = Array.from({ length: number }, (_, seed) => {
    const events = playOn(opened.table, { random: seeded(seed + 100), known: 'nothing' }, 30)
    const written = events.map((event) => encode(opened.table, event))
    const length = enumerateAll(head, written)
    return { events: events.slice(0, length), written: written.slice(0, length) }
  })
  const ours = games.map(({ events }) =>
    Math.min(...Array.from({ length: 31 }, () => time(() => judgeAll(opened, events)))),
  )
  const theirs = games.map(({ written }) => time(() => enumerateAll(head, written)))
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  const events = sum(games.map((game) => game.events.length))
  return [
    { what: `${events} events, plain enumerator`, value: micro(sum(theirs)) },
    { what: `${events} events, beliefs`, value: micro(sum(ours)) },
    atLeast('beliefs are faster', sum(theirs) / sum(ours), 100, 'times'),
  ]
}
