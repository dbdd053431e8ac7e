import type { Card, Phase, Position, Repair, Round, Seat, Table } from '@/machines/love-letter/model'
import { seatsIn } from '@/machines/love-letter/scoring'
import type { Hidden } from './play'
import { chance, pick, type Random } from './random'

const left = (hidden: Hidden): Card[] => hidden.deck.slice(hidden.top)

/** The position that truly lies on this table; the mover's cards and some others are told. */
function position(
  table: Table,
  round: Round,
  hidden: Hidden,
  random: Random,
  faceUp: readonly Card[],
): Position {
  const tell = (card: Card) => (chance(random, 30) ? card : null)
  return {
    turn: round.turn,
    hands: table.players.map((_, seat) => {
      if (round.out[seat]) return []
      const hand = tell(hidden.hands[seat] as Card)
      return round.held[seat] === 2 ? [hand, tell(hidden.drawn as Card)] : [hand]
    }),
    discards: round.discards,
    out: round.out,
    protected: round.protected.map((yes, seat) => yes && seat !== round.turn),
    faceUp,
    setAside: null,
    deck: chance(random, 20) ? left(hidden) : round.deck,
  }
}

function leave(round: Round, hidden: Hidden, random: Random): Repair | null {
  const stays = seatsIn(round)
  const player = pick(random, stays)
  if (round.held[player] !== 1 || stays.length < 3) return null
  const card = hidden.hands[player] as Card
  hidden.hands[player] = -1
  return chance(random, 50) ? { type: 'table.leave', player, card } : { type: 'table.leave', player }
}

/** A card is lost from the deck, or the count was wrong by one: what truly lies there is told. */
function recount(round: Round, hidden: Hidden, untouched: number): Repair | null {
  if (round.deck < 3 || untouched < 1) return null
  hidden.top++
  return { type: 'table.deck', count: round.deck - 1 }
}

/** A repair that a table could truly make in the middle of a round, or null; `hidden` is changed accordingly. */
export function repairNow(
  table: Table,
  phase: Phase,
  hidden: Hidden,
  random: Random,
  faceUp: readonly Card[],
  untouched: number,
): Repair | null {
  const round = table.round as Round
  if (round?.effect || (phase !== 'draw' && phase !== 'play')) return null
  switch (random(6)) {
    case 0:
      return { type: 'table.note', text: 'A card fell on the floor and was seen by all.' }
    case 1: {
      if (phase !== 'draw') return null
      const player: Seat = pick(random, seatsIn(round))
      return { type: 'table.turn', player }
    }
    case 2:
      return leave(round, hidden, random)
    case 3:
      return recount(round, hidden, untouched)
    case 4:
      return { type: 'table.position', position: position(table, round, hidden, random, faceUp) }
    default:
      return chance(random, 30) ? { type: 'table.void' } : null
  }
}
