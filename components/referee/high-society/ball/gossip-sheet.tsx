'use client'

import type { Names } from '@/components/book/scene'
import { readHalfWhistledown, type Whistledown } from '@/components/book/stored'
import { WhistledownForm } from '@/components/book/whistledown-form'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { ThrowAway, useHalfFilled } from '../half-filled'

export interface GossipSheetProps {
  readonly open: boolean
  /** Which of the eight is being gossiped about. */
  readonly ball: number
  readonly value: Whistledown
  readonly known: readonly Whistledown[]
  /** By the name of a card, the Ball of this season in which it was played. */
  readonly playedIn: Readonly<Record<string, number>>
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

function Entry({ ball, value, known, playedIn, names, onClose, onDone }: Omit<GossipSheetProps, 'open'>) {
  const half = useHalfFilled(`gossip of Ball ${ball}`, value, readHalfWhistledown)
  const card = half.form
  return (
    <div className="grid grid-cols-1 gap-6">
      <WhistledownForm value={card} known={known} playedIn={playedIn} names={names} onChange={half.fill} />
      <Button
        kind="primary"
        wide
        onClick={() => {
          half.done()
          onClose()
          onDone(card)
        }}
      >
        So it happens
      </Button>
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
