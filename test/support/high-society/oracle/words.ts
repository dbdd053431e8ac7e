import { type Any, broken } from './world'

/** Names at the table, to tell those who are there from those who are not. */
export interface Names {
  seats: string[]
  prospects: string[]
}

const TERMS: Record<string, string[]> = {
  player: ['dancing', 'single', 'engaged', 'catchable', 'other'],
  prospect: ['available', 'single', 'engaged', 'token', 'room', 'hidden', 'other'],
}
const WORDS: Record<string, string[]> = {
  player: ['self', 'others', 'all', 'lowest', 'highest'],
  prospect: ['partner', 'fiance', 'top', 'bottom'],
}
const FLAGS = [
  'protected',
  'distracted',
  'no-reveal',
  'no-affection',
  'no-engagement',
  'no-scandal',
  'no-dance',
  'other',
]

const one = (list: string[]) => (value: Any) => list.includes(value)

function knows(kind: 'player' | 'prospect', names: string[], which: Any): boolean {
  if (typeof which !== 'object') return WORDS[kind]?.includes(which) || names.includes(which)
  return which.choose === kind && (which.where ?? []).every((term: string) => TERMS[kind]?.includes(term))
}

type Check = (value: Any, names: Names, effect: Any) => boolean
const P: Check = (which, { seats }) => knows('player', seats, which)
const S: Check = (which, { prospects }) => knows('prospect', prospects, which)
const SUPPLY: Check = (which, names) => which === 'supply' || S(which, names, null)
const PILE: Check = (which, names) =>
  typeof which === 'string' ? ['deck', 'discard'].includes(which) : P(which.hand, names, null)
const COUNT: Check = (n) => n === 'all' || n >= 1
const LIST: Check = (effects, names) => effects.every((effect: Any) => isKnown(effect, names))

/** For every kind of effect what its fields may say; a field that is not there says nothing wrong. */
const FIELDS: Record<string, Record<string, Check>> = {
  MOVE: { who: S, by: (by) => by !== 0 },
  TOKEN: { of: P, from: SUPPLY, to: SUPPLY, n: (n) => n >= 1 },
  TRAIT: { op: one(['reveal', 'add', 'remove', 'peek', 'exchange']), at: S },
  CARDS: { from: PILE, to: PILE, n: COUNT },
  DANCE: { token: one(['here', 'none', 'elsewhere', 'replace']) },
  SCANDAL: {},
  ORDER: {
    set: one(['reverse', 'first', 'last']),
    who: (who, names, { set }) => set === 'reverse' || P(who, names, null),
  },
  RULE: {
    flag: one(FLAGS),
    on: (on, names, { flag }) => P(on, names, null) || (flag !== 'protected' && S(on, names, null)),
    until: one(['ball', 'season']),
  },
  MANUAL: {},
  MAY: { effects: LIST },
}

function isKnown(effect: Any, names: Names): boolean {
  const fields = Object.hasOwn(FIELDS, effect.do) ? FIELDS[effect.do] : undefined
  if (!fields) return false
  return Object.entries(fields).every(
    ([key, check]) => effect[key] == null || check(effect[key], names, effect),
  )
}

export function checkEffects(effects: Any[] | null | undefined, names: Names) {
  if (!LIST(effects ?? [], names, null)) broken('unknown-effect')
}

/** Where an event of each type names players, prospects, cards, effects and a Trait. */
const SPOTS: Record<
  string,
  Partial<Record<'players' | 'prospects' | 'cards' | 'effects' | 'traits', (event: Any) => Any[]>>
> = {
  ball: { effects: ({ before, order, end }) => [before, order, end] },
  cards: { players: ({ played }) => Object.keys(played), cards: ({ played }) => Object.values(played) },
  dance: {
    players: ({ player, replace, sendHome }) => [player, replace, sendHome],
    prospects: ({ prospect, token, moveFrom }) => [prospect, token, moveFrom].flat(),
    traits: ({ reveal }) => [reveal],
  },
  scandal: { players: ({ player, victim }) => [player, victim], traits: ({ reveal }) => [reveal] },
  pass: { players: ({ player }) => [player] },
  give: { players: ({ player, to }) => [player, to] },
  discard: { players: ({ player }) => [player] },
  gossip: { players: ({ player }) => [player], effects: ({ effects }) => [effects] },
  'end-ball': {},
  effect: { players: ({ player }) => [player], effects: ({ effects }) => [effects] },
  score: { players: ({ scores, winner }) => [...Object.keys(scores), winner] },
}

export const isCard = (n: Any) => Number.isInteger(n) && n >= 1 && n <= 24

/** Whether everything that an event names is there: type, players, prospects, cards, effects, in that order. */
export function checkNames(event: Any, names: Names) {
  const spots = Object.hasOwn(SPOTS, event.type) ? SPOTS[event.type] : broken('unknown-event')
  const said = (key: keyof NonNullable<typeof spots>) =>
    (spots?.[key]?.(event) ?? []).filter((value) => value != null)
  if (!said('players').every((name) => names.seats.includes(name))) broken('unknown-player')
  if (!said('prospects').every((name) => names.prospects.includes(name))) broken('unknown-prospect')
  if (!said('cards').every(isCard)) broken('unknown-card')
  for (const effects of said('effects')) checkEffects(effects, names)
  if (said('traits').some(({ arrows }) => arrows === 0)) broken('unknown-effect')
}
