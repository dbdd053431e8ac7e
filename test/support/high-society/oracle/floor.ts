import {
  type Any,
  areKin,
  broken,
  dancersAt,
  goHome,
  isBarred,
  isFaceDown,
  isSafe,
  isTaken,
  ownOn,
  supplyOf,
  takes,
  tile,
  turnFaceUp,
  type World,
} from './world'

export interface DanceKind {
  occupied: boolean
  token: string
  engage: boolean
  reveal: boolean
}

export const PLAIN: DanceKind = { occupied: false, token: 'here', engage: true, reveal: true }

export const mayJoin = (w: World, player: string, prospect: string, occupied: boolean) =>
  !isBarred(w, 'no-dance', [player], prospect) &&
  (occupied || dancersAt(w, prospect).every((other) => other === player))

export const canDance = (w: World, player: string, occupied: boolean) =>
  w.ladder.some((prospect) => mayJoin(w, player, prospect, occupied))

const FIELDS = ['token', 'replace', 'sendHome', 'moveFrom']
const KEBAB: Record<string, string> = {
  token: 'token',
  replace: 'replace',
  sendHome: 'send-home',
  moveFrom: 'move-from',
}

/** What was said of a dance, and what of it was needed. `moveFrom` may be a list, and be needed more than once. */
class Said {
  private readonly left = new Map<string, string[]>()
  private readonly needed = new Set<string>()
  constructor(words: Any) {
    for (const key of FIELDS) if (words[key] != null) this.left.set(key, [words[key]].flat())
  }
  /** The value of a field that is needed. */
  of(key: string, possible: string[]): string {
    this.needed.add(key)
    const value = this.left.get(key)?.shift()
    if (value === undefined && possible.length > 1) broken(`${KEBAB[key]}-missing`)
    if (value !== undefined && !possible.includes(value)) broken(`${KEBAB[key]}-not-allowed`)
    return value ?? (possible[0] as string)
  }
  /** What was said and not needed. */
  end() {
    for (const [key, rest] of this.left)
      if (rest.length > 0 || !this.needed.has(key)) broken(`${KEBAB[key]}-not-allowed`)
  }
}

/** A token of the player laid there, from home or from another tile. */
function lay(w: World, player: string, prospect: string, said: Said) {
  if (supplyOf(w, player) === 0) {
    const from = said.of(
      'moveFrom',
      w.ladder.filter((other) => other !== prospect && ownOn(w, player, other) > 0),
    )
    goHome(w, player, from)
  }
  tile(w, prospect).push(player)
}

function usual(w: World, player: string, prospect: string, said: Said) {
  const tokens = tile(w, prospect)
  if (ownOn(w, player, prospect) === 2) return
  if (tokens.length === 2) {
    const [a, b] = tokens
    if (a === b && w.readings['rival-pair'] === 'locked') return
    goHome(w, said.of('sendHome', [...new Set(tokens)]), prospect)
  }
  lay(w, player, prospect, said)
}

function replaceOther(w: World, player: string, prospect: string, said: Said): boolean {
  const others = dancersAt(w, prospect).filter((other) => other !== player && ownOn(w, other, prospect) > 0)
  if (others.length === 0) return false
  goHome(w, said.of('replace', others), prospect)
  lay(w, player, prospect, said)
  return true
}

const PLACING: Record<string, (w: World, player: string, prospect: string, said: Said) => void> = {
  none: () => {},
  here: (w, player, prospect, said) => {
    if (takes(w, player, prospect)) usual(w, player, prospect, said)
  },
  elsewhere: (w, player, prospect, said) => {
    const possible = w.ladder.filter((other) => other !== prospect && takes(w, player, other))
    if (possible.length > 0) usual(w, player, said.of('token', possible), said)
  },
  replace: (w, player, prospect, said) => {
    if (!takes(w, player, prospect)) return
    if (w.readings['swoon-token'] === 'besides') {
      usual(w, player, prospect, said)
      replaceOther(w, player, prospect, said)
    } else if (!replaceOther(w, player, prospect, said)) usual(w, player, prospect, said)
  },
}

function matchOf(w: World, player: string, prospect: string, { engage }: DanceKind): 'love' | 'plain' | null {
  if (!engage || w.rings.has(player) || isTaken(w, prospect) || areKin(w, player, prospect)) return null
  if (isBarred(w, 'no-engagement', [player], prospect)) return null
  if (ownOn(w, player, prospect) === 2) return 'love'
  if (w.ball < 8) return null
  const isShared = dancersAt(w, prospect).some((other) => other !== player)
  return isShared && w.readings['swoon-final'] === 'no-match' ? null : 'plain'
}

export function danceWith(w: World, player: string, words: Any, kind: DanceKind) {
  const { prospect, reveal } = words
  if (isBarred(w, 'no-dance', [player], prospect)) broken('dance-not-allowed')
  if (!mayJoin(w, player, prospect, kind.occupied)) broken('prospect-taken')
  const said = new Said(words)
  w.floor.set(player, prospect)
  const match = matchOf(w, player, prospect, kind)
  if (match) {
    w.tiles.set(prospect, [])
    for (const other of w.ladder)
      w.tiles.set(
        other,
        tile(w, other).filter((owner) => owner !== player),
      )
    w.rings.set(player, { prospect, love: match === 'love' })
    w.ringsOfBall.add(player)
  } else PLACING[kind.token]?.(w, player, prospect, said)
  said.end()
  if (!reveal) return
  if (w.ringsOfBall.has(player)) broken('reveal-after-engagement')
  if (!kind.reveal || isBarred(w, 'no-reveal', [player], prospect)) broken('reveal-not-allowed')
  if (!isFaceDown(w, prospect, reveal.slot ?? undefined)) broken('trait-not-hidden')
  turnFaceUp(w, prospect, reveal)
}

export function catchSomebody(w: World, catcher: string, victim: string) {
  const prospect = w.floor.get(victim)
  if (prospect === undefined || victim === catcher) return broken('victim-not-dancing')
  if (isSafe(w, catcher, victim)) broken('victim-protected')
  w.floor.delete(catcher)
  goHome(w, victim, prospect)
  const isLost =
    w.readings['scandal-final'] === 'match-lost' &&
    w.ball === 8 &&
    w.ringsOfBall.has(victim) &&
    w.rings.get(victim)?.prospect === prospect
  if (isLost) {
    w.rings.delete(victim)
    w.ringsOfBall.delete(victim)
  }
}
