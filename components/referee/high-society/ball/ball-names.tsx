import { Picks } from '@/components/book/picks'
import type { StoredBook } from '@/components/book/stored'
import { ballName, DANBURY, type Season } from '@/machines/high-society'

export interface BallNamesProps {
  readonly season: Season
  readonly stored: StoredBook | null
  readonly name: string
  readonly onName: (name: string) => void
}

/** Balls known by name that have not been yet: the rulebook’s one, and those entered before. */
export function BallNames({ season, stored, name, onName }: BallNamesProps) {
  const been = season.calendar.filter((one) => one !== null)
  const known = [DANBURY, ...Object.keys(stored?.balls ?? {})].filter((one, i, all) => all.indexOf(one) === i)
  const called = (one: string) =>
    ballName({ ...season, calendar: season.calendar.map((_, i) => (i === season.number - 1 ? one : null)) })
  return (
    <Picks
      label="Balls known by name"
      options={known
        .filter((one) => !been.includes(one))
        .map((one) => ({
          key: one,
          label: called(one),
          isPicked: one === name,
          onPick: () => onName(one === name ? '' : one),
        }))}
    />
  )
}
