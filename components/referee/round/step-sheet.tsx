import { Choice, Choices } from '@/components/ui/choice'
import { Sheet } from '@/components/ui/sheet'
import type { Change } from './change'

/** A step of the log of any game. */
export interface LoggedStep {
  readonly at: number
  /** As people count, from 1. */
  readonly number: number
  readonly words: string
  /** Whether the question of its moment can be asked again. */
  readonly canBeAskedAgain: boolean
  /** What going back to before it cannot undo. */
  readonly unseen: string | null
}

export interface StepSheetProps {
  /** The step in question; null while none is. */
  readonly step: LoggedStep | null
  readonly onClose: () => void
  readonly onBackTo: (at: number) => void
  readonly onChange: (change: Pick<Change, 'at' | 'kind'>) => void
}

/** What can be done about one step of the log. */
export function StepSheet({ step, onClose, onBackTo, onChange }: StepSheetProps) {
  const change = (kind: Change['kind']) => () => {
    onClose()
    if (step) onChange({ at: step.at, kind })
  }
  return (
    <Sheet
      open={step !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={step ? `Step ${step.number}: ${step.words}` : undefined}
      description="What of it has to change?"
    >
      {step ? (
        <Choices label="What has to change">
          {step.canBeAskedAgain ? (
            <>
              <Choice
                title="It was otherwise"
                note="Tell it again; what came after is kept as far as it fits."
                onPick={change('otherwise')}
              />
              <Choice
                title="Something was left out before this"
                note="Tell it; this and what came after is kept as far as it fits."
                onPick={change('left-out')}
              />
            </>
          ) : null}
          <Choice
            title="This never happened"
            note="Leave it out; what came after is kept as far as it fits."
            onPick={change('never')}
          />
          <Choice
            title="Back to before this"
            note={[step.unseen, 'All from here on can be redone.'].filter(Boolean).join(' ')}
            onPick={() => {
              onClose()
              onBackTo(step.at)
            }}
          />
        </Choices>
      ) : null}
    </Sheet>
  )
}
