import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import type { RuleKey } from './data'
import type { Memory, MissedRule } from './memory'

const scheduler = fsrs({ enable_fuzz: false })

/**
 * The memory after an answer. A missed rule is taken up and comes back soon; one that was missed before and is known
 * now comes back later and later. A rule that was never missed is not kept.
 */
export function answered(memory: Memory, ruling: RuleKey, isRight: boolean, now: Date): Memory {
  const kept = memory.missed[ruling]
  if (!kept && isRight) return memory
  const card = kept ?? createEmptyCard<Card>(now)
  const { card: next } = scheduler.next(card, now, isRight ? Rating.Good : Rating.Again)
  const { due, last_review, ...rest } = next
  const rule: MissedRule = {
    ...rest,
    due: due.toISOString(),
    ...(last_review && { last_review: last_review.toISOString() }),
  }
  return { ...memory, missed: { ...memory.missed, [ruling]: rule } }
}
