/** Players, one or several: a name, one of these words, or whoever is chosen among those that the terms name. */
export type Players = string | { readonly choose: string; readonly where: readonly string[] }
/** A prospect: a name, one of these words, or the one chosen among those that the terms name. */
export type Place = string | { readonly choose: string; readonly where: readonly string[] }
/** Where cards lie. */
export type Pile = string | { readonly hand: Players }

export const PLAYER_WORDS = ['self', 'others', 'all', 'lowest', 'highest'] as const
export const PROSPECT_WORDS = ['partner', 'fiance', 'top', 'bottom'] as const
export const PLAYER_TERMS = ['dancing', 'single', 'engaged', 'catchable', 'other'] as const
export const PROSPECT_TERMS = ['available', 'single', 'engaged', 'token', 'room', 'hidden', 'other'] as const
export const FLAGS = [
  'protected',
  'distracted',
  'no-reveal',
  'no-affection',
  'no-engagement',
  'no-scandal',
  'no-dance',
  'other',
] as const

export type Flag = (typeof FLAGS)[number]

/** How a dance differs from a plain one. */
export interface DanceOptions {
  /** The prospect may dance already. */
  readonly occupied: boolean
  /** Where the token of the dance goes. */
  readonly token: 'here' | 'none' | 'elsewhere' | 'replace'
  readonly engage: boolean
  readonly reveal: boolean
}

/** What a card, a Ball or a table says, as the table composed it. */
export type Effect =
  | { readonly do: 'MOVE'; readonly who: Place; readonly by: number }
  | {
      readonly do: 'TOKEN'
      readonly of: Players
      readonly from: Place
      readonly to: Place
      readonly n: number
    }
  | {
      readonly do: 'TRAIT'
      readonly op: 'reveal' | 'add' | 'remove' | 'peek' | 'exchange'
      readonly at: Place
    }
  | { readonly do: 'CARDS'; readonly from: Pile; readonly to: Pile; readonly n: number | 'all' }
  | ({ readonly do: 'DANCE' } & DanceOptions)
  | { readonly do: 'SCANDAL' }
  | { readonly do: 'ORDER'; readonly set: 'reverse' }
  | { readonly do: 'ORDER'; readonly set: 'first' | 'last'; readonly who: Players }
  | {
      readonly do: 'RULE'
      readonly flag: Flag
      readonly on?: Players | Place
      readonly until: 'ball' | 'season'
      readonly text?: string
    }
  | { readonly do: 'MANUAL'; readonly text: string }
  | { readonly do: 'MAY'; readonly effects: readonly Effect[] }

/** Whether a rule concerns players, and not a prospect; words win over names, and only a player can be protected. */
export function isOfPlayers(flag: Flag, on: Players | Place, prospects: readonly string[]): boolean {
  if (flag === 'protected') return true
  if (typeof on === 'object') return on.choose === 'player'
  const isOneOf = (words: readonly string[]) => words.includes(on)
  return isOneOf(PLAYER_WORDS) || !(isOneOf(PROSPECT_WORDS) || isOneOf(prospects))
}

export type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>

/** A card of the table’s book: what it does, and when. */
export interface BookCard {
  readonly name?: string
  readonly text?: string
  readonly order: readonly Effect[]
  readonly before: readonly Effect[]
  readonly after: readonly Effect[]
  /** In place of the plain dance; absent where the card is danced plainly. */
  readonly instead?: readonly Effect[]
}
