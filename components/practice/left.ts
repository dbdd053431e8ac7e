import { isBox } from '@/components/boxes/boxes'
import { loadForm, saveForm } from '@/components/storage'
import { boxOf, type Choice, type RuleKey } from './data'
import { isObject, readChoice } from './memory'

/** How far a sitting has come. */
export interface Progress {
  /** By question, which of its choices was picked. */
  readonly picks: readonly number[]
  /** How many questions are done with. */
  readonly at: number
}

/** A sitting as it was left. Its questions are not kept: they are made again, and come out the same. */
export interface Left extends Progress {
  readonly seed: number
  readonly choice: Choice
  /** Missed rules, asked first: those that were due when it began. */
  readonly due: readonly RuleKey[]
}

/** The form that it is kept as. */
const LEFT = 'practice.left'

/** It is gone on with on the same evening; on the next day other rules are due. */
const KEPT_FOR = 12 * 60 * 60 * 1000

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** What was kept, where it can be read, may be asked here, and is of this evening. */
export function readLeft(kept: unknown, isRule: (key: string) => boolean, now: Date): Left | null {
  if (!isObject(kept)) return null
  const { keptAt, seed, at, picks, due, choice } = kept
  const age = typeof keptAt === 'string' ? now.getTime() - Date.parse(keptAt) : Number.NaN
  if (!(age >= 0 && age < KEPT_FOR) || !isCount(seed) || !isCount(at)) return null
  if (!Array.isArray(picks) || !picks.every(isCount) || !Array.isArray(due)) return null
  if (picks.length < at || picks.length > at + 1) return null
  return { seed, at, picks, choice: readChoice(choice), due: due.filter(isRule) }
}

/** Whether an address asks for this sitting, or for no other box. */
export const isOf = ({ choice }: Left, box: string | null): boolean => !isBox(box) || box === boxOf(choice)

export const loadLeft = async (isRule: (key: string) => boolean): Promise<Left | null> =>
  readLeft(await loadForm(LEFT), isRule, new Date())
/** Null: it was given up. */
export const saveLeft = (left: Left | null): Promise<void> =>
  saveForm(LEFT, left && { ...left, keptAt: new Date().toISOString() })
