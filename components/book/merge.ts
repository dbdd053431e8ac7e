import { ballSentence, cardName, cardSentence, effectSentence } from '@/machines/high-society'
import { isSame } from '../same'
import type { StoredBook } from './stored'
import { entryIn, withEntry } from './use-book'

/** Something that both books know, and differently. */
export interface Difference {
  readonly key: string
  /** What it is called. */
  readonly title: string
  readonly ours: string
  readonly theirs: string
  /** The book with theirs in place of ours. */
  readonly take: (book: StoredBook) => StoredBook
}

/** What a file brings: what is new is in `book` already, what differs is to be asked. */
export interface Merge {
  readonly book: StoredBook
  readonly fresh: number
  readonly same: number
  readonly different: readonly Difference[]
}

interface Entry {
  readonly key: string
  readonly title: string
  readonly ours: string | null
  readonly theirs: string
  readonly isSame: boolean
  readonly take: (book: StoredBook) => StoredBook
}

const noted = (sentence: string, text: string | undefined): string =>
  text?.trim() ? `${sentence} (${text.trim()})` : sentence

function cardsIn(ours: StoredBook, theirs: StoredBook): Entry[] {
  return Object.entries(theirs.cards).map(([key, card]) => {
    const own = entryIn(ours.cards, key)
    const name = (cards: StoredBook['cards']) => cardName(cards, Number(key))
    const said = (one: typeof card, cards: StoredBook['cards']) =>
      [name(cards), noted(cardSentence(one), one.text)].filter(Boolean).join(': ')
    return {
      key: `card ${key}`,
      title: `Card ${key}`,
      ours: own ? said(own, ours.cards) : null,
      theirs: said(card, theirs.cards),
      isSame: own !== undefined && isSame(own, card),
      take: (book) => ({ ...book, cards: withEntry(book.cards, key, card) }),
    }
  })
}

function ballsIn(ours: StoredBook, theirs: StoredBook): Entry[] {
  return Object.entries(theirs.balls).map(([name, rule]) => {
    const own = entryIn(ours.balls, name)
    return {
      key: `ball ${name}`,
      title: name,
      ours: own ? ballSentence(own) : null,
      theirs: ballSentence(rule),
      isSame: own !== undefined && isSame(own, rule),
      take: (book) => ({ ...book, balls: withEntry(book.balls, name, rule) }),
    }
  })
}

function whistledownIn(ours: StoredBook, theirs: StoredBook): Entry[] {
  return theirs.whistledown.map((card) => {
    const own = ours.whistledown.find(({ name }) => name === card.name)
    return {
      key: `whistledown ${card.name}`,
      title: card.name,
      ours: own ? effectSentence(own.effects) : null,
      theirs: effectSentence(card.effects),
      isSame: own !== undefined && isSame(own, card),
      take: (book) => ({
        ...book,
        whistledown: [...book.whistledown.filter(({ name }) => name !== card.name), card],
      }),
    }
  })
}

/** Two books put together: nothing of ours is overwritten; what differs is told, to be decided one by one. */
export function merge(ours: StoredBook, theirs: StoredBook): Merge {
  const all = [...cardsIn(ours, theirs), ...ballsIn(ours, theirs), ...whistledownIn(ours, theirs)]
  const fresh = all.filter((entry) => entry.ours === null)
  return {
    book: fresh.reduce((book, { take }) => take(book), ours),
    fresh: fresh.length,
    same: all.filter(({ isSame }) => isSame).length,
    different: all.flatMap(({ ours: own, isSame, ...entry }) =>
      own === null || isSame ? [] : [{ ...entry, ours: own }],
    ),
  }
}
