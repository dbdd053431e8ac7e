import { EditionChoice } from '@/components/referee/setup/edition-choice'
import { RulingsChoice } from '@/components/referee/setup/rulings'
import { Disclosure } from '@/components/ui/disclosure'
import { Segmented } from '@/components/ui/segmented'
import { defaultRulings, editions, type Situation, switchesIn } from '@/machines/love-letter'
import { withCount, withEdition, withRulings } from './change'

export interface SituationProps {
  readonly situation: Situation
  readonly onChange: (situation: Situation) => void
}

/** Which cards, how many players, and how the table reads what is left open. */
export function SetUp({ situation, onChange }: SituationProps) {
  const { edition, players, rulings } = situation.table
  const { name, players: seats } = editions[edition]
  const keys = switchesIn(edition)
  const changed = keys.filter((key) => rulings[key] !== defaultRulings[key]).length
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, more) => String(seats.least + more))
  return (
    <div className="mb-5">
      <Disclosure
        summary={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="voice text-lead text-accent">{name}</span>
            <span className="text-small font-normal text-ink-2">{players.length} players</span>
          </span>
        }
      >
        <div className="-ms-7 grid grid-cols-1 gap-4">
          <EditionChoice edition={edition} onChange={(to) => onChange(withEdition(situation, to))} />
          <Segmented
            label="How many play?"
            options={counts.map((count) => ({ value: count, label: count }))}
            value={String(players.length)}
            onChange={(count) => onChange(withCount(situation, Number(count)))}
          />
        </div>
      </Disclosure>
      <Disclosure
        summary={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>House rulings</span>
            <span className="text-small font-normal text-ink-2">
              {changed === 0 ? 'all as usual' : `${changed} changed`}
            </span>
          </span>
        }
      >
        <div className="-ms-7">
          <RulingsChoice
            keys={keys}
            rulings={rulings}
            onChange={(to) => onChange(withRulings(situation, to))}
          />
        </div>
      </Disclosure>
    </div>
  )
}
