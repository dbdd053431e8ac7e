import type { CardInput } from 'ts-fsrs'
import { changeForm, loadForm, saveForm } from '@/components/storage'
import { type Choice, FIRST_CHOICE, type Practised, type RuleKey } from './data'

/** A missed rule as the scheduler keeps it, with its days as text. */
export type MissedRule = Omit<CardInput, 'due' | 'last_review'> & {
  readonly due: string
  readonly last_review?: string
}

/** All that this device keeps of somebody’s practice. */
export interface Memory {
  readonly v: 1
  readonly missed: Readonly<Partial<Record<RuleKey, MissedRule>>>
  readonly choice: Choice
}

export const NOTHING: Memory = { v: 1, missed: {}, choice: FIRST_CHOICE }

/** The form that practice is kept as. */
export const PRACTICE = 'practice'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDay = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isMissed = (value: unknown): value is MissedRule =>
  isObject(value) &&
  isDay(value.due) &&
  (value.last_review === undefined || isDay(value.last_review)) &&
  [
    'stability',
    'difficulty',
    'elapsed_days',
    'scheduled_days',
    'learning_steps',
    'reps',
    'lapses',
    'state',
  ].every((key) => Number.isFinite(value[key]))

const EDITIONS: readonly Practised[] = [
  'love-letter',
  'love-letter-classic',
  'bridgerton',
  'bridgerton-classic',
  'high-society',
]

export function readChoice(value: unknown): Choice {
  if (!isObject(value)) return FIRST_CHOICE
  const { edition, level, topics, cards } = value
  return {
    edition: EDITIONS.find((id) => id === edition) ?? FIRST_CHOICE.edition,
    level: ([1, 2, 3] as const).find((each) => each === level) ?? FIRST_CHOICE.level,
    topics: Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [],
    cards: Array.isArray(cards) ? cards.filter((card) => Number.isInteger(card)) : [],
  }
}

/** What was kept, as far as it can be read. */
export function readMemory(kept: unknown): Memory {
  if (!isObject(kept) || kept.v !== 1) return NOTHING
  const missed = isObject(kept.missed) ? Object.entries(kept.missed).filter(([, rule]) => isMissed(rule)) : []
  return { v: 1, missed: Object.fromEntries(missed), choice: readChoice(kept.choice) }
}

export const loadMemory = async (): Promise<Memory> => readMemory(await loadForm(PRACTICE))
/** Changes it as it lies there now: another tab may have practised too. */
export const changeMemory = async (edit: (there: Memory) => Memory): Promise<void> => {
  await changeForm(PRACTICE, (there) => edit(readMemory(there)))
}
export const forgetMemory = (): Promise<void> => saveForm(PRACTICE, null)

/** The missed rules that are due by now among these, the longest due first. */
export function dueRules({ missed }: Memory, among: readonly RuleKey[], now: Date): RuleKey[] {
  const due = among.flatMap((ruling) => {
    const rule = missed[ruling]
    return rule && Date.parse(rule.due) <= now.getTime() ? [{ ruling, at: Date.parse(rule.due) }] : []
  })
  return due.sort((a, b) => a.at - b.at).map(({ ruling }) => ruling)
}
