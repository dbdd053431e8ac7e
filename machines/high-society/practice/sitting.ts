import type { Level, TopicOf } from '../../core/practice/model'
import { nextAfter } from '../../core/practice/sitting'
import { kindRows } from './kinds'
import type { KindId, PageId, PracticeQuestion } from './model'
import { kindsFor, positionOf, practiceQuestion } from './question'

/** A sitting: what somebody wants to practise, and what is to come back first. */
export interface Sitting {
  readonly seed: number
  readonly level: Level
  readonly kinds?: readonly KindId[]
  /** Rulings missed before, asked first in this order. */
  readonly due?: readonly PageId[]
}

/** A wish for the next question: what is due before anything else, then kinds that have not come yet. */
function wishes({ kinds = [], due = [] }: Sitting, before: readonly PracticeQuestion[]) {
  const ruling = due[before.length]
  const fresh = kindsFor({ kinds }).filter((kind) => !before.some((asked) => asked.kind === kind))
  return [...(ruling ? [{ rulings: [ruling] }] : []), ...(fresh.length ? [{ kinds: fresh }] : []), { kinds }]
}

/**
 * The next question of a sitting, after those that were asked: none of them again, the same for the same sitting.
 * Null where nothing of what is wished can be asked.
 */
export function nextQuestion(sitting: Sitting, before: readonly PracticeQuestion[]): PracticeQuestion | null {
  const { seed, level } = sitting
  return nextAfter(before, {
    seed,
    wishes: wishes(sitting, before),
    make: (own, wish) => practiceQuestion({ seed: own, level, ...wish }),
    positionOf,
  })
}

export type Topic = TopicOf<KindId>

/** What can be practised, for people to choose from; every kind is in one of them. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'season-turns',
    title: 'Who dances, and with whom',
    note: 'The order, gossip, who is free, what a card leaves open',
    kinds: ['order', 'who-gossips', 'whom-to-dance', 'what-they-may-do'],
  },
  {
    id: 'season-tokens',
    title: 'Tokens of affection',
    note: 'Full tiles, no token at home, Jealousy, Swoon',
    kinds: ['tokens-after', 'whose-goes-home', 'from-where', 'jealousy', 'swoon'],
  },
  {
    id: 'season-matches',
    title: 'Engagements',
    note: 'Whether a Match comes of it, and what goes home',
    kinds: ['match', 'after-engagement'],
  },
  {
    id: 'season-traits',
    title: 'Traits and the ladder',
    note: 'Who may turn one up, where the arrows lead',
    kinds: ['may-reveal', 'where-ends'],
  },
  {
    id: 'season-scandals',
    title: 'Scandals',
    note: 'Whom one may catch, and what it costs',
    kinds: ['whom-to-catch', 'scandal-cost'],
  },
  {
    id: 'season-end',
    title: 'Cards and the count',
    note: 'The refill, the deck, what a Match is worth, who wins',
    kinds: ['cards-drawn', 'deck-after', 'match-score', 'who-wins'],
  },
]

/** Rulings that practice can ask about. */
export const practisedRulings = (): PageId[] => [
  ...new Set(Object.values(kindRows).flatMap(({ rulings }) => rulings)),
]
