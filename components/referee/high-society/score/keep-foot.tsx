import { Button } from '@/components/ui/button'
import { Problems } from '../../position/problems'

export interface KeepFootProps {
  /** What has to change first, in a sentence. */
  readonly problem: string | null
  readonly action: string
  readonly onKeep: () => void
}

/** The foot of a form of names: what is wrong with them, or on with it. */
export const KeepFoot = ({ problem, action, onKeep }: KeepFootProps) => (
  <div className="grid grid-cols-1 gap-3">
    <Problems problems={problem ? [problem] : []} />
    <Button
      kind="primary"
      wide
      className="min-h-14"
      aria-disabled={problem !== null || undefined}
      onClick={() => problem === null && onKeep()}
    >
      {action}
    </Button>
  </div>
)
