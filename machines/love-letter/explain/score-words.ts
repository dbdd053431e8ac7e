import { type ScoredRound, type ScoreSheet, standing } from '../score-sheet'
import { everyone, verb, who } from './words'

/** How a game of which only the score is kept stands: the one sentence that matters. */
export function scoreHeadline(sheet: ScoreSheet): string {
  const { winners, decidedAfter, leaders } = standing(sheet)
  const played = sheet.rounds.length
  if (decidedAfter === played && played > 0)
    return `${everyone(sheet, winners)} ${verb(winners.length, 'wins', 'win')} the game`
  if (decidedAfter !== null) return `${everyone(sheet, winners)} won after round ${decidedAfter}`
  if (played === 0) return 'The first round'
  if (leaders.length === 0) return 'Nobody has a token yet'
  if (leaders.length === sheet.players.length) return 'All are level'
  return `${everyone(sheet, leaders)} ${verb(leaders.length, 'leads', 'lead')}`
}

/** Who won a round, and who got the token of the 0; without a full stop. */
export function scoredRoundWords(sheet: ScoreSheet, { winners, bonus }: ScoredRound): string {
  const won = winners.length
    ? `${everyone(sheet, winners)} ${verb(winners.length, 'wins', 'win')}`
    : 'Nobody wins'
  return bonus === null ? won : `${won}; a token more for ${who(sheet, bonus)}`
}
