import { own } from '../../core/own'
import { byCard, catchable, dancersAt } from '../floor'
import type { Place, Players, Season } from '../model'
import { isRefusal, type Refusal } from '../refusal'
import { isEngagedProspect, isFull, mayPlace, ownOn } from '../tokens'
import { chosen, type Run } from './run'

type Chosen<T> = (T & { readonly run: Run }) | Refusal

/** What a term of a choice asks of a player. */
const playerFits: Readonly<Record<string, (run: Run, player: string) => boolean>> = {
  dancing: ({ season }, player) => own(season.ball?.dancing, player) !== undefined,
  single: ({ season }, player) => !own(season.engaged, player),
  engaged: ({ season }, player) => own(season.engaged, player) !== undefined,
  catchable: ({ season, self }, player) => catchable(season, self).includes(player),
  other: ({ self }, player) => player !== self,
}

const named: Readonly<Record<string, (run: Run) => readonly string[]>> = {
  self: ({ self }) => (self === null ? [] : [self]),
  others: ({ season, self }) => season.players.filter((player) => player !== self),
  all: ({ season }) => season.players,
  lowest: ({ season }) => byCard(season).slice(-1),
  highest: ({ season }) => byCard(season).slice(0, 1),
}

/** The players that a row speaks of, in seat order; none where there is nobody to choose from. */
export function selectPlayers(run: Run, players: Players): Chosen<{ readonly players: readonly string[] }> {
  if (typeof players === 'string') return { run, players: own(named, players)?.(run) ?? [players] }
  const possible = run.season.players.filter((player) =>
    players.where.every((term) => playerFits[term]?.(run, player)),
  )
  if (possible.length === 0) return { run, players: [] }
  const choice = chosen(run, 'player', possible)
  return isRefusal(choice) ? choice : { run: choice.run, players: [choice.name] }
}

/** What a term of a choice asks of a prospect, for the player of the row or else of the run. */
const prospectFits: Readonly<Record<string, (run: Run, prospect: string, player: string | null) => boolean>> =
  {
    available: ({ season }, prospect) => dancersAt(season, prospect).length === 0,
    single: ({ season }, prospect) => !isEngagedProspect(season, prospect),
    engaged: ({ season }, prospect) => isEngagedProspect(season, prospect),
    token: ({ season }, prospect, player) => player !== null && ownOn(season, player, prospect) > 0,
    room: ({ season }, prospect, player) =>
      player !== null && mayPlace(season, player, prospect) && !isFull(season, prospect),
    hidden: ({ season }, prospect) => (season.tiles[prospect]?.hidden ?? 0) > 0,
    other: (run, prospect) => prospect !== partnerOf(run),
  }

const partnerOf = ({ season, self }: Run): string | undefined =>
  self === null ? undefined : own(season.ball?.dancing, self)

const found: Readonly<Record<string, (run: Run) => string | undefined>> = {
  partner: partnerOf,
  fiance: ({ season, self }) => (self === null ? undefined : own(season.engaged, self)?.prospect),
  top: ({ season }) => season.ladder[0],
  bottom: ({ season }) => season.ladder.at(-1),
}

/** The prospect that a row speaks of; null where there is none. */
export function selectProspect(
  run: Run,
  place: Place,
  rowPlayer: string | null = run.self,
): Chosen<{ readonly prospect: string | null }> {
  if (typeof place === 'string') {
    const word = own(found, place)
    return { run, prospect: word ? (word(run) ?? null) : place }
  }
  const possible = possibleIn(run.season, (prospect) =>
    place.where.every((term) => prospectFits[term]?.(run, prospect, rowPlayer)),
  )
  if (possible.length === 0) return { run, prospect: null }
  const choice = chosen(run, 'prospect', possible)
  return isRefusal(choice) ? choice : { run: choice.run, prospect: choice.name }
}

const possibleIn = ({ ladder }: Season, fits: (prospect: string) => boolean) => ladder.filter(fits)
