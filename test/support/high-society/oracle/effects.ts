import { canDance, catchSomebody, danceWith } from './floor'
import { cards, isReveal, token, trait } from './moving'
import { among, answer, each, NOTHING, PLAYER_WORDS, place, players, type Scene, used } from './select'
import { type Any, broken, catchable, climb, type World } from './world'

const isName = (value: Any) => value === undefined || value === null || typeof value === 'string'

/** An answer with the fields of a dance, each of the right kind and naming what there is. */
function isDance(w: World, value: Any): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { prospect, token: to, replace, sendHome, moveFrom, reveal } = value
  const sources = moveFrom === undefined || moveFrom === null ? [] : [moveFrom].flat()
  return (
    typeof prospect === 'string' &&
    [to, replace, sendHome].every(isName) &&
    [prospect, ...(to == null ? [] : [to]), ...sources].every((name) => w.ladder.includes(name)) &&
    [replace, sendHome].every((name) => name == null || w.seats.includes(name)) &&
    (reveal === undefined || reveal === null || isReveal(reveal))
  )
}

function oneMoreDance(scene: Scene, effect: Any) {
  const { w, self } = scene
  const kind = {
    occupied: effect.occupied ?? false,
    token: effect.token ?? 'here',
    engage: effect.engage ?? true,
    reveal: effect.reveal ?? true,
  }
  if (self === null || !canDance(w, self, kind.occupied)) return
  const said = answer(scene)
  if (!isDance(w, said)) broken('choice-not-allowed')
  danceWith(w, self, said, kind)
}

function oneMoreScandal(scene: Scene) {
  const { w, self } = scene
  if (self === null) return
  const found = among(scene, catchable(w, self))
  if (found !== NOTHING) catchSomebody(w, self, found[0] as string)
}

/** Turned round first, then the places told, each group as it stood. */
export function sorted(order: string[], turns: number, places: Map<string, string>): string[] {
  const base = turns % 2 === 1 ? [...order].reverse() : [...order]
  const rank = (player: string) => ({ first: 0, last: 2 })[places.get(player) ?? ''] ?? 1
  return base
    .map((player, i) => ({ player, i }))
    .sort((a, b) => rank(a.player) - rank(b.player) || a.i - b.i)
    .map(({ player }) => player)
}

function order(scene: Scene, { set, who }: Any) {
  const { w } = scene
  const told = scene.orders ?? { turns: 0, places: new Map<string, string>() }
  if (set === 'reverse') told.turns += 1
  else
    each(scene, who, (player) => {
      told.places.set(player, set)
    })
  if (scene.orders) return
  const done = w.order.filter((player) => w.acted.has(player))
  const left = w.order.filter((player) => !w.acted.has(player))
  w.order = [...done, ...sorted(left, told.turns, told.places)]
}

const PLACE_WORDS = ['partner', 'fiance', 'top', 'bottom']

function law(scene: Scene, { flag, on, until = 'ball' }: Any) {
  const { w } = scene
  const which = on ?? (flag === 'protected' ? 'self' : null)
  const isPlace =
    flag !== 'protected' &&
    which !== null &&
    (typeof which === 'object'
      ? which.choose === 'prospect'
      : PLACE_WORDS.includes(which) || (!Object.hasOwn(PLAYER_WORDS, which) && w.ladder.includes(which)))
  const made = { flag, until, players: null as string[] | null, prospect: null as string | null }
  if (isPlace) {
    const found = place(scene, which, scene.self)
    if (found === NOTHING) return
    made.prospect = found
  } else if (which !== null) {
    const found = players(scene, which)
    if (found === NOTHING) return
    made.players = found
  }
  if (flag === 'other') scene.unproven = true
  else w.laws.push(flag === 'distracted' ? { ...made, players: null, prospect: null } : made)
}

function may(scene: Scene, { effects }: Any) {
  const said = answer(scene)
  if (typeof said !== 'boolean') broken('choice-not-allowed')
  if (!said) return
  scene.mays += 1
  happen(scene, effects)
  scene.mays -= 1
}

const DOING: Record<string, (scene: Scene, effect: Any) => void> = {
  MOVE: (scene, { who, by }) => {
    const prospect = place(scene, who, scene.self)
    if (prospect !== NOTHING) climb(scene.w, prospect, by)
  },
  TOKEN: token,
  TRAIT: trait,
  CARDS: cards,
  DANCE: oneMoreDance,
  SCANDAL: oneMoreScandal,
  ORDER: order,
  RULE: law,
  MANUAL: (scene) => {
    scene.unproven = true
  },
  MAY: may,
}

const kindOf = ({ do: kind, op, set, flag, token: where }: Any) =>
  [kind, op ?? set ?? flag ?? where].filter(Boolean).join(' ')

export function happen(scene: Scene, effects: Any[] | null | undefined) {
  for (const effect of effects ?? []) {
    used.add(kindOf(effect))
    DOING[effect.do]?.(scene, effect)
  }
}
