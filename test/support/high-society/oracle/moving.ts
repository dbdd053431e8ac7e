import { answer, each, NOTHING, place, type Scene } from './select'
import {
  type Any,
  broken,
  draw,
  goHome,
  hand,
  isBarred,
  isFaceDown,
  ownOn,
  supplyOf,
  takes,
  tile,
  toPile,
  turnFaceUp,
  type World,
} from './world'

export function token(scene: Scene, { of, from, to, n = 1 }: Any) {
  const { w } = scene
  each(scene, of, (player) => {
    const source = from === 'supply' ? 'supply' : place(scene, from, player)
    if (source === NOTHING) return
    const target = to === 'supply' ? 'supply' : place(scene, to, player)
    if (target === NOTHING) return
    for (let i = 0; i < n; i++) {
      const there = from === 'supply' ? supplyOf(w, player) : ownOn(w, player, source)
      if (there === 0) return
      if (to !== 'supply' && (!takes(w, player, target) || tile(w, target).length >= 2)) return
      if (from !== 'supply') goHome(w, player, source)
      if (to !== 'supply') tile(w, target).push(player)
    }
  })
}

const isInteger = (value: Any) => Number.isInteger(value)

export function isReveal(value: Any): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { arrows, points, name, slot } = value
  return (
    isInteger(arrows) &&
    arrows !== 0 &&
    isInteger(points) &&
    (name === undefined || name === null || typeof name === 'string') &&
    (slot === undefined || slot === null || isInteger(slot))
  )
}

function revealByEffect(scene: Scene, prospect: string) {
  const { w, self } = scene
  if ((w.faceDown.get(prospect) as number) === 0) return
  if (scene.mays > 0) {
    if (self !== null && w.ringsOfBall.has(self)) broken('reveal-after-engagement')
    if (isBarred(w, 'no-reveal', [self], prospect)) broken('reveal-not-allowed')
  }
  const said = answer(scene)
  if (!isReveal(said)) broken('choice-not-allowed')
  if (!isFaceDown(w, prospect, said.slot ?? undefined)) broken('choice-not-allowed')
  turnFaceUp(w, prospect, { ...said, slot: said.slot ?? undefined })
}

export function trait(scene: Scene, { op, at }: Any) {
  const { w } = scene
  const prospect = place(scene, at, scene.self)
  if (prospect === NOTHING) return
  const down = w.faceDown.get(prospect) as number
  const slots = w.slots.get(prospect) as { laid: number }
  if (op === 'reveal') revealByEffect(scene, prospect)
  if (op === 'add' && w.aside > 0) {
    w.aside -= 1
    w.faceDown.set(prospect, down + 1)
    slots.laid += 1
  }
  if (op === 'remove' && down > 0) {
    w.aside += 1
    w.faceDown.set(prospect, down - 1)
  }
}

/** A place where cards lie: how many, and how they are taken and put. */
interface Pile {
  key: string
  count: () => number
  take: (n: number) => void
  put: (n: number) => void
}

function pile(w: World, key: string, owner: string | null): Pile {
  const at = owner as string
  if (key === 'hand')
    return {
      key: `hand ${at}`,
      count: () => hand(w, at),
      take: (n) => w.hands.set(at, hand(w, at) - n),
      put: (n) => w.hands.set(at, hand(w, at) + n),
    }
  if (key === 'deck')
    return {
      key,
      count: () => w.deck,
      take: () => {},
      put: (n) => {
        w.deck += n
      },
    }
  return {
    key,
    count: () => w.pile.length,
    take: (n) => {
      if (n > 0) w.pile = Array(w.pile.length - n).fill('?')
    },
    put: (n) => {
      if (n > 0) toPile(w, Array(n).fill('?'))
    },
  }
}

function eachPile(scene: Scene, which: Any, act: (pile: Pile) => void) {
  if (typeof which === 'string') act(pile(scene.w, which, null))
  else each(scene, which.hand, (player) => act(pile(scene.w, 'hand', player)))
}

export function cards(scene: Scene, { from, to, n = 1 }: Any) {
  const { w } = scene
  eachPile(scene, from, (source) =>
    eachPile(scene, to, (target) => {
      if (source.key === target.key) return
      const most = n === 'all' ? source.count() : n
      if (source.key === 'deck') {
        for (let i = 0; i < most && draw(w); i++) target.put(1)
        return
      }
      const taken = Math.min(most, source.count())
      source.take(taken)
      target.put(taken)
    }),
  )
}
