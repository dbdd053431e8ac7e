import type { Event, Season } from '@/machines/high-society'
import { apply } from '@/machines/high-society/apply'
import { decode } from '@/machines/high-society/record/decode'
import { openRecord } from '@/machines/high-society/record/head'
import { readRecord } from '@/machines/high-society/record/read'
import { seeded } from '../random'
import type { Plain } from './heads'
import { randomSeason } from './seasons'

const THREE = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
}

/** A record’s events as the rules know them, with the season before each and after the last. */
function replayed(record: Plain): { seasons: Season[]; events: Event[] } {
  const read = readRecord({ ...THREE, ...record })
  const opened = openRecord(read)
  if ('rule' in opened) throw new Error(opened.rule)
  const seasons = [opened]
  const events = read.events.map((written) => {
    const event = decode(read, written)
    if ('rule' in event) throw new Error(event.rule)
    const after = apply(seasons.at(-1) as Season, event)
    if ('rule' in after) throw new Error(`${JSON.stringify(written)}: ${after.rule}`)
    seasons.push(after.season)
    return event
  })
  return { seasons, events }
}

/** The season with three players that a head describes. */
export const opened = (head: Plain): Season => replayed({ ...head, events: [] }).seasons[0] as Season

/** The season before the last event of a record, and that event. */
export function seasonAfter(record: Plain): { season: Season; next: Event } {
  const { seasons, events } = replayed(record)
  return { season: seasons.at(-2) as Season, next: events.at(-1) as Event }
}

/** A whole random season. */
export const playedSeason = (seed: number) => replayed(randomSeason(seeded(seed)).record)
