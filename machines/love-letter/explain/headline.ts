import { drawnByChancellor } from '../cards/chancellor'
import { actor } from '../legal'
import type { Phase, Round, Seat, Table } from '../model'
import { gameWinners, seatsIn } from '../scoring'
import { counted, everyone, verb, who, whose } from './words'

/** Who shows a hand next; the table may show them in any order. */
export const shower = (round: Round): Seat | undefined =>
  seatsIn(round).find((seat) => round.shown[seat] === null)

/** “Ann and Bea win the game”. */
export function winGame(table: Table): string {
  const winners = gameWinners(table)
  return `${everyone(table, winners)} ${verb(winners.length, 'wins', 'win')} the game`
}

function betweenRounds(table: Table): string {
  const { round, result, tokens } = table
  if (round && result) {
    const { winners } = result
    if (winners.length === 0) return 'Nobody wins the round'
    return `${everyone(table, winners)} ${verb(winners.length, 'wins', 'win')} the round`
  }
  return !result && tokens.every((n) => n === 0) ? 'Deal the first round' : 'Deal the next round'
}

/** The one sentence that matters. */
export function headline(table: Table, phase: Phase): string {
  const round = table.round as Round
  const turn = who(table, round?.turn)
  switch (phase) {
    case 'deal':
      return betweenRounds(table)
    case 'over':
      return winGame(table)
    case 'draw':
      return round.effect ? `${who(table, round.effect.target)} to draw a new hand` : `${turn} to draw`
    case 'play':
      return `${turn} to play`
    case 'answer':
      return `${who(table, round.effect?.target)} to answer`
    case 'compare':
      return `${turn} and ${who(table, round.effect?.target)} compare hands`
    case 'discard':
      return `${who(table, actor(round))} to lay down a card`
    case 'keep':
      return `${turn} to keep one card`
    case 'count':
      return `${turn} counts up from 1`
    case 'reveal':
      return `${who(table, shower(round))} to show their hand`
  }
}

/** What the table must report first, to follow a colon. */
export function due(table: Table, phase: Phase): string {
  const round = table.round as Round
  const turn = who(table, round?.turn)
  switch (phase) {
    case 'deal':
      return 'the next round has yet to be dealt'
    case 'over':
      return `${winGame(table)}`
    case 'draw':
      return `${headline(table, phase).replace(' to draw', ' is to draw')} first`
    case 'play':
      return `${turn} is to play a card first`
    case 'answer':
      return `${whose(table, round.effect?.target)} answer is due first`
    case 'compare':
      return `${turn} and ${who(table, round.effect?.target)} are to compare hands first`
    case 'discard':
      return `${who(table, actor(round))} is to lay down a card first`
    case 'keep':
      return `${turn} is to put back ${counted(drawnByChancellor(round.deck), 'card')} first`
    case 'count':
      return 'the count is to be told first'
    case 'reveal':
      return `${who(table, shower(round))} is to show their hand first`
  }
}
