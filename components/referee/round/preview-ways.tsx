import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import type { PreviewPanelProps } from './preview-panel'

/** How to go on: the way that loses steps is never the loud one. */
export function PreviewWays({ misfit, lost, earlier, onApply, onMend, onLeaveOut }: PreviewPanelProps) {
  if (!misfit)
    return (
      <Button kind="primary" wide onClick={onApply}>
        Correct the log so
      </Button>
    )
  const { number } = misfit
  const isLast = lost === 1
  return (
    <>
      {earlier ? (
        <Choice
          title={`Step ${earlier.number} comes before it`}
          note={earlier.words}
          marked
          onPick={earlier.onBring}
        />
      ) : null}
      {onMend ? (
        <Button kind={earlier ? 'plain' : 'primary'} wide onClick={onMend}>
          Tell step {number} anew
        </Button>
      ) : null}
      {onLeaveOut && !isLast ? (
        <Button wide onClick={onLeaveOut}>
          Leave out step {number} alone
        </Button>
      ) : null}
      <Button wide onClick={onApply}>
        {isLast ? `Leave out step ${number}` : `Leave out step ${number} and all after it`}
      </Button>
    </>
  )
}
