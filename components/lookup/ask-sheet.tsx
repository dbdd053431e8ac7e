'use client'

import { useRef } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { AskBox } from './ask-box'
import type { AskedOf } from './search-games'

export interface AskSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly of: AskedOf
  /** What the answer will not cost: for whoever leaves something that runs. */
  readonly note?: string
  readonly onGo?: () => void
}

/** The field on a sheet of its own: where a page has no room for one, and over a running table. */
export function AskSheet({ open, onClose, of, note, onGo }: AskSheetProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Ask"
      description={note}
      initialFocus={field}
    >
      <AskBox
        ref={field}
        size="sheet"
        label="What happened?"
        of={of}
        onGo={() => {
          onGo?.()
          onClose()
        }}
      />
    </Sheet>
  )
}
