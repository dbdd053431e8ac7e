import { ask, type Draft, type Game, type Phase, type RuleId } from '@/machines/love-letter'

/** The draft without its last tap, or null when nothing was tapped. A count keeps its ticks: each has its own way back. */
export function oneStepBack({ card, target }: Draft): Draft | null {
  if (card === undefined) return null
  return target === undefined ? {} : { card }
}

/**
 * Rules that the table has already passed by in this draft ("it was played all the same"): they bar no further
 * answer, or every tap after the first would have to insist again. The event is judged when it is whole.
 */
export function passedBy(game: Game, phase: Phase, { card, target }: Draft): RuleId[] {
  if (phase !== 'play' || card === undefined) return []
  const byCard = ask(game, phase).options.find((option) => option.card === card)
  const byTarget =
    target === undefined ? null : ask(game, phase, { card }).options.find((option) => option.seat === target)
  return [byCard, byTarget].flatMap((option) => option?.barred?.rule ?? [])
}
