import { clearAway, gossiper, HAPPENING, toAct, tooMany } from './ball'
import { setUp } from './head'
import type { Scene } from './select'
import { checkNames } from './words'
import { type Any, broken, Fault, supplyOf, type World } from './world'

function phaseOf(w: World): string {
  if (w.stage === 'over') return 'over'
  if (tooMany(w).length > 0) return 'discard'
  if (w.stage === 'shut') return 'ball'
  if (w.giver !== null) return 'give'
  if (w.stage === 'cards') return 'cards'
  if (w.stage === 'turns' && toAct(w) !== null) return 'turn'
  return w.stage === 'turns' && gossiper(w) !== null ? 'gossip' : 'end-ball'
}

/** Types of event by what is due. */
const DUE: Record<string, string[]> = {
  ball: ['ball'],
  cards: ['cards', 'effect'],
  turn: ['dance', 'scandal', 'pass', 'effect'],
  give: ['give'],
  discard: ['discard'],
  gossip: ['gossip', 'effect'],
  'end-ball': ['end-ball', 'effect'],
  over: ['score'],
}

/** Events whose effects are somebody’s, and those whose effects are nobody’s or those of many; no others ask anything. */
const WHOSE = ['dance', 'scandal', 'pass', 'gossip', 'effect']
const NOBODYS = ['ball', 'cards', 'end-ball']

const totals = (w: World) =>
  w.seats.flatMap((player) => {
    const ring = w.rings.get(player)
    if (!ring) return []
    const place = w.ladder.length - w.ladder.indexOf(ring.prospect)
    const points = (w.faceUp.get(ring.prospect) ?? []).reduce((sum, trait) => sum + trait.points, 0)
    return [{ player, place, total: place + points + (ring.love ? 1 : 0) }]
  })

const best = (w: World) => totals(w).sort((a, b) => b.total - a.total || b.place - a.place)[0]?.player ?? null

function count(w: World, { scores, winner }: Any) {
  const counted = totals(w)
  const isRight =
    Object.keys(scores).length === counted.length &&
    counted.every(({ player, total }) => Object.hasOwn(scores, player) && scores[player] === total)
  if (!isRight || (winner !== undefined && winner !== best(w))) broken('wrong-score')
  w.counted = true
}

/** One event; whether nobody can prove it. */
function tell(w: World, event: Any): boolean {
  checkNames(event, { seats: w.seats, prospects: [...w.tiles.keys()] })
  const phase = phaseOf(w)
  if (phase === 'over' && event.type !== 'score') broken('game-over')
  if (!DUE[phase]?.includes(event.type) || w.counted) broken('out-of-sequence')
  const mover = phase === 'turn' ? toAct(w) : phase === 'give' ? w.giver : null
  if (mover !== null && event.type !== 'effect' && event.player !== mover) broken('turn-order')
  const self = WHOSE.includes(event.type) ? (event.player ?? null) : null
  const told = [...WHOSE, ...NOBODYS].includes(event.type) ? (event.choices ?? []) : []
  const scene: Scene = { w, self, answers: [...told], orders: null, unproven: false, mays: 0 }
  HAPPENING[event.type]?.(scene, event)
  if (scene.answers.length > 0) broken('choice-not-allowed')
  if (event.type === 'score') count(w, event)
  clearAway(w)
  return scene.unproven
}

function tableOf(w: World) {
  const phase = phaseOf(w)
  const prospects = [...w.tiles.keys()]
  const each = <T>(names: string[], value: (name: string) => T) =>
    Object.fromEntries(names.map((name) => [name, value(name)]))
  const isGuarded = (player: string) =>
    w.laws.some(({ flag, players }) => flag === 'protected' && players?.includes(player))
  const isDistracted = w.laws.some(({ flag }) => flag === 'distracted')
  const isOver = phase === 'over'
  const turn: Record<string, () => string | null> = {
    turn: () => toAct(w),
    give: () => w.giver,
    gossip: () => gossiper(w),
  }
  const numbers = w.pile.filter((n) => n !== '?').sort((a, b) => a - b)
  return {
    phase,
    ball: w.ball,
    order: w.order,
    turn: turn[phase]?.() ?? null,
    ladder: w.ladder,
    tokens: each(prospects, (prospect) =>
      w.seats.flatMap((player) => (w.tiles.get(prospect) ?? []).filter((owner) => owner === player)),
    ),
    supply: each(w.seats, (player) => supplyOf(w, player)),
    engaged: Object.fromEntries(w.rings),
    traits: Object.fromEntries(w.faceUp),
    hidden: Object.fromEntries(w.faceDown),
    aside: w.aside,
    dancing: Object.fromEntries(w.floor),
    protected: isDistracted ? [] : w.seats.filter(isGuarded),
    hands: Object.fromEntries(w.hands),
    deck: w.deck,
    discard: [...numbers, ...w.pile.filter((n) => n === '?')],
    scores: isOver ? Object.fromEntries(totals(w).map(({ player, total }) => [player, total])) : {},
    winners: isOver ? [best(w)].filter((player) => player !== null) : [],
  }
}

/** The second referee’s report on a record that can be read. */
export function oracle(record: Any): Any {
  const unproven: [number, string][] = []
  let at = -1
  try {
    const w = setUp(record)
    for (const event of record.events) {
      at += 1
      if (tell(w, event)) unproven.push([at, 'table-ruling'])
    }
    return { fault: null, unproven, state: tableOf(w) }
  } catch (caught) {
    if (!(caught instanceof Fault)) throw caught
    return { fault: { at, rule: caught.rule, suspects: [] }, unproven }
  }
}
