import { openRecord } from '@/machines/high-society/record/head'
import { readRecord } from '@/machines/high-society/record/read'
import { chance, type Random, seeded } from '../random'
import { type Plain, randomHead } from './heads'
import { anyEvent, bent } from './mutants'
import { randomCalendar, randomStart } from './positions'
import { renamed } from './renamed'
import { randomSeason } from './seasons'

type Table = Plain & { readonly players: string[]; readonly prospects: string[]; readonly events: Plain[] }

function anyHead(random: Random): Plain {
  const head = randomHead(random) as Table
  return {
    ...head,
    ...(chance(random, 50) && { balls: randomCalendar(random) }),
    ...(chance(random, 70) && { start: randomStart(random, head.players, head.prospects) }),
    ...(chance(random, 2) && { families: { Zed: 'bridgerton' } }),
  }
}

/** A record with something wrong in it, or so it may be: it ends with the event that was tampered with. */
function mutant(random: Random, record: Table): Plain {
  const at = random(record.events.length + 1)
  const event = record.events[at]
  const wrong =
    event && chance(random, 65) ? bent(random, record, event) : anyEvent(random, record, event?.type)
  const isBetween = chance(random, 20)
  const mutated = {
    ...record,
    events: [...record.events.slice(0, at), wrong, ...(isBetween && event ? [event] : [])],
  }
  return chance(random, 10) ? renamed(random, mutated) : mutated
}

/** Records for two referees to differ on: a season played by the rules from a random head, and so many mutants of it. */
export function records(seed: number, mutants: number): Plain[] {
  const random = seeded(seed)
  const head = anyHead(random)
  const opened = openRecord(readRecord({ ...head, events: [] }))
  if ('rule' in opened) return [{ ...head, events: [] }]
  const { record } = randomSeason(random, head)
  return [record, ...Array.from({ length: mutants }, () => mutant(random, record as Table))].map((each) =>
    JSON.parse(JSON.stringify(each)),
  )
}
