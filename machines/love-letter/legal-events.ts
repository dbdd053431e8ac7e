import { isContradictory, observe } from './beliefs'
import { cardsOf, copies, editions } from './editions'
import type { Game } from './judge'
import { actor, COUNTED, faceUpAtDeal, losers, mayAward, playsOf, yetToShow } from './legal'
import type { Card, Event, Phase, Round, Seat, Table } from './model'
import { seatsIn, starters } from './scoring'

/** Every choice of so many cards from an edition, in order of value. */
function picks(left: readonly number[], size: number, from = 0): Card[][] {
  if (size === 0) return [[]]
  return left.flatMap((n, card) => {
    if (card < from || n === 0) return []
    const rest = left.map((m, other) => (other === card ? m - 1 : m))
    return picks(rest, size - 1, card).map((more) => [card as Card, ...more])
  })
}

/** Every choice of at least one of these, in their order. */
const groups = (seats: readonly Seat[]): Seat[][] =>
  seats.flatMap((seat, i) => [[seat], ...groups(seats.slice(i + 1)).map((more) => [seat, ...more])])

function deals(table: Table): Event[] {
  const rows = picks(copies(editions[table.edition]), faceUpAtDeal(table))
  return starters(table).flatMap((starter) =>
    rows.map((faceUp): Event => ({ type: 'deal', starter, faceUp })),
  )
}

function counts(round: Round): Event[] {
  const somebody = COUNTED.flatMap((lowest) =>
    groups(seatsIn(round)).map((out): Event => ({ type: 'count', lowest, out })),
  )
  return [{ type: 'count', lowest: null, out: [] }, ...somebody]
}

/** What the flow awaits in this phase, by public rules alone. */
function awaitedEvents(table: Table, phase: Phase): Event[] {
  const round = table.round as Round
  const cards = cardsOf(editions[table.edition])
  switch (phase) {
    case 'deal':
      return deals(table)
    case 'draw':
      return [{ type: 'draw', player: actor(round) }]
    case 'play':
      return cards.flatMap((card) => playsOf(table, card))
    case 'answer':
      return [true, false].map((holds): Event => ({ type: 'answer', player: actor(round), holds }))
    case 'compare':
      return losers(round).map((loser): Event => ({ type: 'compare', loser }))
    case 'discard':
      return cards.map((card): Event => ({ type: 'discard', player: actor(round), card }))
    case 'keep':
      return [{ type: 'keep', player: actor(round) }]
    case 'count':
      return counts(round)
    case 'reveal':
      return yetToShow(round).flatMap((player) =>
        cards.map((card): Event => ({ type: 'reveal', player, card })),
      )
    case 'over':
      return []
  }
}

/** Every event that the public rules allow on this table: with no hidden card in it that is not laid face up. */
export function publicEvents(table: Table, phase: Phase): Event[] {
  const events = awaitedEvents(table, phase)
  return mayAward(table) ? [...events, { type: 'award', tokens: table.result?.gained ?? [] }] : events
}

/**
 * Every legal event: what the public rules allow and some world makes true. Nothing hidden is told in them. `judge`
 * finds exactly these fine, among all events of this kind; a test holds the two together.
 */
export function legalEvents({ table, beliefs, at }: Game, phase: Phase): Event[] {
  return publicEvents(table, phase).filter((event) => !isContradictory(observe(table, beliefs, event, at)))
}
