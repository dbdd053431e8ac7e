'use client'

import { useAskHere } from '@/components/shortcuts/ask-here'
import { AskSheet } from './ask-sheet'
import { rememberTable } from './last-table'
import type { AskedOf } from './search-games'

export interface AskOverTableProps {
  readonly of: AskedOf
  /** Where the running table is. */
  readonly table: string
  readonly open: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Looking something up while a game runs: over the table, and from every page that it leads to the way back is kept. */
export function AskOverTable({ of, table, open, onOpen }: AskOverTableProps) {
  useAskHere(() => {
    onOpen(true)
    return true
  })
  return (
    <AskSheet
      open={open}
      onClose={() => onOpen(false)}
      of={of}
      note="The game stays as it is. From what you open, one tap leads back to it."
      onGo={() => rememberTable(table)}
    />
  )
}
