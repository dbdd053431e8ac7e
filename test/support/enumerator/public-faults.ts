// The rules that a fault names from public facts alone, checked in the record's order.
import type { Role } from './editions'
import { cardOf, numberOf, roleOf } from './editions'
import { mentions, rows } from './shape'
import type { Table } from './table'
import { deckAfterDeal, faceUpDue, freeOthers, hasTooMany, layoutOfDeal, seatOf } from './table'
import type { Award, Count, Deal, GameEvent, Play, StrangeEvent } from './types'

export function publicFault(table: Table, event: GameEvent | StrangeEvent): string | null {
  if (event.type === 'unknown') return 'unknown-event'
  const row = rows[event.type]
  if (mentions(event, row, 'players').some((name) => seatOf(table, name) < 0)) return 'unknown-player'
  if (mentions(event, row, 'cards').some((id) => !cardOf(table.edition, id))) return 'unknown-card'
  if (event.type === 'deal' && table.phase === 'over') return 'game-over'
  if (!comesNow(table, event)) return 'out-of-sequence'
  return faultOfTurn(table, event) ?? faultOfContent(table, event)
}

/** Is this a kind of event that can come now, from and about players whom it can concern? */
function comesNow(table: Table, event: GameEvent): boolean {
  switch (event.type) {
    case 'deal':
      return table.phase === 'deal'
    case 'award':
      return table.roundWinners !== null && !table.awarded
    case 'draw':
      // A Prince's new hand is drawn by nobody but the target.
      if (table.phase === 'draw' && table.due !== null) return seatOf(table, event.player) === table.due
      return table.phase === 'draw' || table.phase === 'play'
    case 'play':
      return table.phase === 'play' || (table.phase === 'draw' && table.due === null)
    case 'answer':
      return table.phase === 'answer' && event.player === table.effect?.target
    case 'compare':
      return table.phase === 'compare' && mayLose(table, event.loser)
    case 'discard':
      return table.phase === 'discard' && seatOf(table, event.player) === table.due
    case 'keep':
      return table.phase === 'keep' && isMover(table, event.player) && returnsEnough(table, event.returns)
    case 'count':
      return table.phase === 'count' && isWellFormed(table, event)
    case 'reveal':
      return table.phase === 'reveal' && mayReveal(table, seatOf(table, event.player))
  }
}

function isMover(table: Table, player: string): boolean {
  return seatOf(table, player) === table.turn
}

function mayLose(table: Table, loser: string | null): boolean {
  return loser === null || loser === table.effect?.player || loser === table.effect?.target
}

function returnsEnough(table: Table, returns: string[] | undefined): boolean {
  return returns === undefined || returns.length === Math.min(2, table.deck)
}

function isWellFormed(table: Table, { lowest, out }: Count): boolean {
  if (lowest === null) return out.length === 0
  if (lowest < 1 || lowest > 9 || out.length === 0) return false
  return new Set(out).size === out.length && out.every((name) => !table.out[seatOf(table, name)])
}

function mayReveal(table: Table, seat: number): boolean {
  return !table.out[seat] && table.revealed[seat] === null
}

/** A draw or a play while the turn's own draw or play is due. */
function faultOfTurn(table: Table, event: GameEvent): string | null {
  if (event.type !== 'draw' && event.type !== 'play') return null
  if (table.due !== null) return null
  if (!isMover(table, event.player)) return 'turn-order'
  if (event.type === 'draw' && table.phase === 'play') return 'already-drawn'
  if (event.type === 'play' && table.phase === 'draw') return 'must-draw'
  return null
}

function faultOfContent(table: Table, event: GameEvent): string | null {
  if (event.type === 'deal') return faultOfDeal(table, event)
  if (event.type === 'play') return faultOfTarget(table, event) ?? faultOfGuess(table, event)
  if (event.type === 'award') return isRightAward(table, event) || event.ruled ? null : 'wrong-award'
  return null
}

function faultOfDeal(table: Table, event: Deal): string | null {
  const size = deckAfterDeal(table.edition, table.players.length)
  const { hands, deck, setAside } = layoutOfDeal(table, event)
  const faceUp = event.faceUp ?? []
  const known = [...hands.flat(), ...deck, setAside, ...faceUp].filter((id) => id !== '?')
  if (faceUp.length !== faceUpDue(table.players.length)) return 'wrong-setup'
  if (size < 1 || deck.length !== size || hasTooMany(table.edition, known)) return 'wrong-setup'
  const mayStart = !table.roundWinners?.length || table.roundWinners.includes(seatOf(table, event.starter))
  return mayStart || event.ruled ? null : 'wrong-starter'
}

const choosesAnother: Role[] = ['guard', 'priest', 'baron', 'king']

export function mustChooseAnother(role: Role): boolean {
  return choosesAnother.includes(role)
}

function faultOfTarget(table: Table, event: Play): string | null {
  const role = roleOf(table.edition, event.card)
  const mover = seatOf(table, event.player)
  const another = mustChooseAnother(role)
  if (event.target === undefined) {
    const demanded = role === 'prince' || (another && freeOthers(table, mover).length > 0)
    return demanded ? 'target-missing' : null
  }
  // A card that takes no target chooses nobody, so the rules of choosing do not come first.
  if (!another && role !== 'prince') return 'target-not-allowed'
  const target = seatOf(table, event.target)
  if (another && target === mover) return 'target-self'
  if (table.out[target]) return 'target-out'
  const refused = table.protected[target] && !event.ruled && !isWasted(table, event)
  return refused ? 'target-protected' : null
}

/** Under the ruling "no-effect": a card spent on a protected player, which does nothing. */
export function isWasted(table: Table, event: Play): boolean {
  if (event.target === undefined || !table.protected[seatOf(table, event.target)]) return false
  const role = roleOf(table.edition, event.card)
  return mustChooseAnother(role) && table.rulings['protected-target'] === 'no-effect'
}

function faultOfGuess(table: Table, event: Play): string | null {
  const guessing = roleOf(table.edition, event.card) === 'guard' && event.target !== undefined
  if (event.guess === undefined) return guessing ? 'guess-missing' : null
  if (!guessing) return 'guess-not-allowed'
  const value = numberOf(table.edition, event.guess)
  if (value === null) return 'guess-unknown'
  return value === 1 ? 'guess-guard' : null
}

export function isRightAward(table: Table, event: Award): boolean {
  const given = new Map(Object.entries(event.tokens))
  return table.players.every((name, seat) => (given.get(name) ?? 0) === table.gains[seat])
}
