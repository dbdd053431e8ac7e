'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { now, type Position, positionProblems, type Session } from '@/machines/love-letter'
import { type PositionDraft, presentPosition } from './draft'
import { PositionEditor } from './position-editor'
import { Problems } from './problems'

export interface PositionSheetProps {
  readonly session: Session
  readonly open: boolean
  readonly onClose: () => void
  readonly onGoOn: (position: Position) => void
}

/** Go on from the table as it lies: what lies open is set right, and play goes on from there. */
export function PositionSheet({ session, open, onClose, onGoOn }: PositionSheetProps) {
  const [draft, setDraft] = useState<PositionDraft | null>(null)
  const { table } = now(session).context
  const shown = draft ?? presentPosition(session)
  const problems = open ? positionProblems(table, shown) : []
  const leave = () => {
    setDraft(null)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) leave()
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
              onGoOn(shown)
              leave()
            }}
          >
            Go on from here
          </Button>
        </>
      }
    >
      {open ? <PositionEditor table={table} draft={shown} onChange={setDraft} /> : null}
    </Sheet>
  )
}
