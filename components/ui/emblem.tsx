import { EmblemArt } from './card-art'
import { cx } from './cx'
import type { EmblemKey } from './emblems'

/** An emblem alone, one and a half lines high, silent; colour and size by className. */
export function Emblem({ name, className }: { name: EmblemKey; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden className={cx('size-[1.5em] shrink-0', className)}>
      <EmblemArt name={name} x={0} y={0} size={512} />
    </svg>
  )
}
