import { type EditionId, editions } from '@/machines/love-letter'

/** The editions that have a guide; the classic cards are a page in each. */
export const LEARNT = ['love-letter', 'bridgerton'] as const satisfies readonly EditionId[]
export type Learnt = (typeof LEARNT)[number]

/** The game beside them, with a guide of its own. */
export const SEASON = { id: 'high-society', name: 'The High Society Game' } as const

export const nameOf = (edition: EditionId): string => editions[edition].name

export const otherThan = (edition: Learnt): Learnt =>
  edition === 'love-letter' ? 'bridgerton' : 'love-letter'
