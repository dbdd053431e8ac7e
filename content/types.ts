import type { EditionId } from '@/machines/love-letter'
import type { ClauseId as SeasonClauseId } from './high-society/clauses'
import type { HighSociety } from './high-society/parts'
import type { RulingId as SeasonRulingId } from './high-society/rulings'
import type { ClauseId } from './love-letter/clauses'
import type { LoveLetter } from './love-letter/parts'
import type { RulingId } from './love-letter/rulings'

/** What the lessons of a game are made of. */
export interface Parts {
  readonly record: { readonly ruleset: string; readonly events: readonly object[] }
  readonly event: object
  readonly state: object
  readonly rule: string
  readonly clause: string
  readonly ruling: string
}

/** A record with words: a lesson that a reader steps through, and a test of the referee at once. */
export interface ScenarioOf<G extends Parts> {
  readonly title: string
  /** The clauses of the rules that it shows, the one it is named after first. */
  readonly shows: readonly [G['clause'], ...G['clause'][]]
  /** With every hidden card that a reader may see with open hands. Its last event may be one that the referee refuses. */
  readonly record: G['record']
  /** What the reader sees one after the other; the first one stands on the page before any script runs. */
  readonly steps: readonly [StepOf<G>, ...StepOf<G>[]]
  /** What the report on the whole record must say, as far as it is written here. */
  readonly outcome: {
    readonly fault: {
      readonly at: number
      readonly rule: G['rule']
      readonly suspects?: readonly number[]
    } | null
    readonly unproven?: readonly number[]
    readonly state?: Partial<G['state']>
  }
}

export interface StepOf<G extends Parts> {
  /** So many of the record's events have happened. */
  readonly after: number
  readonly says: string
  /** Asked here, before the next step is shown. */
  readonly ask?: PredictionOf<G>
}

/** “What happens?”, “What may Ann play?”: exactly one choice is right, and the referee proves which. */
export interface PredictionOf<G extends Parts> {
  readonly question: string
  readonly hint: string
  readonly choices: readonly [ChoiceOf<G>, ChoiceOf<G>, ...ChoiceOf<G>[]]
}

export interface ChoiceOf<G extends Parts> {
  readonly says: string
  /**
   * What the choice claims. `events`: these could be reported next. `state`: so the report's state is at the next step.
   * The one choice whose claim the referee bears out is right.
   */
  readonly claim: { readonly events: readonly G['event'][] } | { readonly state: Partial<G['state']> }
  /** The rule by which the referee refuses the events of a wrong choice. */
  readonly breaks?: G['rule']
  /** What is said to whoever chose it. */
  readonly because: string
  /** The page that settles it. */
  readonly ruling: G['ruling']
}

export type Scenario = ScenarioOf<LoveLetter>
export type Step = StepOf<LoveLetter>
export type Prediction = PredictionOf<LoveLetter>
export type Choice = ChoiceOf<LoveLetter>
/** A scenario of The High Society Game. */
export type SeasonScenario = ScenarioOf<HighSociety>
/** A scenario of any game. */
export type AnyScenario = ScenarioOf<Parts>

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

/** The same for a ruling of The High Society Game; its one text is the rulebook. */
export interface SeasonRulingMeta {
  readonly question: string
  readonly answer: string
  readonly status: 'rulebook' | 'follows' | 'silent'
  /** Headings of the rulebook that it rests on; none where the rulebook is silent. */
  readonly sections: readonly string[]
  readonly confused: readonly { readonly with: SeasonRulingId; readonly because: string }[]
  readonly scenarios: readonly SeasonClauseId[]
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
