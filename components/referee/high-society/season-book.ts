import { createContext, useContext } from 'react'
import type { BallRule, StoredBook, Whistledown } from '@/components/book/stored'
import { useBook, withEntry } from '@/components/book/use-book'
import { own } from '@/machines/core'
import {
  type BookCard,
  cardName,
  type Next,
  now,
  reheaded,
  type Season,
  type Session,
} from '@/machines/high-society'
import { type HalfFilledStore, halfFilledOf } from '../half-filled'
import type { SeasonReferee } from './use-season'

type Cards = Readonly<Record<string, BookCard>>

/** What of its box the table has typed in, and how it gets into the season. */
export interface SeasonBook extends HalfFilledStore {
  /** Null until the device was asked. */
  readonly stored: StoredBook | null
  /** Anything in the book of this device told otherwise. */
  readonly change: (edit: (before: StoredBook) => StoredBook) => void
  readonly keepCards: (cards: Cards) => void
  readonly keepBall: (name: string, rule: BallRule) => void
  /** Remembered where it has a name: in the book, and for this Ball of the season. */
  readonly keepWhistledown: (ball: number, card: Whistledown) => void
  /** The season with these cards in its book; null where something told before does not fit them. */
  readonly withCards: (cards: Cards) => Session | null
  /** Goes on with the season so, and with what was told upon it. */
  readonly goOn: (session: Session, next: Next) => void
}

const Book = createContext<SeasonBook | null>(null)

/** The book at hand; null where an earlier moment is told again. */
export const useSeasonBook = (): SeasonBook | null => useContext(Book)
export const SeasonBookProvider = Book.Provider

/** Numbers that neither the rulebook nor the table’s book knows. */
export const newNumbers = ({ book }: Season, numbers: readonly number[]): number[] =>
  [...new Set(numbers)]
    .sort((a, b) => a - b)
    .filter((card) => cardName({}, card) === null && !Object.hasOwn(book, card))

/** The same log with these cards in its book, where all of it still fits. */
export function sessionWith(session: Session, cards: Cards): Session | null {
  const { head } = session
  const revision = reheaded(session, { ...head, cards: { ...head.cards, ...cards } })
  return 'rule' in revision || revision.misfit ? null : revision.session
}

/** Opens the book of this device beside a season. */
export function useOpenBook(referee: SeasonReferee): SeasonBook {
  const { session, saved, restart, rehead, setDraft, setSettings } = referee
  const { book, change } = useBook()
  const { gossips } = saved.settings
  return {
    stored: book,
    ...halfFilledOf(referee),
    change,
    keepCards: (cards) => change((before) => ({ ...before, cards: { ...before.cards, ...cards } })),
    keepBall: (name, rule) => change((before) => ({ ...before, balls: withEntry(before.balls, name, rule) })),
    keepWhistledown: (ball, { name, effects }) => {
      const card = name.trim() ? { name: name.trim(), effects } : undefined
      if (card || own(gossips, `${ball}`)) setSettings({ gossips: withEntry(gossips, `${ball}`, card) })
      if (!card) return
      change((before) => ({
        ...before,
        whistledown: [...before.whistledown.filter((one) => one.name !== card.name), card],
      }))
    },
    withCards: (cards) => sessionWith(session, cards),
    goOn: (changed, next) => {
      if ('event' in next) void restart(changed, next.event)
      else void rehead(changed.head).then(() => setDraft(next.draft))
    },
  }
}

/** What the device’s book knows of numbers that are new to this season, where it can be taken over. */
export function knownOf({ stored, withCards }: SeasonBook, numbers: readonly number[]): Cards {
  const found = numbers.flatMap((number) => {
    const card = stored && Object.hasOwn(stored.cards, number) ? stored.cards[number] : undefined
    return card && withCards({ [number]: card }) ? [[`${number}`, card] as const] : []
  })
  return Object.fromEntries(found)
}

export const seasonOf = (session: Session): Season => now(session)
