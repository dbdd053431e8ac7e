import type { RulingMeta } from '@/content/types'

/** How firmly it stands, in words and as a seal: filled, half filled, open. */
const STATUS: Readonly<Record<RulingMeta['status'], { words: string; fill: string }>> = {
  rulebook: { words: 'The rulebook says so', fill: 'M8 2a6 6 0 0 0 0 12a6 6 0 0 0 0-12z' },
  follows: { words: 'Follows from the rulebook', fill: 'M8 2a6 6 0 0 0 0 12z' },
  silent: { words: 'The rulebook leaves it open', fill: '' },
}

export const statusWords = (status: RulingMeta['status']) => STATUS[status].words

export function RulingSeal({ status }: { status: RulingMeta['status'] }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className="inline-block size-[1em] shrink-0 align-[-0.12em]">
      <circle cx="8" cy="8" r="6" className="fill-none stroke-accent" strokeWidth="1.5" />
      <path d={STATUS[status].fill} className="fill-accent" />
    </svg>
  )
}
