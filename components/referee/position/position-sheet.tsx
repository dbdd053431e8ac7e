'use client'

import { isSame } from '@/components/same'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { now, positionProblems } from '@/machines/love-letter'
import { halfFilledOf, ThrowAway, useHalfFilledIn } from '../half-filled'
import type { Referee } from '../use-referee'
import { presentPosition } from './draft'
import { readHalfTold } from './kept-position'
import { PositionEditor } from './position-editor'
import { Problems } from './problems'

export interface PositionSheetProps {
  readonly referee: Pick<Referee, 'session' | 'saved' | 'setSettings' | 'report'>
  readonly open: boolean
  readonly onClose: () => void
}

/** Go on from the table as it lies: what lies open is set right, and play goes on from there. */
export function PositionSheet({ referee, open, onClose }: PositionSheetProps) {
  const { table } = now(referee.session).context
  const present = presentPosition(referee.session)
  // Half set right, it belongs to the table as it lay then.
  const half = useHalfFilledIn(
    halfFilledOf(referee),
    'position',
    { from: present, draft: present },
    readHalfTold(table, (from) => isSame(from, present)),
  )
  const { draft } = half.form
  const problems = open ? positionProblems(table, draft) : []
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="The table as it lies"
      description="Set right what lies open now. Hands stay hidden: what was said of them before counts no more, and the log stays."
      actions={
        <>
          <Problems problems={problems} />
          <Button
            kind="primary"
            wide
            aria-disabled={problems.length > 0 || undefined}
            onClick={() => {
              if (problems.length) return
              half.done()
              onClose()
              void referee.report({ type: 'table.position', position: draft })
            }}
          >
            Go on from here
          </Button>
          <ThrowAway half={half} onClose={onClose} />
        </>
      }
    >
      {open ? (
        <PositionEditor
          table={table}
          draft={draft}
          onChange={(next) => half.fill({ ...half.form, draft: next })}
        />
      ) : null}
    </Sheet>
  )
}
