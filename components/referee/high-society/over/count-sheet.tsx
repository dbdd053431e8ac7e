'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Sheet } from '@/components/ui/sheet'
import { Stepper } from '@/components/ui/stepper'
import { type Event, type Season, scoreLines } from '@/machines/high-society'

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

function Entry({ season, onClose, onCount }: Omit<CountSheetProps, 'open'>) {
  const engaged = scoreLines(season).filter(({ total }) => total !== null)
  const [scores, setScores] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(engaged.map(({ player, total }) => [player, total ?? 0])),
  )
  const [winner, setWinner] = useState(UNSAID)
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
          onChange={(count) => setScores({ ...scores, [player]: count })}
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
        onChange={setWinner}
      />
      <Button
        kind="primary"
        wide
        onClick={() => {
          onClose()
          const said = winner === UNSAID ? {} : { winner: winner === NOBODY ? null : winner }
          onCount({ type: 'score', scores, ...said })
        }}
      >
        The table counted this
      </Button>
    </div>
  )
}
