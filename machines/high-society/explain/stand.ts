import { own } from '../../core/own'
import type { Event, Season } from '../model'
import { cardSaid } from './cards'

/** The ways on for a table that found something told or done otherwise; each is a choice on the banner. */
export const STAND_WORDS = {
  ruling: {
    title: 'Let it stand',
    note: 'It is kept in the log as the table’s ruling; look over what moved.',
  },
  goOn: {
    title: 'Go on from the table as it lies',
    note: 'Tell what lies open now, and play from there.',
  },
  takeBack: { title: 'Take it back', note: 'As if it had not been told.' },
  correct: { title: 'Correct an earlier entry', note: 'Choose it in the log.' },
} as const

/** What a step is called in the log that nobody but the table can vouch for. */
export const TABLE_RULING = 'Table ruling'

/** Told of a step that the referee takes on the table’s word (an index of `unproven`); null for all others. */
export function reminder(before: Season, event: Event, isUnproven: boolean): string | null {
  if (!isUnproven) return null
  if (event.type === 'effect') return 'This is the table’s ruling: the referee takes its word for it.'
  const card = 'player' in event ? own(before.ball?.played, event.player ?? '') : undefined
  const isUntold = card !== undefined && !own(before.book, String(card))
  if (isUntold && (event.type === 'scandal' || event.type === 'pass'))
    return `Fine, if ${cardSaid(before.book, card)} says so: nobody has entered it.`
  return 'Part of this is for you to do. If it moves something that lies open, tell that under “Something wrong?”.'
}
