'use client'

import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { lyingIn, rulingTo } from '@/machines/high-society'
import { Problems } from '../../position/problems'
import { ThrowAway, useHalfFilled } from '../half-filled'
import type { SeasonReferee } from '../use-season'
import { readLying } from './kept-lying'
import { TableRows } from './table-rows'

export interface TableSheetProps {
  readonly referee: SeasonReferee
  readonly open: boolean
  readonly onClose: () => void
}

/** Go on from the table as it lies: the ladder and what lies open on it are set right, and the log stays. */
export function TableSheet({ referee, open, onClose }: TableSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="The table as it lies"
      description="Set right who stands where and what lies on them; it is kept in the log as the table’s ruling, and the same turn goes on. A ring that lies otherwise is put right at its dance, in the log."
    >
      {open ? <Entry referee={referee} onClose={onClose} /> : null}
    </Sheet>
  )
}

const NOT_SO =
  'By the rules it cannot lie so. No token lies on a brother or sister, none of somebody engaged or on somebody engaged, and no more than two on one tile; each player has four.'

function Entry({ referee, onClose }: Omit<TableSheetProps, 'open'>) {
  const { season } = referee
  const known = lyingIn(season)
  // Half set right, it belongs to the table as it was then.
  const half = useHalfFilled(`table ${JSON.stringify(known)}`, known, readLying(season))
  const lying = half.form
  const event = rulingTo(season, lying)
  return (
    <div className="grid grid-cols-1 gap-5">
      <TableRows season={season} lying={lying} onChange={half.fill} />
      <Problems problems={event ? [] : [NOT_SO]} />
      <Button
        kind="primary"
        wide
        aria-disabled={event === null || undefined}
        onClick={() => {
          if (!event) return
          half.done()
          onClose()
          if (half.isHalfFilled) void referee.report(event)
        }}
      >
        Go on from here
      </Button>
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
