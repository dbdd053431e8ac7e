import type { Card, EditionId, RuleId, RulingKey } from '../model'
import type { GameRecord, RecordEvent, State } from '../record'

/** 1: few people, the plain case. 2: more people. 3: the cases that people get wrong. */
export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

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

type Part<T> = {
  readonly [K in keyof T]?: T[K] extends Readonly<Record<string, unknown>> ? Part<T[K]> : T[K]
}

/** What a choice says of a record, so that a referee can prove or refute it. */
export type Statement =
  /** These events could come next; or the referee stops at the last of them by this rule. */
  | { readonly says: 'breaks'; readonly events: readonly RecordEvent[]; readonly rule: RuleId | null }
  /** One of these could come next; or none of them. */
  | { readonly says: 'legal'; readonly oneOf: readonly RecordEvent[]; readonly is: boolean }
  /** After these events the report's state has all this in it. */
  | { readonly says: 'state'; readonly events: readonly RecordEvent[]; readonly state: Part<State> }
  /** This player could hold this card; or could not. */
  | { readonly says: 'holds'; readonly player: string; readonly card: string; readonly could: boolean }

export interface PracticeChoice {
  readonly says: string
  /** All of it is true of the right choice, and of no other. */
  readonly claim: readonly Statement[]
  /** What refutes a wrong choice: the page, and in a sentence why. */
  readonly ruling: PageId
  readonly because: string
}

export interface PracticeQuestion {
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
  /** What happened, or happens now, in sentences. */
  readonly told: readonly string[]
  readonly prompt: string
  readonly choices: readonly PracticeChoice[]
  /** Index of the one right choice. */
  readonly right: number
  readonly because: string
  /** The page that settles it, and what comes back when it was missed. */
  readonly ruling: PageId
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
