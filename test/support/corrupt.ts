/** Puts true events wrong in what they say of hidden cards, as a table might. */
import { cardsOf, editions } from '@/machines/love-letter/editions'
import { playsOf } from '@/machines/love-letter/legal'
import type { Card, Event, Round, Table } from '@/machines/love-letter/model'
import { seatsIn } from '@/machines/love-letter/scoring'
import { pick, type Random, shuffle } from './random'

const anyCard = (table: Table, random: Random): Card => pick(random, cardsOf(editions[table.edition]))

/** The event with something else said of hidden cards; it breaks no public rule that the true event keeps. */
export function corrupted(table: Table, event: Event, random: Random): Event {
  const round = table.round as Round
  switch (event.type) {
    case 'play': {
      const plays = playsOf(table, anyCard(table, random))
      return plays.length ? pick(random, plays) : event
    }
    case 'answer':
      return { ...event, holds: !event.holds }
    case 'compare': {
      const others = [null, round.turn, round.effect?.target as number].filter((seat) => seat !== event.loser)
      return { ...event, loser: pick(random, others) }
    }
    case 'discard':
    case 'reveal':
      return { ...event, card: anyCard(table, random) }
    case 'draw':
      return { ...event, card: anyCard(table, random) }
    case 'count': {
      const out = shuffle(random, seatsIn(round)).slice(0, 1 + random(2))
      return { ...event, lowest: 1 + random(9), out }
    }
    default:
      return event
  }
}
