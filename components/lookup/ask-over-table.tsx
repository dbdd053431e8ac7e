'use client'

import { AskSheet } from './ask-sheet'
import { rememberTable } from './last-table'
import type { AskedOf } from './search-games'

export interface AskOverTableProps {
  readonly of: AskedOf
  /** Where the running table is. */
  readonly table: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Looking something up while a game runs: over the table, and from every page that it leads to the way back is kept. */
export function AskOverTable({ of, table, open, onClose }: AskOverTableProps) {
  return (
    <AskSheet
      open={open}
      onClose={onClose}
      of={of}
      note="The game stays as it is. From what you open, one tap leads back to it."
      onGo={() => rememberTable(table)}
    />
  )
}
