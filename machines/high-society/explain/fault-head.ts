import { BALLS, CARDS, type Effect, HAND, RULINGS, type RuleId, type RulingKey, TILE, TOKENS } from '../model'
import { siblingsIn } from '../record/head'
import { isInstead } from '../record/instead'
import type { GameRecord, Start } from '../record/read'
import { BUILT_IN } from '../turn'
import { cardSentence, effectsSentence, playerSentence, prospectSentence } from './fault-unknown'
import { ballCalled, isolate, type Names, number } from './words'

/** What a record begins with, before its events. */
export type Head = Omit<GameRecord, 'events'>

const effectsOf = ({ cards = {} }: Head): Effect[] =>
  Object.values(cards).flatMap(({ order, before, after, instead = [] }) => [
    ...order,
    ...before,
    ...after,
    ...instead,
  ])

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, i) => values.indexOf(value) < i)

/** Why one name cannot stand for two, and what to do about it. */
function twiceSentence({ players, prospects }: Pick<Head, 'players' | 'prospects'>, name: string): string {
  const isBoth = players.includes(name) && prospects.includes(name)
  const why = isBoth
    ? `The log could not tell the player ${isolate(name)} from the prospect`
    : 'The log could not tell them apart'
  return `Two at this table cannot both be called ${isolate(name)}. ${why}: give one of them another name, or a letter more.`
}

function tableSentence({ players, prospects, families = {}, balls }: Head): string | null {
  const n = players.length
  if (n < 3 || n > 6) return `Three to six play this game, not ${number(n)}.`
  if (prospects.length !== n + 1)
    return `With ${number(n)} players there are ${number(n + 1)} prospects, not ${number(prospects.length)}.`
  const twice = repeated([...players, ...prospects])
  if (twice !== undefined) return twiceSentence({ players, prospects }, twice)
  const [member, house] =
    Object.entries(families).find(([, name]) => name !== 'bridgerton' && name !== 'featherington') ?? []
  if (member !== undefined)
    return `${isolate(member)} can be a Bridgerton or a Featherington, not “${isolate(house ?? '')}”.`
  if (balls && balls.length !== BALLS) return `There are eight Balls, not ${number(balls.length)}.`
  const ball = repeated((balls ?? []).filter((name) => name !== null))
  return ball === undefined ? null : `Two Balls cannot both be called ${ballCalled(ball)}.`
}

const isRuling = ([key, value]: readonly [string, string]): boolean =>
  Object.hasOwn(RULINGS, key) && (RULINGS[key as RulingKey] as readonly string[]).includes(value)

function rulingSentence({ rulings = {} }: Head): string | null {
  const [key, value] = Object.entries(rulings).find((each) => !isRuling(each)) ?? []
  if (key === undefined) return null
  return Object.hasOwn(RULINGS, key)
    ? `The ruling “${isolate(key)}” has no reading “${isolate(value ?? '')}”.`
    : `There is no ruling called “${isolate(key)}”.`
}

function bookSentence({ cards = {} }: Head): string | null {
  const known = Object.keys(cards).find((key) => BUILT_IN.includes(Number(key)))
  if (known !== undefined)
    return `Card ${known} is built in: the rulebook gives its text, so the card book has no say in it.`
  const odd = Object.entries(cards).find(([, { instead }]) => !isInstead(instead))
  return odd
    ? `In place of its dance, card ${odd[0]} can have one other dance, one scandal, or nothing.`
    : null
}

/** Two of one family between whom there can be no token and no Match. */
function kinSentence(head: Head, { tokens = {}, engaged = {} }: Start): string | null {
  const kin = siblingsIn(head)
  const isKin = (player: string, prospect: string) => kin[player]?.includes(prospect) ?? false
  const bound = Object.entries(engaged).find(([player, { prospect }]) => isKin(player, prospect))
  if (bound)
    return `${isolate(bound[0])} and ${isolate(bound[1].prospect)} are brother and sister: they cannot be engaged.`
  const laid = Object.entries(tokens).flatMap(([prospect, owners]) =>
    owners.map((owner) => [owner, prospect] as const),
  )
  const found = laid.find(([owner, prospect]) => isKin(owner, prospect))
  return found
    ? `${isolate(found[0])} and ${isolate(found[1])} are brother and sister: no token of one lies on the other.`
    : null
}

