import { useEffect, useRef, useState } from 'react'
import { type Decision, usualDecision } from '@/components/backup/decision'
import type { Differing } from '@/components/backup/plan'
import { ago } from '@/components/referee/games/when'
import type { Summary } from '@/components/referee/summary'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'

export interface DifferingGamesProps {
  readonly differing: readonly Differing[]
  readonly onDone: (decisions: ReadonlyMap<string, Decision>) => void
}

const standing = ({ headline, changedAt }: Summary): string => `${headline} · ${ago(changedAt)}`

/** Games that are here in another state than in the file; ours stay unless they are damaged, or you decide otherwise. */
export function DifferingGames({ differing, onDone }: DifferingGamesProps) {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {differing.length === 1
          ? 'One game is here otherwise'
          : `${differing.length} games are here otherwise`}
      </h3>
      <ul className="mt-2">
        {differing.map((one) => {
          const { ours, theirs } = one
          return (
            <li key={ours.game.id} className="border-t border-line py-4">
              <Segmented<Decision>
                label={theirs.summary.players.join(', ')}
                layout="stack"
                value={decisions.get(ours.game.id) ?? usualDecision(one)}
                options={[
                  {
                    value: 'ours',
                    label: 'Keep the one here',
                    note: ours.problem === null ? standing(ours.summary) : `Damaged. ${ours.problem}`,
                  },
                  { value: 'theirs', label: 'Take the file’s', note: standing(theirs.summary) },
                  { value: 'both', label: 'Keep both', note: 'The file’s becomes another game.' },
                ]}
                onChange={(decision) => setDecisions(new Map(decisions).set(ours.game.id, decision))}
              />
            </li>
          )
        })}
      </ul>
      <Button kind="primary" onClick={() => onDone(decisions)}>
        That is decided
      </Button>
    </div>
  )
}
