import { ballSentence, DANBURY, ruleSentence, type Season, type Session } from '@/machines/high-society'

/** The rule of the Ball that is open, and what else is in force, kept in view. */
export function BallRuleNote({ session, season }: { session: Session; season: Season }) {
  const lines = season.ball ? [...household(session, season), ...inForce(season)] : []
  if (lines.length === 0) return null
  return (
    <section aria-label="In force" className="border-b border-line py-2 text-small text-ink-2">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rules in force may be alike
        <p key={i}>{line}</p>
      ))}
    </section>
  )
}

function household({ log }: Session, season: Season): string[] {
  const opened = log.steps.findLast(({ event }) => event.type === 'ball')?.event
  const isDanbury = season.calendar[season.number - 1] === DANBURY
  const rule = opened?.type === 'ball' ? opened : null
  const isRuled = rule && [rule.before, rule.order, rule.end].some((effects) => effects.length > 0)
  const names = { players: season.players, prospects: season.ladder }
  return [
    ...(isDanbury ? ['The lowest number dances first.'] : []),
    ...(rule && isRuled ? [ballSentence(rule, names)] : []),
  ]
}

/** While all can be caught, nobody is told to be safe. */
function inForce(season: Season): string[] {
  const isDistracted = season.rules.some(({ flag }) => flag === 'distracted')
  return season.rules
    .filter(({ flag }) => !(isDistracted && flag === 'protected'))
    .map((rule) => ruleSentence(season, rule))
}
