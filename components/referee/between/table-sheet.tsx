'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Stepper } from '@/components/ui/stepper'
import { editions, now, tell } from '@/machines/love-letter'
import { halfFilledOf, ThrowAway, useHalfFilledIn } from '../half-filled'
import { Players } from '../setup/players'
import { MOST_ROWS } from '../setup/rows'
import type { Referee } from '../use-referee'
import { orOldName, readRows, reseated, rowsOf, type SeatRow, seatsProblem } from './changes'

export interface TableSheetProps {
  readonly referee: Pick<Referee, 'session' | 'restart' | 'saved' | 'setSettings'>
  readonly open: boolean
  readonly onClose: () => void
}

/** Who plays on, called how, in which order, and to how many tokens. */
export function TableSheet({ open, onClose, referee }: TableSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Change the table"
      description="Between two rounds people may come, go, or change seats. A new name is used in the whole log; tokens stay with their owners, and somebody new begins without any."
    >
      {open ? <TableForm referee={referee} onClose={onClose} /> : null}
    </Sheet>
  )
}

function TableForm({ referee, onClose }: Omit<TableSheetProps, 'open'>) {
  const { table } = now(referee.session).context
  const half = useHalfFilledIn<readonly SeatRow[]>(
    halfFilledOf(referee),
    'table',
    rowsOf(table.players),
    readRows(table.players),
  )
  const rows = half.form
  const [chosenGoal, setGoal] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const usual = editions[table.edition].goal
  // With another number of people the usual goal moves along, as the rules say.
  const moves = table.goal === usual[table.players.length]
  const goal = chosenGoal ?? (moves ? usual[rows.length] : undefined) ?? table.goal
  const wrong = seatsProblem(table.edition, rows)
  const there = Math.max(...table.tokens)

  const save = async () => {
    if (wrong) return
    const seated = reseated(referee.session, table.players, orOldName(rows))
    if ('problem' in seated) return setProblem(seated.problem)
    const isOther = now(seated).context.table.goal !== goal
    const told = isOther ? tell(seated, { type: 'table.goal', tokens: goal }) : null
    half.done()
    await referee.restart(told && !told.fault ? told.session : seated)
    onClose()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Players
        rows={rows}
        most={Math.min(MOST_ROWS, editions[table.edition].players.most)}
        onChange={(next) => {
          setProblem(null)
          half.fill(next.map((row) => ({ was: null, ...row })))
        }}
      />
      <div className="border-t border-line pt-4">
        <Stepper label="Tokens to win" min={1} max={20} value={goal} onChange={setGoal} />
        {goal <= there ? (
          <p className="mt-2 text-small text-ink-2">
            Somebody has {there} already: that ends the game once a round has been played.
          </p>
        ) : null}
      </div>
      <p aria-live="polite" className="font-medium text-accent empty:hidden">
        {problem ?? wrong}
      </p>
      <Button kind="primary" wide aria-disabled={wrong !== null || undefined} onClick={() => void save()}>
        Play on like this
      </Button>
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
