import { useCallback, useMemo, useState } from 'react'
import { SeasonTable } from '@/components/season/season-table'
import {
  ballName,
  fromRecord,
  nextQuestion,
  now,
  type PracticeQuestion,
  type Sitting,
  viewSeason,
} from '@/machines/high-society'
import { isSeasonKey, pageOf, type Question, seasonKey } from '../data'
import { Sitting as AnySitting, type SittingProps } from '../sitting'
import { LENGTH } from '../use-sitting'

/** A question of this game, its rulings by their keys. */
interface SeasonQuestion extends Question {
  readonly made: PracticeQuestion
}

const keyed = (made: PracticeQuestion): SeasonQuestion => ({
  ...made,
  ruling: seasonKey(made.ruling),
  choices: made.choices.map((choice) => ({ ...choice, ruling: seasonKey(choice.ruling) })),
  made,
})

function sittingOf({ data, left }: SittingProps): Sitting {
  const { seed, due } = left
  const { level, topics } = left.choice
  return {
    seed,
    level,
    due: due.filter(isSeasonKey).map(pageOf).slice(0, LENGTH),
    kinds: data.seasonTopics.flatMap(({ id, kinds }) => (topics.includes(id) ? kinds : [])),
  }
}

/** A sitting of The High Society Game. This is the part that knows its rules. */
export function SeasonSitting(props: SittingProps) {
  const [sitting] = useState(() => sittingOf(props))
  const makeNext = useCallback(
    (before: readonly SeasonQuestion[]) => {
      const next = nextQuestion(
        sitting,
        before.map(({ made }) => made),
      )
      return next && keyed(next)
    },
    [sitting],
  )
  return <AnySitting {...props} makeNext={makeNext} Table={Position} />
}

/** The table of a question, as everybody sees it. */
function Position({ of: { made } }: { of: SeasonQuestion }) {
  const season = useMemo(() => {
    const told = fromRecord(made.record)
    return 'rule' in told ? null : now(told.session)
  }, [made])
  if (!season) return null
  const name = ballName(season)
  return (
    <section aria-label="The table">
      <p className="mb-2 text-small text-ink-2">
        Ball {season.number} of 8{name === `Ball ${season.number}` ? '' : ` · ${name}`}
      </p>
      <SeasonTable view={viewSeason(season)} />
    </section>
  )
}
