import { NotARecord } from '../../core/reading'

/** Whose names the letters of a season stand for: small ones for players, capitals for prospects. */
export interface Signs {
  readonly players: readonly string[]
  readonly prospects: readonly string[]
}

const PLAYERS = 'abcdef'
const PROSPECTS = 'ABCDEFG'
/** Stands for whoever has no letter; no form reads it. */
const NONE = '?'

/** One player or one prospect in a pattern. */
export const WHO = '[a-f]'
export const WHOM = '[A-G]'

const letterIn = (letters: string, names: readonly string[], name: unknown) =>
  letters[names.indexOf(name as string)] ?? NONE

function nameIn(letters: string, names: readonly string[], letter: string): string {
  const name = names[letters.indexOf(letter)]
  if (name === undefined) throw new NotARecord(`“${letter}” stands for nobody`)
  return name
}

export const playerSign = ({ players }: Signs, name: unknown) => letterIn(PLAYERS, players, name)
export const playerOf = ({ players }: Signs, letter: string) => nameIn(PLAYERS, players, letter)
export const prospectSign = ({ prospects }: Signs, name: unknown) => letterIn(PROSPECTS, prospects, name)
export const prospectOf = ({ prospects }: Signs, letter: string) => nameIn(PROSPECTS, prospects, letter)

/** `a` and Ann’s number, `b` and Bea’s. */
export const numbers = (by: Signs, map: unknown): string =>
  Object.entries(map as Record<string, number>)
    .map(([name, value]) => `${playerSign(by, name)}${value}`)
    .join('')

export const readNumbers = (by: Signs, written: string): Record<string, number> =>
  Object.fromEntries(
    [...written.matchAll(/([a-f])(-?\d+)/g)].map(([, who, value]) => [
      playerOf(by, who as string),
      Number(value),
    ]),
  )
