import type { Event, RuleId, Season } from '@/machines/high-society'
import { apply } from '@/machines/high-society/apply'
import { faultWords, headSentence, RULE_WORDS } from '@/machines/high-society/explain'
import { decode } from '@/machines/high-society/record/decode'
import { openRecord } from '@/machines/high-society/record/head'
import { type GameRecord, type RecordEvent, readRecord } from '@/machines/high-society/record/read'

/** One step of a record while it is told: an event that is fine, or the fault that ends it. */
export interface Step {
  readonly season: Season
  readonly written: RecordEvent
  /** Null when the rules cannot read it. */
  readonly event: Event | null
  readonly fault: { readonly at: number; readonly rule: RuleId } | null
  /** The season after it; null after a fault. */
  readonly after: Season | null
}

function step(record: GameRecord, season: Season, written: RecordEvent, at: number): Step {
  const event = decode(record, written)
  if ('rule' in event) return { season, written, event: null, fault: { at, rule: event.rule }, after: null }
  const after = apply(season, event)
  return 'rule' in after
    ? { season, written, event, fault: { at, rule: after.rule }, after: null }
    : { season, written, event, fault: null, after: after.season }
}

/** The steps of a record up to its first fault; none when its head cannot be. */
export function stepsOf(value: unknown): Step[] {
  const record = readRecord(value)
  const opened = openRecord(record)
  const steps: Step[] = []
  let season: Season | null = 'rule' in opened ? null : opened
  for (const [at, written] of record.events.entries()) {
    if (!season) break
    const told = step(record, season, written, at)
    steps.push(told)
    season = told.after
  }
  return steps
}

/** What the banner says of the fault that ends a record, its head included; null when it has none. */
export function bannerOf(value: unknown) {
  const { events, ...head } = readRecord(value)
  const opened = openRecord({ ...head, events: [] })
  if ('rule' in opened) {
    const { rule } = opened
    const { title, reason, source } = RULE_WORDS[rule]
    return { sentence: headSentence(head, rule), reason, rule: { id: rule, title, source }, canStand: false }
  }
  const last = stepsOf({ ...head, events }).at(-1)
  return last?.fault ? faultWords(last.season, last.event ?? last.written, last.fault) : null
}
