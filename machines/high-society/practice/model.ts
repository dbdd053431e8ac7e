import type { AskedOf, ChoiceOf, Level, StatementOf } from '../../core/practice/model'
import type { PAGE_OF } from '../explain'
import type { RuleId, RulingKey } from '../model'
import type { GameRecord, RecordEvent } from '../record/read'
import type { State } from '../record/report'

/** Everything that can be asked. */
export const KINDS = [
  'order',
  'who-gossips',
  'whom-to-dance',
  'what-they-may-do',
  'tokens-after',
  'whose-goes-home',
  'from-where',
  'jealousy',
  'swoon',
  'match',
  'after-engagement',
  'may-reveal',
  'whom-to-catch',
  'scandal-cost',
  'where-ends',
  'cards-drawn',
  'deck-after',
  'match-score',
  'who-wins',
] as const
export type KindId = (typeof KINDS)[number]

/** The ruling that settles a question, by the name of its page. */
export type PageId =
  | (typeof PAGE_OF)[RuleId]
  | RulingKey
  | 'first-and-last'
  | 'placing-is-not-a-choice'
  | 'ends-of-the-ladder'
  | 'dancing-with-a-match'
  | 'third-dance'
  | 'one-ring-each'
  | 'tokens-at-an-engagement'
  | 'swoon-by-the-engaged'
  | 'scandal-is-no-dance'
  | 'nobody-to-catch'
  | 'token-lost-to-a-scandal'
  | 'when-a-chaperone-protects'
  | 'refill'
  | 'plain-match'
  | 'locked-out'
  | 'tie'

/** What a choice says of a record, so that a referee can prove or refute it. */
export type Statement = StatementOf<RecordEvent, RuleId, State>
export type PracticeChoice = ChoiceOf<PageId, Statement>

export interface PracticeQuestion extends AskedOf<PageId, Statement> {
  readonly seed: number
  readonly level: Level
  readonly kind: KindId
  /** The position: a start between two Balls, and what has happened in this one; the table is shown after all of it. */
  readonly record: GameRecord
}

/** What kind of question is wished for. Lists that are left out, or empty, narrow nothing. */
export interface PracticeWish {
  readonly seed: number
  readonly level: Level
  readonly kinds?: readonly KindId[]
  readonly rulings?: readonly PageId[]
}
