import {
  type Any,
  broken,
  byNumber,
  catchable,
  dancersAt,
  isTaken,
  ownOn,
  takes,
  tile,
  type World,
} from './world'

/** What goes on while an event’s effects happen. */
export interface Scene {
  w: World
  self: string | null
  answers: Any[]
  /** Orders are told and hold later; null: at once. */
  orders: { turns: number; places: Map<string, string> } | null
  unproven: boolean
  /** How many `MAY` we are under. */
  mays: number
}

/** Every kind of effect, word and term that came into play, for tests that ask whether all did. */
export const used = new Set<string>()

/** Ends a row: nobody is found. */
export const NOTHING = Symbol('nothing')
export type Found = string[] | typeof NOTHING

export function answer(scene: Scene): Any {
  return scene.answers.length === 0 ? broken('choice-missing') : scene.answers.shift()
}

export function among(scene: Scene, possible: string[]): Found {
  if (possible.length === 0) return NOTHING
  const said = answer(scene)
  return possible.includes(said) ? [said] : broken('choice-not-allowed')
}

function note(kind: string, which: Any) {
  if (typeof which === 'string') used.add(`${kind} ${which}`)
  else for (const term of which.where ?? []) used.add(`${kind} who is ${term}`)
}

type PlayerTerm = (scene: Scene, player: string) => boolean
const PLAYER_TERMS: Record<string, PlayerTerm> = {
  dancing: ({ w }, player) => w.floor.has(player),
  single: ({ w }, player) => !w.rings.has(player),
  engaged: ({ w }, player) => w.rings.has(player),
  catchable: ({ w, self }, player) => catchable(w, self).includes(player),
  other: ({ self }, player) => player !== self,
}
export const PLAYER_WORDS: Record<string, (scene: Scene) => string[]> = {
  self: ({ self }) => (self === null ? [] : [self]),
  others: ({ w, self }) => w.seats.filter((player) => player !== self),
  all: ({ w }) => w.seats,
  lowest: ({ w }) => byNumber(w).slice(-1),
  highest: ({ w }) => byNumber(w).slice(0, 1),
}

export function players(scene: Scene, which: Any): Found {
  note('player', which)
  if (typeof which === 'object') {
    const fits = (player: string) =>
      (which.where ?? []).every((term: string) => PLAYER_TERMS[term]?.(scene, player))
    return among(scene, scene.w.seats.filter(fits))
  }
  const word = Object.hasOwn(PLAYER_WORDS, which) ? PLAYER_WORDS[which] : undefined
  const found = word ? word(scene) : [which]
  return found.length === 0 ? NOTHING : found
}

type ProspectTerm = (scene: Scene, prospect: string, whose: string | null) => boolean
const PROSPECT_TERMS: Record<string, ProspectTerm> = {
  available: ({ w }, prospect) => dancersAt(w, prospect).length === 0,
  single: ({ w }, prospect) => !isTaken(w, prospect),
  engaged: ({ w }, prospect) => isTaken(w, prospect),
  token: ({ w }, prospect, whose) => whose !== null && ownOn(w, whose, prospect) > 0,
  room: ({ w }, prospect, whose) =>
    whose !== null && takes(w, whose, prospect) && tile(w, prospect).length < 2,
  hidden: ({ w }, prospect) => (w.faceDown.get(prospect) as number) > 0,
  other: (scene, prospect) => partner(scene) !== prospect,
}
const partner = ({ w, self }: Scene) => (self === null ? undefined : w.floor.get(self))
const PROSPECT_WORDS: Record<string, (scene: Scene) => string | undefined> = {
  partner,
  fiance: ({ w, self }) => (self === null ? undefined : w.rings.get(self)?.prospect),
  top: ({ w }) => w.ladder[0],
  bottom: ({ w }) => w.ladder.at(-1),
}

/** A prospect; `whose` tokens the terms mean. */
export function place(scene: Scene, which: Any, whose: string | null): string | typeof NOTHING {
  note('prospect', which)
  if (typeof which === 'object') {
    const fits = (prospect: string) =>
      (which.where ?? []).every((term: string) => PROSPECT_TERMS[term]?.(scene, prospect, whose))
    const found = among(scene, scene.w.ladder.filter(fits))
    return found === NOTHING ? NOTHING : (found[0] as string)
  }
  const word = Object.hasOwn(PROSPECT_WORDS, which) ? PROSPECT_WORDS[which] : undefined
  return word ? (word(scene) ?? NOTHING) : which
}

/** Does something for each player found, one after another. */
export function each(scene: Scene, which: Any, act: (player: string) => void) {
  const found = players(scene, which)
  if (found !== NOTHING) for (const player of found) act(player)
}
