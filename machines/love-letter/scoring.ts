import { changeRound, changeTable } from './change'
import { type Card, QUEEN, type Result, type Round, type Seat, SPY, type Table } from './model'

/** The seats still in the round, in seat order. */
export function seatsIn(round: Round): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < round.out.length; seat++) if (!round.out[seat]) seats.push(seat)
  return seats
}

/** A round is decided as soon as one player is left in it, or none. */
export function isDecided(round: Round): boolean {
  let left = 0
  for (const out of round.out) if (!out) left++
  return left <= 1
}

/** Whether every player still in has shown their hand. */
export function isShown(round: Round): boolean {
  return round.out.every((out, seat) => out || round.shown[seat] !== null)
}

/** What a card counts at the showdown: its value; Queen Charlotte has none and loses to every other. */
const strength = (card: Card): number => (card === QUEEN ? -1 : card)

/** Who wins the round that is decided or shown: the only one left, or all with the highest hand. */
function roundWinners(table: Table, round: Round): readonly Seat[] {
  const left = seatsIn(round)
  if (left.length === 0) return table.rulings['queen-clears-table'] === 'all-win' ? round.swept : []
  if (left.length === 1) return left
  const strengthOf = (seat: Seat) => strength(round.shown[seat] as Card)
  const best = Math.max(...left.map(strengthOf))
  return left.filter((seat) => strengthOf(seat) === best)
}

/** Who earns the 0's token: the only player still in with a 0 before them (ruling `bonus-token`: or the only one at all). */
function bonusSeat(table: Table, round: Round): Seat | null {
  if (round.out.every(Boolean)) return null
  const amongAll = table.rulings['bonus-token'] === 'among-all'
  const spies = round.out.flatMap((out, seat) =>
    (amongAll || !out) && round.discards[seat]?.includes(SPY) ? [seat] : [],
  )
  const seat = spies[0]
  return spies.length === 1 && seat !== undefined && !round.out[seat] ? seat : null
}

/**
 * The table with the round scored: one token to each winner, one for the 0; nobody is protected any more.
 * The round must be decided or shown (rulebooks: end of a round; the 0).
 */
export function score(table: Table): Table {
  const round = table.round as Round
  const winners = [...roundWinners(table, round)].sort((a, b) => a - b)
  const bonus = bonusSeat(table, round)
  const gained = table.players.map((_, seat) => Number(winners.includes(seat)) + Number(seat === bonus))
  const scored = changeTable(table, { round: changeRound(round, { protected: round.out.map(() => false) }) })
  return withTokens(scored, gained, { winners, bonus, gained, awarded: false })
}

/** The table after it has said what it scored, which replaces the tokens due when it was let stand. */
export function award(table: Table, tokens: readonly number[]): Table {
  const result = table.result as Result
  const before = changeTable(table, {
    tokens: table.tokens.map((n, seat) => n - (result.gained[seat] ?? 0)),
  })
  return withTokens(before, tokens, { ...result, gained: tokens, awarded: true })
}

function withTokens(table: Table, gained: readonly number[], result: Result): Table {
  return changeTable(table, { tokens: table.tokens.map((n, seat) => n + (gained[seat] ?? 0)), result })
}

/** Everybody who has reached the goal; [] while the game goes on or a round is under way. */
export function gameWinners(table: Table): Seat[] {
  if (!table.result) return []
  return table.tokens.flatMap((n, seat) => (n >= table.goal ? [seat] : []))
}

/** Who may start the next round: a winner of the last; anybody in the first and after a round that nobody won. */
export function starters(table: Table): Seat[] {
  const winners = table.result?.winners ?? []
  return winners.length ? [...winners] : table.players.map((_, seat) => seat)
}
