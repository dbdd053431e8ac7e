import { CAN_STAND, RULE_WORDS, type RuleId, STAND_WORDS } from '@/machines/high-society'
import { Section } from './ruling-section'
import { Way } from './ruling-ways'

/** What the referee’s banner calls the rules that lead here, and which ways on it offers the table. */
export function SeasonWays({ rules }: { rules: readonly RuleId[] }) {
  const stands = rules.some((rule) => CAN_STAND.includes(rule))
  const titles = [...new Set(rules.map((rule) => `“${RULE_WORDS[rule].title}”`))]
  return (
    <Section title="At your table">
      <p className="prose text-ink-2">
        The referee’s banner names it {titles.join(' or ')} and leaves the way on to you.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        <Way name={STAND_WORDS.takeBack.title} is="always offered" offered />
        <Way name={STAND_WORDS.correct.title} is="offered when there is one" offered />
        <Way
          name={STAND_WORDS.ruling.title}
          is={stands ? 'offered, and kept in the log' : 'not offered'}
          offered={stands}
        />
        <Way name={STAND_WORDS.goOn.title} is="always offered" offered />
      </ul>
    </Section>
  )
}
