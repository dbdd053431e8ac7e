import { CAN_STAND, RULE_WORDS, type RuleId } from '@/machines/love-letter'
import { Section } from './ruling-section'

/** What the referee's banner calls a rule, and which ways out it offers the table. */
export function RulingWays({ rule }: { rule: RuleId }) {
  const stands = CAN_STAND.includes(rule)
  return (
    <Section title="At your table">
      <p className="prose text-ink-2">
        The referee’s banner names it “{RULE_WORDS[rule].title}” and leaves the way out to you.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 sm:grid-cols-3">
        <Way name="Take it back" is="always offered" offered />
        <Way name="Correct an earlier entry" is="offered when there is one" offered />
        <Way
          name="Let it stand"
          is={stands ? 'offered, and kept in the log' : 'not offered'}
          offered={stands}
        />
      </ul>
    </Section>
  )
}

/** One way out, and whether a table has it. */
export function Way({ name, is, offered = false }: { name: string; is: string; offered?: boolean }) {
  return (
    <li className="border-t border-line py-3">
      <span className={offered ? 'voice block' : 'voice block text-ink-2 line-through decoration-1'}>
        {name}
      </span>
      <span className="text-small text-ink-2">{is}</span>
    </li>
  )
}
