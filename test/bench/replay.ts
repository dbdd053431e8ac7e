import { encode, report } from '@/machines/love-letter/record'
import { NAMES, playOn } from '../support/play'
import { seeded } from '../support/random'
import { open } from '../support/tables'
import { below, type Line, median, time } from './measure'

/** The shortest of so many runs, as the runs of other processes come in between. */
const RUNS = 25

/** A log of 60 events told again: decoded, judged and sent through the chart, and the state read from it. */
export function timeReplay(): Line[] {
  const head = { ruleset: 'bridgerton', players: [...NAMES] }
  const { table } = open(head)
  const records = Array.from({ length: 100 }, (_, seed) => {
    const events = playOn(table, { random: seeded(seed + 1), known: 'nothing' }, 60)
    return { ...head, events: events.map((event) => encode(table, event)) }
  })
  for (const record of records) report(record)
  const spent = records.map((record) =>
    Math.min(...Array.from({ length: RUNS }, () => time(() => report(record)))),
  )
  return [
    below('60 events, median of 100 logs', median(spent), 4000),
    below('60 events, worst of 100 logs', Math.max(...spent), 4000),
  ]
}
