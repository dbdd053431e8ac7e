import { useDeferredValue, useId, useMemo } from 'react'
import { rulingHref } from '@/components/lookup/ruling-href'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import {
  describe as inWords,
  type Matter,
  mattersIn,
  type Play,
  type PlayResult,
  type Situation,
  type Table,
} from '@/machines/love-letter'
import { Comes } from './what-comes'

export interface MattersProps {
  readonly situation: Situation
  readonly play: Play | null
}

/** More plays than these on which one switch matters are told by the first of them. */
const SHOWN = 2

/** Where the answer hangs on how a table reads its rulebook: every reading, with what comes of it. */
export function Matters({ situation, play }: MattersProps) {
  const id = useId()
  const asked = useDeferredValue(play)
  const matters = useMemo(() => mattersIn(situation, asked), [situation, asked])
  if (matters.length === 0) return null
  const keys = [...new Set(matters.map(({ key }) => key))]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-question">
        It depends on your table
      </h2>
      {keys.map((key) => (
        <OneSwitch
          key={key}
          table={situation.table}
          matters={matters.filter((matter) => matter.key === key)}
        />
      ))}
    </section>
  )
}

function OneSwitch({ table, matters }: { table: Table; matters: readonly Matter[] }) {
  const [first] = matters
  if (!first) return null
  const more = matters.length - SHOWN
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-lead">
        <Link href={rulingHref(first.key)}>{first.question}</Link>
      </h3>
      {matters.slice(0, SHOWN).map((matter) => (
        <Readings key={`${matter.play.card} ${matter.play.target}`} table={table} matter={matter} />
      ))}
      {more > 0 ? (
        <p className="mt-3 text-small text-ink-2">
          {more === 1 ? 'One more play hangs' : `${more} more plays hang`} on it: pick one above to see.
        </p>
      ) : null}
    </div>
  )
}

/** What comes of it hangs on answers that nobody has told: the reading itself says more than the question. */
const isOpen = (result: PlayResult) =>
  !('barred' in result) && result.asks !== null && result.branches.length === 0

function Readings({ table, matter }: { table: Table; matter: Matter }) {
  return (
    <>
      <p className="mt-3 text-small text-ink-2">{inWords(table, matter.play)}:</p>
      <dl className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {matter.readings.map(({ value, label, says, isChosen, result }) => (
          <div key={value} className={cx('border-s-3 ps-4', isChosen ? 'border-accent' : 'border-line-2')}>
            <dt className="voice leading-snug">
              {label}
              {isChosen ? (
                <span className="ms-2 inline-block font-sans text-tiny text-accent tracking-normal">
                  at this table
                </span>
              ) : null}
            </dt>
            <dd className="mt-2">
              {isOpen(result) ? <p>{says}</p> : <Comes result={result} edition={table.edition} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
