'use client'

import { Sheet } from '@/components/ui/sheet'
import { ThrowAway, useHalfFilled } from '../half-filled'
import type { SeasonReferee } from '../use-season'
import { RulingForm, type RulingTold, readRuling } from './ruling-form'

export interface RulingSheetProps {
  readonly referee: SeasonReferee
  /** What to begin with; null while no ruling is told. */
  readonly ruling: RulingTold | null
  readonly onClose: () => void
}

/** A table ruling, told at any time: what was moved, and in whose name. */
export function RulingSheet({ referee, ruling, onClose }: RulingSheetProps) {
  return (
    <Sheet
      open={ruling !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="What did the table do?"
      description="Say what moved, line by line; it is kept in the log as the table’s ruling. What is face down or in hand need not be told."
    >
      {ruling ? <Entry referee={referee} ruling={ruling} onClose={onClose} /> : null}
    </Sheet>
  )
}

function Entry({ referee, ruling, onClose }: RulingSheetProps & { readonly ruling: RulingTold }) {
  // Each way to begin is a form of its own.
  const half = useHalfFilled(`ruling ${JSON.stringify(ruling)}`, ruling, readRuling(referee.season))
  return (
    <div className="grid grid-cols-1 gap-3">
      <RulingForm
        season={referee.season}
        value={half.form}
        onChange={half.fill}
        onNext={(next) => {
          half.done()
          onClose()
          if ('event' in next) void referee.report(next.event)
          else referee.setDraft(next.draft)
        }}
      />
      <ThrowAway half={half} onClose={onClose} />
    </div>
  )
}
