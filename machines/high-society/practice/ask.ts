import { own } from '../../core/own'
import type { Level } from '../../core/practice/model'
import { type Random, shuffle } from '../../core/random'
import type { Season } from '../model'
import { awaited, onTurn } from '../phase'
import type { PageId, PracticeChoice, Statement } from './model'
import type { Scene } from './scene'

/** A moment of a random season, and what a kind needs to make a question of it. */
export interface Ask {
  readonly scene: Scene
  readonly season: Season
  readonly random: Random
  readonly level: Level
}

/** A question that nobody has proved yet: which of the choices is right is not said. */
export interface Draft {
  readonly told: readonly string[]
  readonly prompt: string
  readonly choices: readonly PracticeChoice[]
  readonly because: string
  readonly ruling: PageId
  /** A case that people get wrong; or not; left out where it is one at any level. */
  readonly isTrap?: boolean
}

/** Makes a question of a moment; null where the moment does not lend itself to it. */
export type Kind = (ask: Ask) => Draft | null

/** How many wrong choices stand beside the right one. */
export const wrongs = ({ level }: Ask): number => (level === 1 ? 2 : 3)

/** Whoever is on turn, and the card that they laid. */
export function acting(season: Season): { readonly player: string; readonly card: number } | null {
  const player = awaited(season) === 'turn' ? onTurn(season) : null
  return player === null ? null : { player, card: own(season.ball?.played, player) ?? 0 }
}

/** A choice in one line. */
export const choice = (
  says: string,
  claim: readonly Statement[],
  ruling: PageId,
  because: string,
): PracticeChoice => ({ says, claim, ruling, because })

/** The right choice among so many wrong ones, the first of them before others; each said once, in a random order. */
export function among(
  { random }: Ask,
  right: PracticeChoice,
  wrong: readonly PracticeChoice[],
  most: number,
): PracticeChoice[] {
  const said = new Set([right.says])
  const others = wrong.filter(({ says }) => !said.has(says) && said.add(says))
  return shuffle(random, [right, ...others.slice(0, most)])
}
