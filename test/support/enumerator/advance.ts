// What an event that broke no public rule does to the open table.
import { clearsTable, leavesAllIn } from './counting'
import { cardWithValue, numberOf, roleOf } from './editions'
import { isRightAward, isWasted } from './public-faults'
import type { Table } from './table'
import { deckAfterDeal, seatOf, seats, seatsIn } from './table'
import type { Answer, Award, CardId, Compare, Count, Deal, Discard, GameEvent, Play, Reveal } from './types'

export function advance(table: Table, event: GameEvent): Table {
  switch (event.type) {
    case 'deal':
      return afterDeal(table, event)
    case 'draw':
      return afterDraw(table)
    case 'play':
      return afterPlay(table, event)
    case 'answer':
      return afterAnswer(table, event)
    case 'compare':
      return afterCompare(table, event)
    case 'discard':
      return afterDiscard(table, event)
    case 'keep':
      // As many cards come back under the deck as were drawn.
      return endTurn(table)
    case 'count':
      return afterCount(table, event)
    case 'reveal':
      return afterReveal(table, event)
    case 'award':
      return afterAward(table, event)
  }
}

function afterDeal(table: Table, event: Deal): Table {
  return {
    ...table,
    phase: 'draw',
    turn: seatOf(table, event.starter),
    deck: deckAfterDeal(table.edition, table.players.length),
    out: table.players.map(() => false),
    protected: table.players.map(() => false),
    discards: table.players.map(() => []),
    faceUp: event.faceUp ?? [],
    effect: null,
    due: null,
    revealed: table.players.map(() => null),
    roundWinners: null,
    bonus: null,
    awarded: false,
  }
}

/** With the deck empty a Prince's new hand is the card set aside, and the deck stays empty. */
function afterDraw(table: Table): Table {
  const deck = Math.max(0, table.deck - 1)
  if (table.due !== null) return endTurn({ ...table, deck, due: null })
  return { ...table, deck, phase: 'play' }
}

function afterPlay(before: Table, event: Play): Table {
  const mover = seatOf(before, event.player)
  const table: Table = { ...lay(before, mover, event.card), effect: event }
  const aimed = event.target !== undefined && !isWasted(before, event)
  switch (roleOf(table.edition, event.card)) {
    case 'guard':
      return aimed ? { ...table, phase: 'answer' } : endTurn(table)
    case 'baron':
      return aimed ? { ...table, phase: 'compare' } : endTurn(table)
    case 'prince':
      return { ...table, phase: 'discard', due: seatOf(table, event.target ?? '') }
    case 'princess':
      return { ...table, phase: 'discard', due: mover }
    case 'handmaid':
      return endTurn({ ...table, protected: with_(table.protected, mover, true) })
    case 'chancellor':
      return table.deck > 0 ? { ...table, phase: 'keep' } : endTurn(table)
    case 'queen-charlotte':
      return { ...table, phase: 'count' }
    default:
      // Spy, Priest, King, Countess: nothing more to see.
      return endTurn(table)
  }
}

function afterAnswer(table: Table, event: Answer): Table {
  if (!event.holds) return endTurn(table)
  const target = seatOf(table, event.player)
  return endTurn(knockOut(lay(table, target, table.effect?.guess ?? ''), target))
}

/** The loser is out with the discard, not before. */
function afterCompare(table: Table, event: Compare): Table {
  if (event.loser === null) return endTurn(table)
  return { ...table, phase: 'discard', due: seatOf(table, event.loser) }
}

function afterDiscard(table: Table, event: Discard): Table {
  const seat = seatOf(table, event.player)
  const laid = lay(table, seat, event.card)
  const byPrince = roleOf(table.edition, table.effect?.card ?? '') === 'prince'
  const isPrincess = roleOf(table.edition, event.card) === 'princess'
  if (byPrince && !isPrincess) return { ...laid, phase: 'draw', due: seat }
  return endTurn(knockOut({ ...laid, due: null }, seat))
}

