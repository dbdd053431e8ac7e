'use client'

import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import {
  type ScoreSheet,
  type SheetEntry,
  withEntry,
  withOtherEntry,
  withoutEntry,
} from '@/machines/high-society'
import { EntryForm } from './entry-form'

/** What is being told: a new entry, or the one that stands at a place. */
export interface Telling {
  readonly at: number | null
  readonly entry: SheetEntry
}

export interface EntrySheetProps {
  readonly sheet: ScoreSheet
  readonly telling: Telling | null
  readonly onClose: () => void
  readonly onChange: (step: (sheet: ScoreSheet) => ScoreSheet) => void
}

/** One entry over the page: told for the first time, told otherwise, or taken out. */
export function EntrySheet({ sheet, telling, onClose, onChange }: EntrySheetProps) {
  const at = telling?.at ?? null
  const done = (step: (sheet: ScoreSheet) => ScoreSheet) => {
    onChange(step)
    onClose()
  }
  return (
    <Sheet
      open={telling !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={`Ball ${telling?.entry.ball ?? ''}`}
      description={at === null ? 'What happened?' : 'What was it?'}
    >
      {telling ? (
        <div className="grid grid-cols-1 gap-3">
          <EntryForm
            sheet={sheet}
            entry={telling.entry}
            action={at === null ? 'Enter this' : 'Keep this'}
            onEnter={(entry) =>
              done((old) => (at === null ? withEntry(old, entry) : withOtherEntry(old, at, entry)))
            }
          />
          {at === null ? null : (
            <Button wide onClick={() => done((old) => withoutEntry(old, at))}>
              Take this out
            </Button>
          )}
        </div>
      ) : null}
    </Sheet>
  )
}
