import type { BallRule } from '@/components/book/stored'
import { type Session, seasonBefore } from '@/machines/high-society'

/** Whether a rule says anything. */
export const isRuled = ({ before, order, end }: BallRule): boolean =>
  [before, order, end].some((effects) => effects.length > 0)

/** By the name of its Ball, each rule of a season: as it was told when the Ball opened, or else as it was typed before. */
export function ballRules(
  session: Session,
  plans: Readonly<Record<string, BallRule>>,
): Readonly<Record<string, BallRule>> {
  const { balls = [] } = session.head
  const planned = Object.entries(plans).map(([ball, rule]) => [balls[Number(ball) - 1], rule] as const)
  const told = session.log.steps.flatMap(({ event }, at) => {
    if (event.type !== 'ball') return []
    const { name, before, order, end } = event
    return [[name ?? balls[seasonBefore(session, at).number - 1], { before, order, end }] as const]
  })
  const named = [...planned, ...told].flatMap(([name, rule]) => (name ? [[name, rule] as const] : []))
  return Object.fromEntries(named.filter(([, rule]) => isRuled(rule)))
}
