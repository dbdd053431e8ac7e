'use client'

import { isSame } from '@/components/same'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Sheet } from '@/components/ui/sheet'
import { Stepper } from '@/components/ui/stepper'
import { type Event, type Season, scoreLines } from '@/machines/high-society'
import { ThrowAway, useHalfFilled } from '../half-filled'

export interface CountSheetProps {
  readonly season: Season
  readonly open: boolean
  readonly onClose: () => void
  readonly onCount: (event: Event) => void
}

/** What the table counted, to be held against what the referee counts. */
export function CountSheet({ open, onClose, ...props }: CountSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      size="fit"
      title="What did the table count?"
      description="Of everybody who is engaged. It stands as the referee counts: change what your table counted otherwise."
    >
      {open ? <Entry {...props} onClose={onClose} /> : null}
    </Sheet>
  )
}

const UNSAID = ''
/** No name is this. */
const NOBODY = '\0'

interface Count {
  readonly scores: Readonly<Record<string, number>>
  readonly winner: string
}

/** A count of the same people; of a season that was corrected meanwhile it is none. */
function readCount(kept: unknown, start: Count, players: readonly string[]): Count | null {
  const { scores, winner } = (kept ?? {}) as Partial<Count>
  if (typeof scores !== 'object' || scores === null || !Object.values(scores).every(Number.isInteger))
    return null
  const isOfThese = isSame(Object.keys(scores).sort(), Object.keys(start.scores).sort())
  return isOfThese && [UNSAID, NOBODY, ...players].includes(winner as string) ? (kept as Count) : null
}

function Entry({ season, onClose, onCount }: Omit<CountSheetProps, 'open'>) {
  const engaged = scoreLines(season).filter(({ total }) => total !== null)
  const start: Count = {
    scores: Object.fromEntries(engaged.map(({ player, total }) => [player, total ?? 0])),
    winner: UNSAID,
  }
  const half = useHalfFilled('count', start, (kept) => readCount(kept, start, season.players))
  const { scores, winner } = half.form
  return (
    <div className="grid grid-cols-1 gap-4">
      {engaged.map(({ player }) => (
        <Stepper
          key={player}
          label={<bdi className="break-words">{player}</bdi>}
          value={scores[player] ?? 0}
          min={-40}
          max={60}
          lessLabel={`${player}: one less`}
          moreLabel={`${player}: one more`}
          onChange={(count) => half.fill({ winner, scores: { ...scores, [player]: count } })}
        />
      ))}
      <Segmented
        label="Who won?"
        options={[
          { value: UNSAID, label: 'Not said' },
          ...season.players.map((player) => ({ value: player, label: player })),
          { value: NOBODY, label: 'Nobody' },
        ]}
        value={winner}
        onChange={(next) => half.fill({ scores, winner: next })}
      />
      <Button
        kind="primary"
        wide
        onClick={() => {
          half.done()
          onClose()
          const said = winner === UNSAID ? {} : { winner: winner === NOBODY ? null : winner }
          onCount({ type: 'score', scores, ...said })
        }}
      >
        The table counted this
      </Button>
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
