import {
  describe as describeStep,
  type Event,
  type Fault,
  type Game,
  type GameRecord,
  type Phase,
  type RecordEvent,
} from '@/machines/love-letter'
import { awaited } from '@/machines/love-letter/apply'
import { faultWords } from '@/machines/love-letter/explain'
import { advance, judge } from '@/machines/love-letter/judge'
import { decode, openRecord, readRecord } from '@/machines/love-letter/record'

/** One step of a record while it is told: an event that is fine, or the fault that ends it. */
export interface Step {
  readonly game: Game
  readonly phase: Phase
  readonly written: RecordEvent
  /** Null when the rules cannot read it. */
  readonly event: Event | null
  readonly fault: Fault | null
  readonly isUnproven: boolean
  /** The game after it; null after a fault. */
  readonly after: Game | null
}

function step(game: Game, written: RecordEvent, at: number): Step {
  const phase = awaited(game.table)
  const told = { game, phase, written }
  const event = decode(game.table, written)
  if ('rule' in event)
    return {
      ...told,
      event: null,
      fault: { at, rule: event.rule, suspects: [] },
      isUnproven: false,
      after: null,
    }
  const verdict = judge(game, phase, event)
  if (verdict.fault) return { ...told, event, fault: verdict.fault, isUnproven: false, after: null }
  return {
    ...told,
    event,
    fault: null,
    isUnproven: verdict.unproven,
    after: advance(game, event, verdict.beliefs),
  }
}

/** The steps of a record up to its first fault; none when its head cannot be. */
export function stepsOf(record: GameRecord): Step[] {
  const opened = openRecord(record)
  const steps: Step[] = []
  let game: Game | null = 'rule' in opened ? null : opened
  for (const [at, written] of record.events.entries()) {
    if (!game) break
    const told = step(game, written, at)
    steps.push(told)
    game = told.after
  }
  return steps
}

/** The steps of anything that is a record; none of what is not. */
export function stepsOfAny(value: unknown): Step[] {
  try {
    return stepsOf(readRecord(value))
  } catch {
    return []
  }
}

/** Sentences as one reads them: without the marks that set names apart. */
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '')

/** What the banner says of the fault that ends these steps. */
export function bannerOf(steps: readonly Step[]) {
  const last = steps.at(-1) as Step
  const label = (at: number) => describeStep((steps[at] as Step).game.table, steps[at]?.event as Event)
  return faultWords(last.game, last.phase, last.event ?? last.written, last.fault as Fault, label)
}
