import { createContext, useContext, useMemo } from 'react'
import type { Whistledown } from '@/components/book/stored'
import { isSame } from '@/components/same'
import { own } from '@/machines/core'
import { type Effect, type Session, seasonBefore } from '@/machines/high-society'

/** By the number of its Ball, the Whistledown card that was told there, by the name the table has for it. */
export type Gossips = Readonly<Record<string, Whistledown>>

/** A Whistledown card that has a name, where it stands in the log. */
export interface PlayedCard {
  readonly at: number
  readonly ball: number
  readonly name: string
}

/** Changed since, it is told by what it does; where several do the same, nobody knows which one it was. */
function nameOf(
  effects: readonly Effect[],
  told: Whistledown | undefined,
  book: readonly Whistledown[],
): string | null {
  if (told && isSame(told.effects, effects)) return told.name
  const alike = effects.length ? book.filter((card) => isSame(card.effects, effects)) : []
  return alike.length === 1 ? (alike[0]?.name ?? null) : null
}

/** The Whistledown cards of a season by name: as they were told, or else as the book of this device knows them. */
export const playedCards = (
  session: Session,
  gossips: Gossips,
  book: readonly Whistledown[] = [],
): PlayedCard[] =>
  session.log.steps.flatMap(({ event }, at) => {
    if (event.type !== 'gossip') return []
    const ball = seasonBefore(session, at).number
    const name = nameOf(event.effects, own(gossips, `${ball}`), book)
    return name === null ? [] : [{ at, ball, name }]
  })

/** The same cards as this log tells them, where it tells the same steps otherwise: with other names. */
export const toldAnew = (played: readonly PlayedCard[], { log }: Session): Gossips =>
  Object.fromEntries(
    played.flatMap(({ at, ball, name }) => {
      const event = log.steps[at]?.event
      return event?.type === 'gossip' ? [[ball, { name, effects: event.effects }]] : []
    }),
  )

/** The same, looked for anew only when something of it has changed. */
export const useCardsOf = (session: Session, gossips: Gossips, book: readonly Whistledown[] | undefined) =>
  useMemo(() => playedCards(session, gossips, book), [session, gossips, book])

const Played = createContext<readonly PlayedCard[]>([])

export const PlayedCardsProvider = Played.Provider

/** The Whistledown cards of the season on screen that have a name. */
export const usePlayedCards = (): readonly PlayedCard[] => useContext(Played)
