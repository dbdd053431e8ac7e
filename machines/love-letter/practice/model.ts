import type { AskedOf, ChoiceOf, Level, StatementOf } from '../../core/practice/model'
import type { Card, EditionId, RuleId, RulingKey } from '../model'
import type { GameRecord, RecordEvent, State } from '../record'

export { LEVELS, type Level } from '../../core/practice/model'

/** Everything that can be asked. */
export const KINDS = [
  'may-play',
  'which-legal',
  'which-not',
  'on-whom',
  'with-an-8',
  'what-to-name',
  'who-is-out',
  'who-loses',
  'the-count',
  'empty-deck',
  'cards-left',
  'what-next',
  'whose-turn',
  'protected-now',
  'who-wins',
  'the-0',
  'who-starts',
  'tokens-now',
  'has-anybody-won',
  'cannot-hold',
  'could-hold',
  'must-hold',
  'can-it-be',
] as const
export type KindId = (typeof KINDS)[number]

/** The ruling that settles a question, by the name of its page. */
export type PageId =
  | RuleId
  | RulingKey
  | 'naming-a-number'
  | 'duke-and-queen'
  | 'protection'
  | 'prince-and-empty-deck'
  | 'princess-discarded'
  | 'forced-countess'
  | 'count-starts-at-one'
  | 'when-the-deck-is-empty'
  | 'queen-at-the-showdown'
  | 'ties'
  | 'spy-token'
  | 'target-numbers'

/** What a choice says of a record, so that a referee can prove or refute it. */
export type Statement =
  | StatementOf<RecordEvent, RuleId, State>
  /** This player could hold this card; or could not. */
  | { readonly says: 'holds'; readonly player: string; readonly card: string; readonly could: boolean }

export type PracticeChoice = ChoiceOf<PageId, Statement>

export interface PracticeQuestion extends AskedOf<PageId, Statement> {
  readonly seed: number
  readonly edition: EditionId
  readonly level: Level
  readonly kind: KindId
  /** The card it turns on, where it is one. */
  readonly card: Card | null
  /** The position: a start inside a round, and what has happened since. */
  readonly record: GameRecord
  /** So many of the record's events lie behind the table that is shown. */
  readonly shown: number
  /** The hands on that table lie open for the learner; otherwise nobody’s is known. */
  readonly isOpen: boolean
}

/** What kind of question is wished for. Lists that are left out, or empty, narrow nothing. */
export interface PracticeWish {
  readonly seed: number
  readonly edition: EditionId
  readonly level: Level
  readonly kinds?: readonly KindId[]
  readonly cards?: readonly Card[]
  readonly rulings?: readonly PageId[]
}
