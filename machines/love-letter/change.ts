import type { Round, Table } from './model'

/**
 * A round with some of it changed. Its parts are named one by one because spreading what was itself made by
 * spreading takes V8 many times as long, and every event of every game comes through here.
 */
export function changeRound(round: Round, to: Partial<Round>): Round {
  const {
    turn = round.turn,
    deck = round.deck,
    held = round.held,
    out = round.out,
    protected: safe = round.protected,
    discards = round.discards,
    effect = round.effect,
    swept = round.swept,
    shown = round.shown,
  } = to
  return { turn, deck, held, out, protected: safe, discards, effect, swept, shown }
}

/** A table with some of it changed, see `changeRound`. */
export function changeTable(table: Table, to: Partial<Table>): Table {
  const {
    edition = table.edition,
    players = table.players,
    rulings = table.rulings,
    goal = table.goal,
    tokens = table.tokens,
    round = table.round,
    result = table.result,
  } = to
  return { edition, players, rulings, goal, tokens, round, result }
}
