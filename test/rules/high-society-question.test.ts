import { describe, expect, test } from 'vitest'
import {
  ask,
  type Draft,
  type Event,
  type Next,
  openSession,
  type Reveal,
  readRecord,
  rename,
  type Season,
  type Session,
  tell,
  toRecord,
  withForm,
  withReveal,
} from '@/machines/high-society'
import { apply } from '@/machines/high-society/apply'
import { isRefusal } from '@/machines/high-society/refusal'
import { randomSeason } from '../support/high-society/seasons'
import { seeded } from '../support/random'

type Plain = Readonly<Record<string, unknown>>

/** Whether what was told so far can still become this event. */
function leadsTo(part: unknown, whole: unknown): boolean {
  if (part === null || part === undefined) return whole === undefined
  if (Array.isArray(part)) {
    const list = Array.isArray(whole) ? whole : [whole]
    return part.every((item, i) => leadsTo(item, list[i]))
  }
  if (typeof part !== 'object') return part === whole || (Array.isArray(whole) && part === whole[0])
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, value]) => leadsTo(value, (whole as Plain)[key]))
  )
}

const nextDraft = (next: Next): unknown => ('draft' in next ? next.draft : next.event)

/** Every Trait that an event turns up, and none. */
function traitsIn(event: Event): (Reveal | null)[] {
  const choices = ('choices' in event && event.choices) || []
  const within = choices.flatMap((choice) => {
    if (typeof choice !== 'object') return []
    return 'arrows' in choice ? [choice as unknown as Reveal] : ((choice.reveal as Reveal) ?? [])
  })
  return [...('reveal' in event && event.reveal ? [event.reveal] : []), ...within, null]
}

const formOf = (event: Event): Draft => {
  const { choices: _, reveal: __, ...fields } = event as unknown as Draft
  return fields
}

/** Answers one question as this event has it. */
function answer(season: Season, draft: Draft, event: Event): Next {
  const asked = ask(season, draft)
  if (asked.asks === 'reveal') {
    const told = traitsIn(event).map((trait) => withReveal(season, draft, trait))
    const fits = told.find((next) => nextDraft(next) !== draft && leadsTo(nextDraft(next), event))
    if (fits) return fits
  }
  if (['ball', 'cards', 'gossip'].includes(asked.asks)) return withForm(season, formOf(event))
  // A value that was the only possible one may be left out.
  const options = [...asked.options, ...asked.instead].filter(({ barred }) => barred === null)
  const fits = options.find(({ next }) => leadsTo(nextDraft(next), event))
  if (!fits)
    throw new Error(`${JSON.stringify(event)}: no answer to ${asked.asks} after ${JSON.stringify(draft)}`)
  return fits.next
}

/** The event reached by answering every question as this event has it. */
function reached(season: Season, event: Event): Event {
  let next: Next = event.type === 'effect' ? withForm(season, formOf(event)) : { draft: {} }
  for (let i = 0; i < 60; i++) {
    if ('event' in next) return next.event
    next = answer(season, next.draft, event)
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
