import type { Flag, Rule, Season } from './model'

/** Whether a rule in force holds here: it names neither players nor a prospect, or one of these. */
const holdsFor = (rule: Rule, players: readonly string[], prospect: string | null): boolean =>
  (!rule.players && rule.prospect === undefined) ||
  players.some((player) => rule.players?.includes(player)) ||
  (prospect !== null && rule.prospect === prospect)

/** Whether a rule of this flag, laid down by a Ball, a card or the table, forbids something to a player or at a prospect. */
export const isForbidden = (
  { rules }: Season,
  flag: Flag,
  players: readonly string[],
  prospect: string | null,
): boolean => rules.some((rule) => rule.flag === flag && holdsFor(rule, players, prospect))

/** Whether everybody can be caught (card 18), whatever protects them. */
export const isDistracted = ({ rules }: Season): boolean => rules.some(({ flag }) => flag === 'distracted')

/** Players whom a Chaperone protects, in seat order; none while there is a distraction. */
export const protectedPlayers = (season: Season): string[] =>
  isDistracted(season)
    ? []
    : season.players.filter((player) =>
        season.rules.some(({ flag, players }) => flag === 'protected' && players?.includes(player)),
      )
