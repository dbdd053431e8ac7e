import { cx } from '@/components/ui/cx'
import { Piece } from './piece'

export interface GuestProps {
  readonly name: string
  readonly seat: number
  /** They caught somebody, and do not dance. */
  readonly isCatching: boolean
}

/** A character’s tile beside a prospect: on the left whoever dances, on the right whoever caught somebody. */
export const Guest = ({ name, seat, isCatching }: GuestProps) => (
  <span
    className={cx(
      'flex h-7 min-w-0 items-center gap-1 rounded-ui border bg-card px-1 text-tiny font-medium',
      isCatching ? 'border-dashed border-edge' : 'border-line-2',
    )}
  >
    <Piece name={name} seat={seat} />
    <span className="min-w-0 flex-1 truncate" title={name}>
      <bdi>{name}</bdi>
    </span>
    <span className="sr-only">{isCatching ? ' caught somebody here.' : ' dances here.'}</span>
  </span>
)
