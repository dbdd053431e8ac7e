import { describe, expect, test } from 'vitest'
import {
  ask,
  type Event,
  type Next,
  openSession,
  readRecord,
  rename,
  type Season,
  type Session,
  tell,
  toRecord,
  withForm,
} from '@/machines/high-society'
import { apply } from '@/machines/high-society/apply'
import { isRefusal } from '@/machines/high-society/refusal'
import { answer, formOf } from '../support/high-society/answers'
import { randomSeason } from '../support/high-society/seasons'
import { seeded } from '../support/random'

/** The event reached by answering every question as this event has it. */
function reached(season: Season, event: Event): Event {
  let next: Next = event.type === 'effect' ? withForm(season, formOf(event)) : { draft: {} }
  for (let i = 0; i < 60; i++) {
    if ('event' in next) return next.event
    next = answer(season, next.draft, event).next
  }
  throw new Error(`${JSON.stringify(event)}: asked without end`)
}

const seasons = Array.from({ length: 25 }, (_, i) => {
  const { record, seasons: each } = randomSeason(seeded(500 + i))
  return { seed: 500 + i, record: readRecord(record), each }
})

describe.each(seasons)('random season $seed', ({ record, each }) => {
  test('every event can be told by answering questions', () => {
    for (const [at, event] of record.events.entries()) {
      const season = each[at] as Season
      const after = apply(season, reached(season, event as Event))
      expect(isRefusal(after) ? after.rule : after.season).toEqual(each[at + 1])
    }
  })

  test('what a question bars, the referee refuses by that rule; what it does not bar is no fault', () => {
    for (const [at, season] of each.entries()) {
      if (at === each.length - 1) break
      for (const { barred, next } of ask(season).options) {
        if (barred === null && 'draft' in next) continue
        if ('draft' in next) continue
        const after = apply(season, next.event)
        expect(isRefusal(after) ? after.rule : null).toBe(barred)
      }
    }
  })

  test('a session tells it all, and somebody may be called otherwise', () => {
    const { events, ...head } = record
    const told = events.reduce<Session>((session, event) => {
      const next = tell(session, event as Event)
      if (next.fault) throw new Error(next.fault.rule)
      return next.session
    }, openSession(head) as Session)
    expect(toRecord(told)).toEqual(record)
    const other = rename(told, 'Ann', 'dance')
    if ('rule' in other) throw new Error(other.rule)
    const back = rename(other, 'dance', 'Ann')
    expect(toRecord(back as Session)).toEqual(record)
    expect(JSON.stringify(toRecord(other))).not.toContain('"Ann"')
  })
})
