import type { TopicOf } from '../../core/practice/model'
import { nextAfter } from '../../core/practice/sitting'
import { editions } from '../editions'
import { type Card, type EditionId, QUEEN, SPY } from '../model'
import { kindRows } from './kinds'
import type { KindId, Level, PageId, PracticeQuestion } from './model'
import { kindsFor, positionOf, practiceQuestion } from './question'

/** A sitting: what somebody wants to practise, and what is to come back first. */
export interface Sitting {
  readonly seed: number
  readonly edition: EditionId
  readonly level: Level
  readonly kinds?: readonly KindId[]
  readonly cards?: readonly Card[]
  /** Rulings missed before, asked first in this order. */
  readonly due?: readonly PageId[]
}

/** A wish for the next question: what is due before anything else, then kinds that have not come yet. */
function wishes(sitting: Sitting, before: readonly PracticeQuestion[]) {
  const { edition, kinds = [], cards = [], due = [] } = sitting
  const ruling = due[before.length]
  const fresh = kindsFor({ edition, kinds, cards }).filter(
    (kind) => !before.some((asked) => asked.kind === kind),
  )
  return [
    ...(ruling ? [{ rulings: [ruling] }] : []),
    ...(fresh.length ? [{ cards, kinds: fresh }] : []),
    { cards, kinds },
  ]
}

/**
 * The next question of a sitting, after those that were asked: none of them again, the same for the same sitting.
 * Null where nothing of what is wished can be asked.
 */
export function nextQuestion(sitting: Sitting, before: readonly PracticeQuestion[]): PracticeQuestion | null {
  const { seed, edition, level } = sitting
  return nextAfter(before, {
    seed,
    wishes: wishes(sitting, before),
    make: (own, wish) => practiceQuestion({ seed: own, edition, level, ...wish }),
    positionOf,
  })
}

export type Topic = TopicOf<KindId>

/** What can be practised, for people to choose from; every kind is in one of them. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'plays',
    title: 'What may be played',
    note: 'Which card, on whom, naming what',
    kinds: ['may-play', 'which-legal', 'which-not', 'on-whom', 'with-an-8', 'what-to-name'],
  },
  {
    id: 'effects',
    title: 'What a card does',
    note: 'Who goes out, who loses, what follows',
    kinds: ['who-is-out', 'who-loses', 'the-count', 'empty-deck'],
  },
  {
    id: 'turns',
    title: 'The course of a round',
    note: 'Turns, the deck, protection',
    kinds: ['cards-left', 'what-next', 'whose-turn', 'protected-now'],
  },
  {
    id: 'scoring',
    title: 'The end of a round',
    note: 'Who wins, tokens, who starts',
    kinds: ['who-wins', 'the-0', 'who-starts', 'tokens-now', 'has-anybody-won'],
  },
  {
    id: 'hidden',
    title: 'What hands can be',
    note: 'What was said and shown proves more than it seems',
    kinds: ['cannot-hold', 'could-hold', 'must-hold', 'can-it-be'],
  },
]

/** Pages that are about a card which not every edition has. */
const ABOUT: { readonly [P in PageId]?: Card } = {
  'spy-token': SPY,
  'bonus-token': SPY,
  'duke-and-queen': QUEEN,
  'count-starts-at-one': QUEEN,
  'wrong-count': QUEEN,
  'queen-at-the-showdown': QUEEN,
  'queen-and-colin': QUEEN,
  'queen-clears-table': QUEEN,
  'guess-unknown': QUEEN,
}

/** Rulings that practice can ask about in an edition. */
export function practisedRulings(edition: EditionId): PageId[] {
  const pages = new Set(kindsFor({ edition }).flatMap((kind) => kindRows[kind].rulings))
  return [...pages].filter((page) => {
    const card = ABOUT[page]
    return card === undefined || editions[edition].cards[card] !== null
  })
}
