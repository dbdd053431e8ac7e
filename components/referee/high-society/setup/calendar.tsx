import type { StoredBook } from '@/components/book/stored'
import { own } from '@/machines/core'
import { ballSentence } from '@/machines/high-society'
import { NameChips } from '../../setup/name-chips'
import { cleanName } from '../../setup/names'
import { ballId, DANBURY_NAME } from './head'

export interface CalendarProps {
  /** Names of the Balls in order, '' where one is open. */
  readonly balls: readonly string[]
  readonly known: readonly string[]
  readonly rules: StoredBook['balls']
  readonly onChange: (balls: readonly string[]) => void
  readonly onForget: (name: string) => void
}

/** Lady Danbury’s Ball is the one whose rule the rulebook gives. */
const DANBURY_RULE = { before: [], order: [{ do: 'ORDER', set: 'reverse' } as const], end: [] }

/** The eight Balls in a row; each may stay open until it comes. */
export function Calendar({ balls, known, rules, onChange, onForget }: CalendarProps) {
  const set = (at: number, name: string) => onChange(balls.map((old, i) => (i === at ? name : old)))
  const empty = balls.findIndex((name) => cleanName(name) === '')
  const typed = balls.map(ballId)
  const offered = [DANBURY_NAME, ...known.filter((name) => name !== DANBURY_NAME)]
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-ink-2">
        From left to right, as the cards lie. What you leave open is asked when that Ball comes.
      </p>
      {empty < 0 ? null : (
        <NameChips
          label="Balls known here"
          names={offered.filter((name) => !typed.includes(ballId(name)))}
          onName={(name) => set(empty, name)}
          onForget={onForget}
        />
      )}
      <ol className="grid grid-cols-1 gap-2">
        {balls.map((name, at) => {
          const rule = ballId(name) === ballId(DANBURY_NAME) ? DANBURY_RULE : own(rules, cleanName(name))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a Ball is
            <li key={at} className="grid grid-cols-[2rem_1fr] items-center gap-x-2">
              <span aria-hidden className="voice text-question text-accent lining-nums">
                {at + 1}
              </span>
              <input
                type="text"
                dir="auto"
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                aria-label={`Ball ${at + 1}`}
                placeholder="Open"
                title={name || undefined}
                value={name}
                onChange={({ currentTarget }) => set(at, currentTarget.value)}
                className="min-h-12 min-w-0 rounded-ui border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-2"
              />
              {rule ? <p className="col-start-2 mt-1 text-small text-ink-2">{ballSentence(rule)}</p> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
