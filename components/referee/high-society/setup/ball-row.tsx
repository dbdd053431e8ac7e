import { BallRuleForm } from '@/components/book/ball-rule-form'
import type { BallRule } from '@/components/book/stored'
import { Disclosure } from '@/components/ui/disclosure'
import { ballSentence } from '@/machines/high-society'
import { ballId, DANBURY_NAME } from './head'

export interface BallRowProps {
  /** From 1. */
  readonly number: number
  readonly name: string
  /** As it was typed in, in this season or before. */
  readonly rule: BallRule | undefined
  /** Who may be named in a rule. */
  readonly names: { readonly players: readonly string[]; readonly prospects: readonly string[] }
  readonly onName: (name: string) => void
  readonly onRule: (rule: BallRule) => void
}

/** Lady Danbury’s Ball is the one whose rule the rulebook gives. */
const DANBURY_RULE: BallRule = { before: [], order: [{ do: 'ORDER', set: 'reverse' }], end: [] }
const NO_RULE: BallRule = { before: [], order: [], end: [] }

/** One Ball of the calendar: its name, and its rule once it has one. */
export function BallRow({ number, name, rule, names, onName, onRule }: BallRowProps) {
  const id = ballId(name)
  const isDanbury = id === ballId(DANBURY_NAME)
  return (
    <li className="grid grid-cols-[2rem_1fr] items-center gap-x-2">
      <span aria-hidden className="voice text-question text-accent lining-nums">
        {number}
      </span>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        aria-label={`Ball ${number}`}
        placeholder="Open"
        title={name || undefined}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        className="min-h-12 min-w-0 rounded-ui border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-2"
      />
      {isDanbury ? (
        <p className="col-start-2 mt-1 text-small text-ink-2">{ballSentence(DANBURY_RULE, names)}</p>
      ) : null}
      {id && !isDanbury ? (
        <div className="col-start-2 [&_details]:border-t-0">
          <Disclosure
            summary={
              <span className="text-small font-normal text-ink-2">
                {rule ? ballSentence(rule, names) : 'Its rule: typed now, or when it comes'}
              </span>
            }
          >
            <div className="-ms-7">
              <BallRuleForm value={rule ?? NO_RULE} names={names} onChange={onRule} />
            </div>
          </Disclosure>
        </div>
      ) : null}
    </li>
  )
}
