import { ruleOf } from './cards'
import type { Reply } from './cards/rule'
import { lay, replace } from './cards/rule'
import { changeRound, changeTable } from './change'
import { editions, size } from './editions'
import type { Deal, Effect, Event, Phase, Play, Round, Seat, Table } from './model'
import { isRepair, isUnsettled, repair } from './repairs'
import { award, gameWinners, isDecided, isShown, score } from './scoring'

/** Whether a play takes effect: a card without its target does not, nor a 6 with an empty deck, nor one on a protected player (ruling `protected-target`). */
export function takesEffect(table: Table, round: Round, play: Play): boolean {
  const { target } = ruleOf(play.card)
  if (target === 'none') return !ruleOf(play.card).idle?.(round)
  if (play.target === undefined) return false
  const wasted =
    target === 'other' && round.protected[play.target] && table.rulings['protected-target'] === 'no-effect'
  return !wasted
}

/** Cards left to draw once everybody is dealt in: one is set aside, and each player has one. */
export function deckAfterDeal(table: Table, faceUp: number): number {
  return size(editions[table.edition]) - 1 - faceUp - table.players.length
}

function deal(table: Table, { starter, faceUp }: Deal): Table {
  const none = table.players.map(() => false)
  const round: Round = {
    turn: starter,
    deck: deckAfterDeal(table, faceUp.length),
    held: table.players.map(() => 1),
    out: none,
    protected: none,
    discards: table.players.map(() => []),
    effect: null,
    swept: [],
    shown: table.players.map(() => null),
  }
  return changeTable(table, { round, result: null })
}

function play(table: Table, round: Round, event: Play): Round {
  const { card, target, guess } = event
  const rule = ruleOf(card)
  const laid = lay(round, event.player, card)
  if (!takesEffect(table, round, event)) return laid
  if (rule.now) return rule.now(laid, event.player)
  return rule.awaits ? changeRound(laid, { effect: { card, target, guess } as Effect }) : laid
}

function draw(round: Round, seat: Seat): Round {
  return changeRound(round, { deck: round.deck - 1, held: replace(round.held, seat, 2) })
}

/** The table after an event, before anything follows of itself. The event must be legal. */
export function enter(table: Table, event: Event): Table {
  if (isRepair(event)) return repair(table, event)
  if (event.type === 'deal') return deal(table, event)
  if (event.type === 'award') return award(table, event.tokens)
  const round = table.round as Round
  if (event.type === 'play') return changeTable(table, { round: play(table, round, event) })
  if (event.type === 'reveal')
    return changeTable(table, {
      round: changeRound(round, { shown: replace(round.shown, event.player, event.card) }),
    })
  if (!round.effect) return changeTable(table, { round: draw(round, round.turn) })
  const after =
    ruleOf(round.effect.card).replied?.(round, round.effect, event as Reply, table.rulings) ?? round
  return changeTable(table, { round: after })
}

/** Whether the turn is done: no effect runs, and its player holds no second card any more. */
export function isTurnOver(round: Round): boolean {
  return round.effect === null && round.held[round.turn] !== 2
}

/** The next player still in, clockwise, is to draw, and is no longer protected. */
export function passTurn(table: Table): Table {
  const round = table.round as Round
  let turn = round.turn
  do turn = (turn + 1) % table.players.length
  while (round.out[turn])
  return changeTable(table, {
    round: changeRound(round, {
      turn,
      protected: round.protected[turn] ? replace(round.protected, turn, false) : round.protected,
    }),
  })
}

/** The table after an event and all that follows of itself: end of the turn, of the round, the scoring. The event must be legal. */
export function apply(table: Table, event: Event): Table {
  const after = enter(table, event)
  const { round, result } = after
  if (!round || result || event.type === 'deal') return after
  if (isRepair(event) ? !isUnsettled(round) : !isTurnOver(round)) return after
  if (isDecided(round)) return score(after)
  if (round.deck > 0) return passTurn(after)
  return isShown(round) ? score(after) : after
}

/** What the table must report next, read from the table alone. The chart's state says the same; a test holds them together. */
export function awaited(table: Table): Phase {
  const { round, result } = table
  if (!round || result) return gameWinners(table).length > 0 ? 'over' : 'deal'
  if (round.effect) return ruleOf(round.effect.card).awaits?.(round, round.effect) as Phase
  if (round.held[round.turn] === 2) return 'play'
  return round.deck === 0 ? 'reveal' : 'draw'
}
