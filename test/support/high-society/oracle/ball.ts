import { happen, sorted } from './effects'
import { canDance, catchSomebody, type DanceKind, danceWith, PLAIN } from './floor'
import type { Scene } from './select'
import { type Any, broken, byNumber, catchable, draw, hand, isDanbury, toPile, type World } from './world'

export const HAND = 2

export const tooMany = (w: World) => w.seats.filter((player) => hand(w, player) > HAND)
export const toAct = (w: World) => w.order.find((player) => !w.acted.has(player)) ?? null

export function gossiper(w: World): string | null {
  const isLast = isDanbury(w) && w.readings['danbury-gossip'] === 'last-to-dance'
  return (isLast ? w.order.at(-1) : byNumber(w).at(-1)) ?? null
}

interface Card {
  before: Any[]
  after: Any[]
  order: Any[]
  dance: DanceKind | null
  scandal: 'no' | 'may' | 'must'
  isUnknown: boolean
}
const card = (change: Partial<Card>): Card => ({
  before: [],
  after: [],
  order: [],
  dance: PLAIN,
  scandal: 'no',
  isUnknown: false,
  ...change,
})

const jealousy = (w: World) =>
  card({
    dance: { ...PLAIN, token: 'elsewhere', engage: w.ball === 8 && w.readings['jealousy-final'] === 'match' },
  })
const swoon = () => card({ dance: { ...PLAIN, occupied: true, token: 'replace' } })

const PRINTED: Record<number, (w: World) => Card> = {
  4: jealousy,
  8: jealousy,
  6: swoon,
  10: swoon,
  15: () => card({}),
  18: () => card({ before: [{ do: 'RULE', flag: 'distracted', until: 'ball' }] }),
}

/** What one row in place of the plain dance comes to. */
const INSTEAD: Record<string, (row: Any) => Partial<Card>> = {
  DANCE: (row) => ({
    dance: {
      occupied: row.occupied ?? false,
      token: row.token ?? 'here',
      engage: row.engage ?? true,
      reveal: row.reveal ?? true,
    },
  }),
  SCANDAL: () => ({ dance: null, scandal: 'must' }),
  MAY: () => ({ scandal: 'may' }),
}

function cardOf(w: World, player: string): Card {
  const number = w.laid.get(player) as number
  const printed = PRINTED[number]
  if (printed) return printed(w)
  const entered = w.book.get(number)
  if (!entered) return card({ isUnknown: true })
  const { before, after, order, instead } = entered
  const texts = { before: before ?? [], after: after ?? [], order: order ?? [] }
  if (instead == null) return card(texts)
  const [row] = instead
  return card({ ...texts, ...(row ? INSTEAD[row.do]?.(row) : { dance: null }) })
}

function openBall(scene: Scene, { name, before, order, end }: Any) {
  const { w } = scene
  if (name != null) {
    const others = w.names.filter((_, i) => i !== w.ball - 1)
    const known = w.names[w.ball - 1] ?? null
    if (known !== null ? known !== name : others.includes(name)) broken('wrong-ball')
    w.names[w.ball - 1] = name
  }
  Object.assign(w, { stage: 'cards', rule: { order: order ?? [], end: end ?? [] } })
  happen(scene, before)
}

function layCards(scene: Scene, { played }: Any) {
  const { w } = scene
  const laid = new Map(Object.entries(played as Record<string, number>))
  if (w.seats.some((player) => laid.has(player) !== hand(w, player) > 0)) broken('cards-missing')
  const numbers = [...laid.values()]
  if (numbers.some((number, i) => numbers.indexOf(number) < i)) broken('card-twice')
  if (numbers.some((number) => w.pile.includes(number))) broken('card-in-discard')
  w.laid = laid
  for (const player of laid.keys()) w.hands.set(player, hand(w, player) - 1)
  const base = isDanbury(w) ? byNumber(w).reverse() : byNumber(w)
  scene.orders = { turns: 0, places: new Map() }
  happen(scene, w.rule.order)
  for (const player of base) {
    scene.self = player
    happen(scene, cardOf(w, player).order)
  }
  w.order = sorted(base, scene.orders.turns, scene.orders.places)
  if (!isDanbury(w)) {
    const ends: Record<number, string> = { 24: 'first', 1: 'last' }
    const told = base.map((player) => [player, ends[laid.get(player) as number] ?? ''] as const)
    w.order = sorted(w.order, 0, new Map(told))
  }
  w.stage = 'turns'
}

const ACTING: Record<string, (scene: Scene, event: Any, its: Card) => void> = {
  dance: ({ w }, event, { dance }) => {
    if (dance) danceWith(w, event.player, event, dance)
    else broken('dance-not-allowed')
  },
  scandal: (scene, { player, victim, reveal }, { scandal, isUnknown }) => {
    if (scandal === 'no' && !isUnknown) broken('scandal-not-allowed')
    catchSomebody(scene.w, player, victim)
    if (reveal) broken('reveal-not-allowed')
    scene.unproven ||= isUnknown
  },
  pass: (scene, { player }, { dance, scandal, isUnknown }) => {
    const { w } = scene
    scene.unproven ||= isUnknown
    if (isUnknown) return
    if (dance && canDance(w, player, dance.occupied)) broken('must-act')
    if (scandal === 'must' && catchable(w, player).length > 0) broken('must-act')
  },
}

function takeTurn(scene: Scene, event: Any) {
  const { w } = scene
  const its = cardOf(w, event.player)
  w.acted.add(event.player)
  happen(scene, its.before)
  ACTING[event.type]?.(scene, event, its)
  happen(scene, its.after)
  if (w.laid.get(event.player) === 15 && hand(w, event.player) > 0) w.giver = event.player
}

/** Tiles back, cards to the discard, hands filled: once no hand is too big. */
export function clearAway(w: World) {
  if (w.stage !== 'clearing' || tooMany(w).length > 0) return
  w.laws = w.laws.filter(({ until }) => until === 'season')
  const start = w.seats.indexOf(byNumber(w)[0] ?? (w.seats[0] as string))
  toPile(w, [...w.laid.values()])
  Object.assign(w, { laid: new Map(), order: [], acted: new Set(), floor: new Map(), ringsOfBall: new Set() })
  w.stage = w.ball === 8 ? 'over' : 'shut'
  if (w.stage === 'over') return
  for (let i = 0; i < w.seats.length; i++) {
    const player = w.seats[(start + i) % w.seats.length] as string
    while (hand(w, player) < HAND && draw(w)) w.hands.set(player, hand(w, player) + 1)
  }
  w.ball += 1
}

export const HAPPENING: Record<string, (scene: Scene, event: Any) => void> = {
  ball: openBall,
  cards: layCards,
  dance: takeTurn,
  scandal: takeTurn,
  pass: takeTurn,
  give: ({ w }, { player, to }) => {
    if (to === player) broken('give-self')
    w.hands.set(to, hand(w, to) + hand(w, player))
    w.hands.set(player, 0)
    w.giver = null
  },
  discard: ({ w }, { player, count }) => {
    if (hand(w, player) <= HAND || count !== hand(w, player) - HAND) broken('wrong-discard')
    w.hands.set(player, HAND)
    toPile(w, Array(count).fill('?'))
  },
  gossip: (scene, { player, effects }) => {
    if (player !== gossiper(scene.w)) broken('wrong-gossip')
    happen(scene, effects)
    scene.w.stage = 'end'
  },
  'end-ball': (scene) => {
    happen(scene, scene.w.rule.end)
    scene.w.stage = 'clearing'
  },
  effect: (scene, { effects }) => {
    scene.unproven = true
    happen(scene, effects)
  },
}
