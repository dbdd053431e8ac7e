import type { LessonStep } from './lesson'
import type { Place } from './use-steps'

/** What is said to whoever listens when something changed; nothing on arrival. */
export function spoken(steps: readonly LessonStep[], { at, isAsked, said }: Place): string {
  const { says, ask, refusal } = steps[at] as LessonStep
  if (!ask || !isAsked) return refusal ? `${says} ${refusal.kicker}: ${refusal.sentence}` : says
  if (said === 'hint') return ask.hint
  if (said === null) return `${ask.question} ${ask.choices.length} answers below.`
  return `${said === ask.right ? 'Right.' : 'Not so.'} ${ask.choices[said]?.because}`
}
