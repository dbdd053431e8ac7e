import { memo, type Ref } from 'react'
import { sameProps } from '@/components/ui/same-props'
import type { ProspectView } from '@/machines/high-society/view'
import { ProspectRow } from './prospect-row'

export interface LadderProps {
  /** Top first. */
  readonly prospects: readonly ProspectView[]
  /** Names of all players as they sit. */
  readonly players: readonly string[]
  /** Room on the right for whoever catches somebody, also while nobody does. */
  readonly hasCatchers?: boolean
  readonly onProspect?: (name: string) => void
  /** From `useGlide`, where the ladder moves. */
  readonly ref?: Ref<HTMLOListElement>
}

/** Of all tiles a step changes one or two. */
const Row = memo(ProspectRow, sameProps)

/** The prestige ladder, and the floor of the Ball beside it. It judges nothing, and draws on the server as well. */
export function Ladder({ prospects, players, hasCatchers, onProspect, ref }: LadderProps) {
  const isRoomy = hasCatchers ?? prospects.some(({ catchers }) => catchers.length > 0)
  return (
    <>
      {/* What the numbers are; each is read out with it. */}
      <p aria-hidden className="text-tiny text-accent">
        Prestige
      </p>
      <ol ref={ref} aria-label="Prestige, the highest first" className="relative">
        {prospects.map((prospect) => (
          <Row
            key={prospect.name}
            prospect={prospect}
            players={players}
            hasCatchers={isRoomy}
            onProspect={onProspect}
          />
        ))}
      </ol>
    </>
  )
}
