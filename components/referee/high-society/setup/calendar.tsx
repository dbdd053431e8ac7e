import type { BallRule, StoredBook } from '@/components/book/stored'
import { own } from '@/machines/core'
import { NameChips } from '../../setup/name-chips'
import { cleanName } from '../../setup/names'
import { BallRow, type BallRowProps } from './ball-row'
import { ballId, DANBURY_NAME } from './head'

export interface CalendarProps extends Pick<BallRowProps, 'names'> {
  /** Names of the Balls in order, '' where one is open. */
  readonly balls: readonly string[]
  readonly known: readonly string[]
  /** Rules by the name of the Ball. */
  readonly rules: StoredBook['balls']
  readonly onChange: (balls: readonly string[]) => void
  readonly onRule: (name: string, rule: BallRule) => void
  readonly onForget: (name: string) => void
}

/** The eight Balls in a row; each may stay open until it comes. */
export function Calendar({ balls, known, rules, names, onChange, onRule, onForget }: CalendarProps) {
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
        {balls.map((name, at) => (
          <BallRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a Ball is
            key={at}
            number={at + 1}
            name={name}
            rule={own(rules, cleanName(name))}
            names={names}
            onName={(next) => set(at, next)}
            onRule={(rule) => onRule(cleanName(name), rule)}
          />
        ))}
      </ol>
    </div>
  )
}
