/** Everything that a banner says of a fault. */
export interface FaultWordsOf<Rule extends string> {
  readonly kicker: 'This cannot be'
  /** What cannot be, with names and cards. */
  readonly sentence: string
  /** The rule, in our words. */
  readonly reason: string
  readonly rule: { readonly id: Rule; readonly title: string; readonly source: string }
  readonly suspects: readonly { readonly at: number; readonly text: string }[]
  /** The table may let it stand. */
  readonly canStand: boolean
}

/** A rule that a fault can name. */
export interface RuleWords {
  readonly title: string
  readonly reason: string
  /** What it rests on. */
  readonly source: string
}

export interface ReadingWords {
  readonly label: string
  readonly reading: string
  readonly restsOn: string
}

/** A point that a rulebook leaves open, with every reading. */
export interface RulingWordsOf<Value extends string = string> {
  readonly question: string
  readonly values: Readonly<Record<Value, ReadingWords>>
  /** What holds when a table says nothing. */
  readonly usual: Value
  /** Why that one. */
  readonly because: string
  /** Where the rulebooks leave it open. */
  readonly where: string
}

/** The words on one answer to a question. */
export interface OptionWords {
  readonly label: string
  readonly hint: string | null
}

/** A part of a card that lies beside a player during the game. */
export interface ReferencePart {
  readonly title: string
  readonly lines: readonly string[]
}
