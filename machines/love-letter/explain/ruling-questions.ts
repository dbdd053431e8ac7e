import type { RulingKey } from '../model'

/** What each point asks that the rulebook leaves open. It stands apart: a fault names it, and needs no more of it. */
export const RULING_QUESTIONS: Readonly<Record<RulingKey, string>> = {
  'queen-and-colin': 'Does Colin protect from Queen Charlotte’s count?',
  'queen-counts-player': 'Is the player of Queen Charlotte counted too?',
  'queen-clears-table': 'What if the count takes out everybody still in?',
  'protected-target': 'May a card be spent on a protected player?',
  'bonus-token': 'Whose 0 counts against the extra token?',
}
