import { own } from '../core/own'
import { dancersAt } from './floor'
import { isDistracted, protectedPlayers } from './forbidden'
import { prestige } from './ladder'
import { BALLS, type Match, type Phase, type Season, type Trait } from './model'
import { awaited, gossiper, onTurn } from './phase'
import { scores, winners } from './scoring'
import { supply } from './tokens'

export { BALLS } from './model'

/** A prospect’s tile as it lies on the ladder. */
export interface ProspectView {
  readonly name: string
  /** Its place counted from the bottom, which is 1. */
  readonly prestige: number
  /** Owners of the tokens on it, in seat order. */
  readonly tokens: readonly string[]
  /** Whoever is engaged to it. */
  readonly ring: { readonly player: string; readonly love: boolean } | null
  /** Face up, in the order they were revealed. */
  readonly traits: readonly Trait[]
  readonly hidden: number
  /** Who dances there, in seat order. */
  readonly dancers: readonly string[]
  /** Who caught somebody there. */
  readonly catchers: readonly string[]
}

export interface PlayerView {
  readonly name: string
  /** Tokens at home. */
  readonly supply: number
  /** Cards in hand. */
  readonly hand: number
  /** The Dance card laid in this Ball. */
  readonly card: number | null
  readonly match: Match | null
  /** Whom this player dances with. */
  readonly partner: string | null
  readonly hasActed: boolean
  readonly isOnTurn: boolean
  readonly isProtected: boolean
  /** What the match is worth as it stands now; null for whoever is single. */
  readonly score: number | null
  /** Prospects who are this player’s brothers and sisters. */
  readonly siblings: readonly string[]
}

/** Everything that lies open in a season, as a screen shows it. */
export interface SeasonView {
  readonly phase: Phase
  /** Which Ball is open, or is to be opened: 1 to 8. */
  readonly ball: number
  readonly isFinal: boolean
  readonly ballName: string | null
  /** Top first. */
  readonly ladder: readonly ProspectView[]
  /** In seat order. */
  readonly players: readonly PlayerView[]
  /** Players by turn, those who acted too; [] before the cards lie open. */
  readonly order: readonly string[]
  readonly turn: string | null
  readonly gossiper: string | null
  readonly isDistracted: boolean
  readonly deck: number
  /** Known numbers rising, null for each unknown. */
  readonly discard: readonly (number | null)[]
  /** Traits set aside. */
  readonly aside: number
  /** Whoever would win as it stands now; when the season is over, whoever has won. */
  readonly leader: string | null
  readonly isOver: boolean
}

function ringOn({ engaged }: Season, prospect: string): ProspectView['ring'] {
  const found = Object.entries(engaged).find(([, match]) => match.prospect === prospect)
  return found ? { player: found[0], love: found[1].love } : null
}

function viewProspect(season: Season, name: string): ProspectView {
  const tile = season.tiles[name]
  const owners = tile?.tokens ?? []
  return {
    name,
    prestige: prestige(season, name),
    tokens: season.players.flatMap((player) => owners.filter((owner) => owner === player)),
    ring: ringOn(season, name),
    traits: tile?.traits ?? [],
    hidden: tile?.hidden ?? 0,
    dancers: dancersAt(season, name),
    catchers: season.players.filter((player) => own(season.ball?.catching, player) === name),
  }
}

function viewPlayer(season: Season, name: string): PlayerView {
  const { ball, engaged, hands, siblings } = season
  return {
    name,
    supply: supply(season, name),
    hand: hands[name] ?? 0,
    card: own(ball?.played ?? {}, name) ?? null,
    match: own(engaged, name) ?? null,
    partner: own(ball?.dancing, name) ?? null,
    hasActed: ball?.acted.includes(name) ?? false,
    isOnTurn: awaited(season) === 'turn' && onTurn(season) === name,
    isProtected: protectedPlayers(season).includes(name),
    score: own(scores(season), name) ?? null,
    siblings: siblings[name] ?? [],
  }
}

/** What a screen shows of a season; everything in it is public (rulebook: components; the order of a Ball). */
export function viewSeason(season: Season): SeasonView {
  const { ball, number, calendar, ladder, players, deck, discard, aside, isOver } = season
  const known = discard.filter((card) => card !== null).sort((a, b) => a - b)
  return {
    phase: awaited(season),
    ball: number,
    isFinal: number === BALLS,
    ballName: calendar[number - 1] ?? null,
    ladder: ladder.map((name) => viewProspect(season, name)),
    players: players.map((name) => viewPlayer(season, name)),
    order: ball?.order ?? [],
    turn: awaited(season) === 'give' ? (ball?.giver ?? null) : ball?.played ? onTurn(season) : null,
    gossiper: ball?.played ? gossiper(season) : null,
    isDistracted: isDistracted(season),
    deck,
    discard: [...known, ...discard.filter((card) => card === null)],
    aside,
    leader: winners(season)[0] ?? null,
    isOver,
  }
}