/** More cards in the discard than are left beside the hands. */
function discardSentence({ players }: Head, { discard = [] }: Start): string | null {
  const most = CARDS - HAND * players.length
  return discard.length > most
    ? `Everybody holds two cards, so at most ${most} lie in the discard, not ${discard.length}.`
    : null
}

function startSentence({ ball = 1, tokens = {}, engaged = {}, traits = {}, discard = [] }: Start): string {
  if (ball < 1 || ball > BALLS) return `The Balls are numbered 1 to ${BALLS}; there is no Ball ${ball}.`
  const full = Object.keys(tokens).find((prospect) => (tokens[prospect]?.length ?? 0) > TILE)
  if (full !== undefined) return `No more than two tokens lie on a tile; on ${isolate(full)} there are more.`
  const owners = Object.values(tokens).flat()
  const rich = owners.find((owner) => owners.filter((each) => each === owner).length > TOKENS)
  if (rich !== undefined) return `${isolate(rich)} has four tokens, and more than that lie on the tiles.`
  const twice = repeated(Object.values(engaged).map(({ prospect }) => prospect))
  if (twice !== undefined) return `${isolate(twice)} cannot be engaged to two players.`
  const bound = owners.find((owner) => Object.hasOwn(engaged, owner))
  if (bound !== undefined) return `${isolate(bound)} is engaged and can have no tokens on the tiles.`
  const rung = Object.values(engaged).find(({ prospect }) => tokens[prospect]?.length)
  if (rung) return `${isolate(rung.prospect)} is engaged and can hold no tokens.`
  const open = Object.keys(traits).find((prospect) => (traits[prospect]?.length ?? 0) > 2)
  if (open !== undefined) return `${isolate(open)} has two Traits, and more are told face up.`
  const known = discard.filter((card) => card !== '?')
  const card = known.find((each, i) => known.indexOf(each) < i)
  if (card !== undefined) return `Card ${card} cannot lie in the discard twice.`
  return 'The position that this season starts from cannot lie on a table of this game: its Traits do not add up.'
}

/** What the head of a record says that cannot be, for a fault at index -1. */
export function headSentence(head: Head, rule: RuleId): string {
  const names: Names = { players: head.players, prospects: head.prospects }
  const { families = {}, siblings = [], start = {}, cards = {} } = head
  const { tokens = {}, engaged = {}, traits = {}, discard = [] } = start
  switch (rule) {
    case 'unknown-player': {
      const said = [
        ...Object.values(tokens).flat(),
        ...Object.keys(engaged),
        ...siblings.flatMap(([player]) => player ?? []),
      ]
      const kin = Object.keys(families).filter((name) => !names.prospects.includes(name))
      return playerSentence(names, [...said, ...kin])
    }
    case 'unknown-prospect':
      return prospectSentence(names, [
        ...Object.keys(tokens),
        ...Object.values(engaged).map(({ prospect }) => prospect),
        ...Object.keys(traits),
        ...siblings.flatMap(([, prospect]) => prospect ?? []),
      ])
    case 'unknown-card':
      return cardSentence([...Object.keys(cards), ...discard.filter((card) => card !== '?')])
    case 'unknown-effect':
      return effectsSentence(names, effectsOf(head))
    default:
      return (
        tableSentence(head) ??
        rulingSentence(head) ??
        bookSentence(head) ??
        kinSentence(head, start) ??
        discardSentence(head, start) ??
        startSentence(start)
      )
  }
}
