import { lay, replace } from './cards/rule'
import { editions } from './editions'
import type { Phase, Repair, Round, RuleId, Seat, Table } from './model'
import { isWrongPosition, roundAt } from './position'
import { isDecided } from './scoring'

export const isRepair = (event: { readonly type: string }): event is Repair => event.type.startsWith('table.')

/** A turn has begun or is about to: no effect runs, no hand is being shown. */
const isQuiet = (table: Table, phase: Phase) =>
  (phase === 'draw' || phase === 'play') && table.round?.effect === null

/** Whether a repair comes at a moment when it makes no sense. */
function isOutOfPlace(table: Table, phase: Phase, repair: Repair): boolean {
  switch (repair.type) {
    case 'table.note':
      return false
    case 'table.turn':
      return phase !== 'draw' || !isQuiet(table, phase) || table.round?.out[repair.player] === true
    case 'table.deck':
      return !isQuiet(table, phase)
    case 'table.leave':
      return !isQuiet(table, phase) || table.round?.held[repair.player] !== 1
    case 'table.position':
    case 'table.void':
      return table.round === null || table.result !== null
    case 'table.seats':
      return phase !== 'deal'
    case 'table.goal':
      return phase !== 'deal' && phase !== 'over'
  }
}

function isWrong(table: Table, phase: Phase, repair: Repair): boolean {
  switch (repair.type) {
    case 'table.deck':
      return repair.count < (phase === 'draw' ? 1 : 0)
    case 'table.position':
      return isWrongPosition(table, repair.position)
    case 'table.seats': {
      const { least, most } = editions[table.edition].players
      return (
        repair.players.length < least ||
        repair.players.length > most ||
        new Set(repair.players).size < repair.players.length
      )
    }
    case 'table.goal':
      return repair.tokens < 1
    default:
      return false
  }
}

/** The first rule that a repair breaks by public facts, or null. */
export function repairObjection(table: Table, phase: Phase, repair: Repair): RuleId | null {
  if (isOutOfPlace(table, phase, repair)) return 'out-of-sequence'
  return isWrong(table, phase, repair) ? 'wrong-setup' : null
}

function reseat(table: Table, players: readonly string[]): Table {
  const old = players.map((name) => table.players.indexOf(name))
  const isUsualGoal = table.goal === editions[table.edition].goal[table.players.length]
  const moved = (seat: Seat | null) =>
    seat === null ? null : nullIfGone(players.indexOf(table.players[seat] as string))
  const { result } = table
  return {
    ...table,
    players,
    goal: isUsualGoal ? (editions[table.edition].goal[players.length] ?? table.goal) : table.goal,
    tokens: old.map((seat) => table.tokens[seat] ?? 0),
    round: null,
    result: result && {
      winners: result.winners.flatMap((seat) => moved(seat) ?? []).sort((a, b) => a - b),
      bonus: moved(result.bonus),
      gained: old.map((seat) => result.gained[seat] ?? 0),
      awarded: true,
    },
  }
}

const nullIfGone = (seat: number): Seat | null => (seat < 0 ? null : seat)

function withoutPlayer(
  table: Table,
  round: Round,
  { player, card }: Extract<Repair, { type: 'table.leave' }>,
): Table {
  const laid =
    card === undefined ? { ...round, held: replace(round.held, player, 0) } : lay(round, player, card)
  const after = {
    ...laid,
    out: replace(laid.out, player, true),
    protected: replace(laid.protected, player, false),
  }
  return { ...table, round: after }
}

/** The table after a repair that was judged fine. A leaver's turn has yet to be passed on, see `apply`. */
export function repair(table: Table, event: Repair): Table {
  const round = table.round as Round
  switch (event.type) {
    case 'table.note':
      return table
    case 'table.turn':
      return {
        ...table,
        round: { ...round, turn: event.player, protected: replace(round.protected, event.player, false) },
      }
    case 'table.deck':
      return { ...table, round: { ...round, deck: event.count } }
    case 'table.leave':
      return withoutPlayer(table, round, event)
    case 'table.position':
      return { ...table, round: roundAt(event.position) }
    case 'table.void':
      return { ...table, round: null, result: null }
    case 'table.seats':
      return reseat(table, event.players)
    case 'table.goal':
      return { ...table, goal: event.tokens }
  }
}

/** Whether the round goes on elsewhere after a repair: it is decided, or the player on turn has left it. */
export const isUnsettled = (round: Round): boolean => isDecided(round) || round.out[round.turn] === true
