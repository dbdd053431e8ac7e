'use client'

import { useState } from 'react'
import type { Names } from '@/components/book/scene'
import type { Whistledown } from '@/components/book/stored'
import { WhistledownForm } from '@/components/book/whistledown-form'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'

export interface GossipSheetProps {
  readonly open: boolean
  readonly value: Whistledown
  readonly known: readonly Whistledown[]
  readonly names: Names
  readonly onClose: () => void
  readonly onDone: (card: Whistledown) => void
}

/** What a Lady Whistledown card does, entered at the table. */
export function GossipSheet({ open, onClose, ...props }: GossipSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="What does the card do?"
    >
      {open ? <Entry {...props} onClose={onClose} /> : null}
    </Sheet>
  )
}

function Entry({ value, known, names, onClose, onDone }: Omit<GossipSheetProps, 'open'>) {
  const [card, setCard] = useState(value)
  return (
    <div className="grid grid-cols-1 gap-6">
      <WhistledownForm value={card} known={known} names={names} onChange={setCard} />
      <Button
        kind="primary"
        wide
        onClick={() => {
          onClose()
          onDone(card)
        }}
      >
        So it happens
      </Button>
    </div>
  )
}
