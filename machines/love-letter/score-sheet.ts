/** A game of which only the score is kept: who won each round. Nothing is refereed; the table is believed. */
import { editions, isEdition } from './editions'
import { type EditionId, type Seat, SPY } from './model'

export interface ScoredRound {
  /** Everybody who won it: several where hands were equal, nobody where none was left. */
  readonly winners: readonly Seat[]
  /** Who got the token of the 0. */
  readonly bonus: Seat | null
}

export interface ScoreSheet {
  readonly edition: EditionId
  readonly players: readonly string[]
  /** Tokens that win the game. */
  readonly goal: number
  readonly rounds: readonly ScoredRound[]
}

export interface Standing {
  /** Tokens by seat, after all rounds. */
  readonly tokens: readonly number[]
  /** Everybody who has won the game, by the rounds up to the one that decided it; [] while it goes on. */
  readonly winners: readonly Seat[]
  /** How many rounds it took; null while the game goes on. */
  readonly decidedAfter: number | null
  /** Who has most tokens now; [] while nobody has any. */
  readonly leaders: readonly Seat[]
}

/** More than any evening needs; a file that says more is not believed. */
export const MOST_ROUNDS = 500
const MOST_TOKENS = 99

/** Whether the edition has a 0, which may give a token more. */
export const hasBonus = (edition: EditionId): boolean => editions[edition].cards[SPY] !== null

/** The goal of the rulebook for so many players. */
export const usualGoal = (edition: EditionId, players: number): number => editions[edition].goal[players] ?? 1

export const emptySheet = (edition: EditionId, players: readonly string[]): ScoreSheet => ({
  edition,
  players,
  goal: usualGoal(edition, players.length),
  rounds: [],
})

/** Tokens by seat after the first `rounds` rounds: one for each winner, one for the 0. */
export function tokensAfter(sheet: ScoreSheet, rounds: number): number[] {
  const tokens = sheet.players.map(() => 0)
  for (const { winners, bonus } of sheet.rounds.slice(0, rounds)) {
    for (const seat of winners) tokens[seat] = (tokens[seat] ?? 0) + 1
    if (bonus !== null) tokens[bonus] = (tokens[bonus] ?? 0) + 1
  }
  return tokens
}

const withAtLeast = (tokens: readonly number[], least: number): Seat[] =>
  tokens.flatMap((n, seat) => (n >= least ? [seat] : []))

/**
 * How the game stands. Several may win at once, by the tokens of one round: all are given before anybody looks
 * (rulebooks: winning the game). Rounds played after that change nothing about who won.
 */
export function standing(sheet: ScoreSheet): Standing {
  const counts = sheet.rounds.map((_, i) => withAtLeast(tokensAfter(sheet, i + 1), sheet.goal))
  const decided = counts.findIndex((winners) => winners.length > 0)
  const tokens = tokensAfter(sheet, sheet.rounds.length)
  const most = Math.max(...tokens)
  return {
    tokens,
    winners: counts[decided] ?? [],
    decidedAfter: decided < 0 ? null : decided + 1,
    leaders: most > 0 ? withAtLeast(tokens, most) : [],
  }
}

const tidy = ({ winners, bonus }: ScoredRound): ScoredRound => ({
  winners: [...new Set(winners)].sort((a, b) => a - b),
  bonus,
})

/** The sheet with a round more, at its end or where one was removed. */
export function withRound(sheet: ScoreSheet, round: ScoredRound, at = sheet.rounds.length): ScoreSheet {
  return { ...sheet, rounds: [...sheet.rounds.slice(0, at), tidy(round), ...sheet.rounds.slice(at)] }
}

export function withoutRound(sheet: ScoreSheet, at: number): ScoreSheet {
  return { ...sheet, rounds: sheet.rounds.filter((_, i) => i !== at) }
}

export function withOtherRound(sheet: ScoreSheet, at: number, round: ScoredRound): ScoreSheet {
  return { ...sheet, rounds: sheet.rounds.map((old, i) => (i === at ? tidy(round) : old)) }
}

export const withGoal = (sheet: ScoreSheet, goal: number): ScoreSheet => ({
  ...sheet,
  goal: Math.min(Math.max(1, Math.round(goal)), MOST_TOKENS),
})

/** The sheet as a file holds it: players by name. */
export function writeSheet({ edition, players, goal, rounds }: ScoreSheet) {
  const name = (seat: Seat) => players[seat] as string
  return {
    ruleset: edition,
    players,
    goal,
    rounds: rounds.map(({ winners, bonus }) => ({
      winners: winners.map(name),
      bonus: bonus === null ? null : name(bonus),
    })),
  }
}

export type WrittenSheet = ReturnType<typeof writeSheet>

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

class NotASheet extends Error {}

function refuse(where: string, what: string): never {
  throw new NotASheet(`${where}: ${what}.`)
}

function readPlayers(edition: EditionId, value: unknown): string[] {
  const { least, most } = editions[edition].players
  if (!Array.isArray(value) || !value.every((name): name is string => typeof name === 'string'))
    return refuse('players', 'not a list of names')
  if (value.length < least || value.length > most) return refuse('players', `not ${least} to ${most}`)
  return new Set(value).size === value.length ? value : refuse('players', 'one name twice')
}

function readRound(players: readonly string[], value: unknown, where: string): ScoredRound {
  const seat = (name: unknown, at: string): Seat => {
    const found = players.indexOf(name as string)
    return found < 0 ? refuse(at, 'nobody at this table') : found
  }
  if (!isPlain(value) || !Array.isArray(value.winners)) return refuse(where, 'not a round')
  const winners = value.winners.map((name, i) => seat(name, `${where}.winners[${i}]`))
  const bonus = value.bonus === null || value.bonus === undefined ? null : seat(value.bonus, `${where}.bonus`)
  return tidy({ winners, bonus })
}

function read(value: unknown): ScoreSheet {
  if (!isPlain(value)) return refuse('record', 'not an object')
  const { ruleset: edition, goal, rounds } = value
  if (typeof edition !== 'string' || !isEdition(edition)) return refuse('ruleset', 'no edition of this game')
  const players = readPlayers(edition, value.players)
  if (!Number.isInteger(goal) || (goal as number) < 1 || (goal as number) > MOST_TOKENS)
    return refuse('goal', 'not a number of tokens')
  if (!Array.isArray(rounds) || rounds.length > MOST_ROUNDS) return refuse('rounds', 'not a list of rounds')
  return {
    edition,
    players,
    goal: goal as number,
    rounds: rounds.map((round, i) => readRound(players, round, `rounds[${i}]`)),
  }
}

/** A sheet as a file holds it; or what keeps it from being one, and where. */
export function readSheet(value: unknown): ScoreSheet | { readonly problem: string } {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof NotASheet) return { problem: error.message }
    throw error
  }
}
