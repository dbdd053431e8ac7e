import type { EditionId, GameRecord, RecordEvent, RuleId, State } from '@/machines/love-letter'
import type { ClauseId } from './love-letter/clauses'
import type { RulingId } from './love-letter/rulings'

/** A record with words: a lesson that a reader steps through, and a test of the referee at once. */
export interface Scenario {
  readonly title: string
  /** The clauses of the rules that it shows, the one it is named after first. */
  readonly shows: readonly [ClauseId, ...ClauseId[]]
  /** With every hidden card that a reader may see with open hands. Its last event may be one that the referee refuses. */
  readonly record: GameRecord
  /** What the reader sees one after the other; the first one stands on the page before any script runs. */
  readonly steps: readonly [Step, ...Step[]]
  /** What the report on the whole record must say, as far as it is written here. */
  readonly outcome: {
    readonly fault: {
      readonly at: number
      readonly rule: RuleId
      readonly suspects?: readonly number[]
    } | null
    readonly unproven?: readonly number[]
    readonly state?: Partial<State>
  }
}

export interface Step {
  /** So many of the record's events have happened. */
  readonly after: number
  readonly says: string
  /** Asked here, before the next step is shown. */
  readonly ask?: Prediction
}

/** “What happens?”, “What may Ann play?”: exactly one choice is right, and the referee proves which. */
export interface Prediction {
  readonly question: string
  readonly hint: string
  readonly choices: readonly [Choice, Choice, ...Choice[]]
}

export interface Choice {
  readonly says: string
  /**
   * What the choice claims. `events`: these could be reported next. `state`: so the report's state is at the next step.
   * The one choice whose claim the referee bears out is right.
   */
  readonly claim: { readonly events: readonly RecordEvent[] } | { readonly state: Partial<State> }
  /** The rule by which the referee refuses the events of a wrong choice. */
  readonly breaks?: RuleId
  /** What is said to whoever chose it. */
  readonly because: string
  /** The page that settles it. */
  readonly ruling: RulingId
}

/** What stands at the head of a page about a ruling. */
export interface RulingMeta {
  readonly question: string
  /** The verdict in one line. */
  readonly answer: string
  /** The rulebook says so; it follows from the rulebook; or the rulebook is silent and each table decides. */
  readonly status: 'rulebook' | 'follows' | 'silent'
  /** The editions it can come up in. */
  readonly editions: readonly EditionId[]
  readonly sources: readonly { readonly text: SourceText; readonly section: string }[]
  /** Rulings that people take this one for, and how they differ. */
  readonly confused: readonly { readonly with: RulingId; readonly because: string }[]
  readonly scenarios: readonly ClauseId[]
  /** Files of tests that hold it, from the project's root. */
  readonly tests: readonly string[]
}

/** The rulebook texts that a ruling may rest on, and the referee's own record. */
export type SourceText =
  | 'Love Letter (2019): how to play'
  | 'Love Letter (2019): guide'
  | 'Love Letter (2019): tutorial'
  | 'Love Letter: Bridgerton rulebook'
  | 'Love Letter: Bridgerton reference card'
  | 'The record'

/** What stands at the head of a page about a card; everything that the edition prints comes from the rules. */
export interface CardMeta {
  /** What it does, in one line. */
  readonly gist: string
  readonly scenarios: readonly ClauseId[]
  readonly rulings: readonly RulingId[]
}

/** What stands at the head of a page of a guide. */
export interface GuideMeta {
  readonly title: string
  /** What one knows after it, in one line. */
  readonly gist: string
}

/** What stands at the head of a page about what differs; it speaks in the names of one edition, or of both (null). */
export interface DifferenceMeta extends GuideMeta {
  readonly voice: EditionId | null
}
