import { own } from '../../../core/own'
import { pick } from '../../../core/random'
import { scoreLines, whyWon } from '../../explain/scores'
import { BALLS, type Season } from '../../model'
import { awaited } from '../../phase'
import { scores, winners } from '../../scoring'
import { type Ask, among, choice, type Draft, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { after } from '../scene'
import { at, plus, signed, who } from '../words'

const END = { type: 'end-ball' } as const

/** The season counted, where nothing but the end of the final Ball is due. */
const counted = (season: Season): Season | null =>
  awaited(season) === 'end-ball' && season.number === BALLS ? after(season, END) : null

const OVER = 'The final Ball is over and nothing more happens.'

/** What is a Match worth? */
export function matchScore(ask: Ask): Draft | null {
  const { season, random } = ask
  const over = counted(season)
  const lines = over ? scoreLines(over).filter(({ total }) => total !== null) : []
  if (!over || lines.length === 0) return null
  const { player, prospect, prestige, desirability, love, total, words } = pick(random, lines)
  const name = who(season, player)
  const isOf = (n: number, because: string): PracticeChoice =>
    choice(
      signed(n),
      [{ says: 'state', events: [END], state: { scores: { [player]: n } } }],
      'wrong-score',
      because,
    )
  const right = total ?? 0
  const others = season.ladder.length
  const wrong = [
    love
      ? isOf(right - 1, 'A Love Match is worth one more.')
      : isOf(right + 1, 'Without Love no point is added for it.'),
    ...(desirability !== 0
      ? [
          isOf(right - desirability, `The Traits face up count too: ${plus(desirability)}.`),
          isOf(right - 2 * desirability, `The Traits face up come to ${plus(desirability)}.`),
        ]
      : []),
    isOf(
      right - prestige + others + 1 - prestige,
      `Prestige counts from the bottom, which is 1: here ${prestige}.`,
    ),
    isOf(right + 2, 'What lies face down counts nothing.'),
    isOf(right - 2, 'Nothing is taken off.'),
  ].filter(({ says }) => says !== signed(right))
  return {
    told: [OVER],
    prompt: `What is ${name}’s Match with ${at(season, prospect ?? '')} worth?`,
    choices: among(ask, isOf(right, `${words}.`), wrong, wrongs(ask)),
    because: `${words}.`,
    ruling: 'wrong-score',
    isTrap: right < 1 || desirability < 0,
  }
}

/** What settles who wins. */
function settles(over: Season): PageId {
  const totals = Object.values(scores(over))
  const best = Math.max(...totals)
  if (totals.filter((total) => total === best).length > 1) return 'tie'
  return 'wrong-score'
}

/** Who wins the season? */
export function whoWins(ask: Ask): Draft | null {
  const { season } = ask
  const over = counted(season)
  if (!over) return null
  const totals = scores(over)
  const [winner] = winners(over)
  const ruling = settles(over)
  const why = (player: string): string => {
    const total = own(totals, player)
    if (total === undefined) return `${who(season, player)} is single and scores nothing.`
    const best = own(totals, winner ?? '')
    return total === best
      ? `${who(season, player)} has as many points, but the lower prospect.`
      : `${who(season, player)} has ${signed(total)}, and somebody has more.`
  }
  const wins = (player: string | undefined, because: string): PracticeChoice =>
    choice(
      player === undefined ? 'Nobody' : who(season, player),
      [{ says: 'state', events: [END], state: { winners: player === undefined ? [] : [player] } }],
      ruling,
      because,
    )
  const best = Object.entries(totals).sort(([, a], [, b]) => b - a)
  const others = [...best.map(([player]) => player), ...season.players].filter((player) => player !== winner)
  const isShared = ruling === 'tie'
  return {
    told: [OVER],
    prompt: 'Who wins the season?',
    choices: among(
      ask,
      wins(winner, whyWon(over)),
      [
        ...others.slice(0, 1).map((player) => wins(player, why(player))),
        ...(winner === undefined
          ? []
          : [
              wins(
                undefined,
                isShared
                  ? 'On a tie the higher prospect decides.'
                  : 'Whoever is engaged can win, whatever the points.',
              ),
            ]),
        ...others.slice(1).map((player) => wins(player, why(player))),
      ],
      wrongs(ask),
    ),
    because: whyWon(over),
    ruling,
    isTrap: ruling !== 'wrong-score',
  }
}
