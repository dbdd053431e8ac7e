import { type EditionId, editions } from '@/machines/love-letter'

/** The editions that have a guide; the classic cards are a page in each. */
export const LEARNT = ['love-letter', 'bridgerton'] as const satisfies readonly EditionId[]
export type Learnt = (typeof LEARNT)[number]

export const nameOf = (edition: EditionId): string => editions[edition].name

export const otherThan = (edition: Learnt): Learnt =>
  edition === 'love-letter' ? 'bridgerton' : 'love-letter'
