import { ask, type Draft, type Option, type Question, type Season } from '@/machines/high-society'

/** A question as the screen asks it. */
export interface Shown {
  readonly question: Question
  /** What else the turn may be spent with, one tap away. */
  readonly or: readonly Option[]
  /** Whom to catch is as much in question as with whom to dance. */
  readonly isAct: boolean
}

/** Nobody to be caught yet is no reason to hide that the card may catch somebody. */
const isOpen = ({ barred }: Option): boolean => barred === null || barred === 'victim-not-dancing'

const isCatch = ({ pick, barred }: Option): boolean =>
  'act' in pick && pick.act === 'scandal' && barred === null

/**
 * Most turns are dances: where one is possible, the screen asks at once with whom, and what else may be done stands
 * above. That saves a tap in every turn with a card that leaves both.
 */
export function shownQuestion(season: Season, draft: Draft): Shown {
  const question = ask(season, draft)
  const dance = question.options.find(({ pick, barred }) => 'act' in pick && pick.act === 'dance' && !barred)
  if (question.asks !== 'act' || !dance || !('draft' in dance.next)) return { question, or: [], isAct: false }
  const inner = ask(season, dance.next.draft)
  if (inner.asks !== 'prospect') return { question, or: [], isAct: false }
  const others = question.options.filter((option) => option !== dance)
  return {
    question: { ...inner, instead: [...others.filter((option) => !isOpen(option)), ...inner.instead] },
    or: others.filter(isOpen),
    isAct: others.some(isCatch),
  }
}

/** Whether the answers are the prospects, as they stand on the ladder. */
export const isLadderAsked = (season: Season, draft: Draft): boolean =>
  shownQuestion(season, draft).question.options.some(({ pick }) => 'prospect' in pick)
