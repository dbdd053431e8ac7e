/** 1: few people, the plain case. 2: more people. 3: the cases that people get wrong. */
export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** Some of what stands in a report; null for what is not there. */
export type Part<T> = {
  readonly [K in keyof T]?:
    | (T[K] extends Readonly<Record<string, unknown>> ? Part<T[K]> : T[K])
    | (string extends K ? null : never)
}

/** What a choice says of a record, so that a referee can prove or refute it. */
export type StatementOf<Event, Rule extends string, State> =
  /** These events could come next; or the referee stops at the last of them by this rule. */
  | { readonly says: 'breaks'; readonly events: readonly Event[]; readonly rule: Rule | null }
  /** One of these could come next; or none of them. */
  | { readonly says: 'legal'; readonly oneOf: readonly Event[]; readonly is: boolean }
  /** After these events the report’s state has all this in it. */
  | { readonly says: 'state'; readonly events: readonly Event[]; readonly state: Part<State> }

export interface ChoiceOf<Page extends string, Statement> {
  readonly says: string
  /** All of it is true of the right choice, and of no other. */
  readonly claim: readonly Statement[]
  /** What refutes a wrong choice: the page, and in a sentence why. */
  readonly ruling: Page
  readonly because: string
}

/** A question as somebody is asked it, of whatever game. */
export interface AskedOf<Page extends string, Statement> {
  /** What happened, or happens now, in sentences. */
  readonly told: readonly string[]
  readonly prompt: string
  readonly choices: readonly ChoiceOf<Page, Statement>[]
  /** Index of the one right choice. */
  readonly right: number
  readonly because: string
  /** The page that settles it, and what comes back when it was missed. */
  readonly ruling: Page
}

/** Something that can be practised, for people to choose from. */
export interface TopicOf<Kind extends string> {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly kinds: readonly Kind[]
}
