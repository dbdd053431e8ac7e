import { Choice, Choices } from '@/components/ui/choice'
import { Sheet } from '@/components/ui/sheet'
import { describe as inWords, type Session, tableBefore } from '@/machines/love-letter'
import { type Change, canBeAskedAgain } from './change'
import { cannotBeUnseen } from './seen'

export interface StepSheetProps {
  readonly session: Session
  /** The index of the step in question; null while none is. */
  readonly step: number | null
  readonly onClose: () => void
  readonly onBackTo: (at: number) => void
  readonly onChange: (change: Change) => void
}

/** What can be done about one step of the log. */
export function StepSheet({ session, step, onClose, onBackTo, onChange }: StepSheetProps) {
  const at = step ?? 0
  const known = step === null ? undefined : session.log.steps[at]
  const change = (kind: Change['kind']) => () => {
    onClose()
    onChange({ at, kind })
  }
  return (
    <Sheet
      open={known !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="fit"
      title={known ? inWords(tableBefore(session, at), known.event) : ''}
      description="What of it has to change?"
    >
      {known ? (
        <Choices label="What has to change">
          {canBeAskedAgain(known.event) ? (
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
            note={backNote(session, at)}
            onPick={() => {
              onClose()
              onBackTo(at)
            }}
          />
        </Choices>
      ) : null}
    </Sheet>
  )
}

const backNote = (session: Session, at: number) =>
  [cannotBeUnseen(session, at), 'All from here on can be redone.'].filter(Boolean).join(' ')
