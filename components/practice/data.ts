import type { EditionId, KindId, Level, PageId } from '@/machines/love-letter'

/** What the page knows before any rules are loaded: plain data, made when the page is built. */
export interface PracticeData {
  readonly editions: readonly EditionData[]
  readonly topics: readonly {
    readonly id: string
    readonly title: string
    readonly note: string
    readonly kinds: readonly KindId[]
  }[]
  /** What each ruling’s page asks, by its id. */
  readonly titles: Readonly<Record<string, string>>
}

export interface EditionData {
  readonly id: EditionId
  readonly name: string
  readonly box: 'love-letter' | 'bridgerton'
  readonly size: number
  readonly cards: readonly { readonly card: number; readonly label: string }[]
  /** The rulings that practice can ask about. */
  readonly rulings: readonly PageId[]
}

/** What somebody wants to practise. Empty lists narrow nothing. */
export interface Choice {
  readonly edition: EditionId
  readonly level: Level
  readonly topics: readonly string[]
  readonly cards: readonly number[]
}

export const FIRST_CHOICE: Choice = { edition: 'love-letter', level: 1, topics: [], cards: [] }
