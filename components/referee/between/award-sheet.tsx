'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Stepper } from '@/components/ui/stepper'
import { called, type Table } from '@/machines/love-letter'

export interface AwardSheetProps {
  readonly table: Table
  readonly open: boolean
  readonly onClose: () => void
  readonly onAward: (tokens: readonly number[]) => void
}

/** What the table really gave for the round, where that is not what the referee counted. */
export function AwardSheet({ table, open, onClose, onAward }: AwardSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      size="fit"
      title="What did the table score?"
      description="The tokens that each player took for this round alone."
    >
      {open ? <Form table={table} onClose={onClose} onAward={onAward} /> : null}
    </Sheet>
  )
}

function Form({ table, onClose, onAward }: Omit<AwardSheetProps, 'open'>) {
  const [tokens, setTokens] = useState<readonly number[]>(table.result?.gained ?? [])
  return (
    <div className="grid grid-cols-1 gap-2">
      {table.players.map(called).map((name, seat) => (
        <Stepper
          key={name}
          label={<bdi className="break-words">{name}</bdi>}
          value={tokens[seat] ?? 0}
          max={9}
          lessLabel={`${name}: one less`}
          moreLabel={`${name}: one more`}
          onChange={(n) => setTokens(tokens.map((old, i) => (i === seat ? n : old)))}
        />
      ))}
      <Button
        kind="primary"
        wide
        className="mt-3"
        onClick={() => {
          onClose()
          onAward(tokens)
        }}
      >
        The table scored this
      </Button>
    </div>
  )
}
