'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Situation, situationText } from '@/machines/love-letter'
import { emptySituation } from './change'
import type { SituationProps } from './set-up'

/** Takes everything off the table; while it is bare, it can be put back. */
export function Empty({ situation, onChange }: SituationProps) {
  const [taken, setTaken] = useState<Situation | null>(null)
  const bare = emptySituation(situation.table.edition)
  const isBare = situationText(situation) === situationText(bare)
  if (isBare && !taken) return null
  return (
    <Button
      kind="quiet"
      className="-ms-2 mt-2 text-small"
      onClick={() => {
        setTaken(isBare ? null : situation)
        onChange(isBare && taken ? taken : bare)
      }}
    >
      {isBare ? 'Put everything back' : 'Take everything off the table'}
    </Button>
  )
}
