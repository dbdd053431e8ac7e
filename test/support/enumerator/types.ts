// The words of the record and of the report, as the reference referee uses them.

export type CardId = string
export type Name = string

export interface Start {
  turn: Name
  hands?: Record<Name, CardId[]>
  discards?: Record<Name, CardId[]>
  out?: Name[]
  protected?: Name[]
  faceUp?: CardId[]
  setAside?: CardId
  deck: number | CardId[]
}

export interface Head {
  ruleset: string
  players: Name[]
  rulings?: Record<string, string>
  tokens?: Record<Name, number>
  start?: Start
}

interface Ruled {
  ruled?: boolean
}

export interface Deal extends Ruled {
  type: 'deal'
  starter: Name
  faceUp?: CardId[]
  hands?: Record<Name, CardId>
  setAside?: CardId
  deck?: CardId[]
}
export interface Draw extends Ruled {
  type: 'draw'
  player: Name
  card?: CardId
}
export interface Play extends Ruled {
  type: 'play'
  player: Name
  card: CardId
  target?: Name
  guess?: string
}
export interface Answer extends Ruled {
  type: 'answer'
  player: Name
  holds: boolean
}
export interface Compare extends Ruled {
  type: 'compare'
  loser: Name | null
}
export interface Discard extends Ruled {
  type: 'discard'
  player: Name
  card: CardId
}
export interface Keep extends Ruled {
  type: 'keep'
  player: Name
  keeps?: CardId
  returns?: CardId[]
}
export interface Count extends Ruled {
  type: 'count'
  lowest: number | null
  out: Name[]
}
export interface Reveal extends Ruled {
  type: 'reveal'
  player: Name
  card: CardId
}
export interface Award extends Ruled {
  type: 'award'
  tokens: Record<Name, number>
}

export type GameEvent = Deal | Draw | Play | Answer | Compare | Discard | Keep | Count | Reveal | Award

/** An event whose type nobody knows: still part of a record, and a fault. */
export interface StrangeEvent extends Ruled {
  type: 'unknown'
}

export interface GameRecord extends Head {
  events: (GameEvent | StrangeEvent)[]
}

export type Phase =
  | 'deal'
  | 'draw'
  | 'play'
  | 'answer'
  | 'compare'
  | 'discard'
  | 'keep'
  | 'count'
  | 'reveal'
  | 'over'

export interface Fault {
  at: number
  rule: string
  suspects: number[]
}

export interface State {
  phase: Phase
  turn: Name | null
  deck: number
  out: Name[]
  protected: Name[]
  discards: Record<Name, CardId[]>
  holds: Record<Name, CardId[]>
  tokens: Record<Name, number>
  roundWinners: Name[] | null
  bonus: Name | null
  starters: Name[] | null
  gameWinners: Name[]
}

export interface Report {
  fault: Fault | null
  unproven: [number, string][]
  state?: State
}

export interface Refused {
  error: string
}

export interface Options {
  /** How many copies there are, by card id, in place of the edition's number. */
  copies?: Record<CardId, number>
  /** More worlds than this at once: TooManyWorlds is thrown. */
  maxWorlds?: number
}

/** Thrown where the plain list of worlds would grow beyond `maxWorlds`. */
export class TooManyWorlds extends Error {}