function afterCount(before: Table, event: Count): Table {
  if (leavesAllIn(before, event)) return endTurn(before)
  const card = cardWithValue(before.edition, event.lowest ?? -1) ?? ''
  const fallen = event.out.map((name) => seatOf(before, name)).sort((a, b) => a - b)
  let table = before
  for (const seat of fallen) table = knockOut(lay(table, seat, card), seat)
  const allWin = clearsTable(before, event) && before.rulings['queen-clears-table'] === 'all-win'
  return allWin ? endRound(table, fallen) : endTurn(table)
}

function afterReveal(before: Table, event: Reveal): Table {
  const table = { ...before, revealed: with_(before.revealed, seatOf(before, event.player), event.card) }
  const shown = seatsIn(table).map((seat) => table.revealed[seat] ?? null)
  if (shown.includes(null)) return table
  const worth = (seat: number) => numberOf(table.edition, table.revealed[seat] ?? '') ?? -1
  const best = Math.max(...seatsIn(table).map(worth))
  return endRound(
    table,
    seatsIn(table).filter((seat) => worth(seat) === best),
  )
}

/** An award that is right confirms what was scored already; one that is let stand replaces it. */
function afterAward(table: Table, event: Award): Table {
  const awarded = { ...table, awarded: true }
  if (isRightAward(table, event)) return awarded
  const given = new Map(Object.entries(event.tokens))
  const tokens = table.players.map((name, seat) => (table.tokensBefore[seat] ?? 0) + (given.get(name) ?? 0))
  return { ...awarded, tokens, phase: phaseAfterRound(table, tokens) }
}

function with_<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((old, index) => (index === at ? item : old))
}

function lay(table: Table, seat: number, card: CardId): Table {
  return { ...table, discards: with_(table.discards, seat, [...(table.discards[seat] ?? []), card]) }
}

function knockOut(table: Table, seat: number): Table {
  return { ...table, out: with_(table.out, seat, true), protected: with_(table.protected, seat, false) }
}

/** One left, or none, ends the round; else an empty deck leads to the showdown; else the next one moves. */
function endTurn(table: Table): Table {
  const done = { ...table, effect: null, due: null }
  const left = seatsIn(done)
  if (left.length <= 1) return endRound(done, left)
  if (done.deck === 0) return { ...done, phase: 'reveal' }
  const turn = nextSeat(done)
  return { ...done, phase: 'draw', turn, protected: with_(done.protected, turn, false) }
}

function nextSeat(table: Table): number {
  const from = table.turn ?? 0
  const clockwise = seats(table).map((step) => (from + 1 + step) % table.players.length)
  return clockwise.find((seat) => !table.out[seat]) ?? from
}

function endRound(table: Table, winners: readonly number[]): Table {
  const bonus = bonusSeat(table)
  const gains = seats(table).map((seat) => (winners.includes(seat) ? 1 : 0) + (seat === bonus ? 1 : 0))
  const tokens = seats(table).map((seat) => (table.tokens[seat] ?? 0) + (gains[seat] ?? 0))
  return {
    ...table,
    phase: phaseAfterRound(table, tokens),
    turn: null,
    protected: table.players.map(() => false),
    effect: null,
    due: null,
    tokensBefore: table.tokens,
    tokens,
    gains,
    roundWinners: winners,
    bonus,
    awarded: false,
  }
}

function phaseAfterRound(table: Table, tokens: number[]): 'deal' | 'over' {
  return tokens.some((count) => count >= table.goal) ? 'over' : 'deal'
}

/** The one player with a 0 before them, counting those still in, or all by the other ruling. */
function bonusSeat(table: Table): number | null {
  const hasZero = (seat: number) =>
    (table.discards[seat] ?? []).some((id) => numberOf(table.edition, id) === 0)
  const rivals = table.rulings['bonus-token'] === 'among-all' ? seats(table) : seatsIn(table)
  const [only, ...others] = rivals.filter(hasZero)
  if (only === undefined || others.length > 0 || table.out[only]) return null
  return only
}
