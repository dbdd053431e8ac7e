// The true table of a simulated game: every hidden card is known here, and most of it is told to nobody.
import type { Edition, Role } from '../enumerator/editions'
import type { CardId, GameEvent, Name } from '../enumerator/types'
import type { Chance } from './random'

export interface PlayOptions {
  /** How often a hidden card is written into the record all the same, 0 to 1. */
  tells: number
  /** Mistakes still to be made that the table does not notice. */
  mistakes: number
  /** How often an opportunity for a mistake is taken that the table then lets stand, 0 to 1. */
  ruledMistakes: number
  /** How often a right event carries `ruled` as well, 0 to 1. */
  ruledAnyway: number
}

export class TrueTable {
  readonly events: GameEvent[] = []
  /** The true hands after each event. */
  readonly truths: CardId[][][] = []
  hands: CardId[][] = []
  deck: CardId[] = []
  setAside: CardId = ''
  discards: CardId[][] = []
  out: boolean[] = []
  safe: boolean[] = []
  turn = 0
  /** Null while a round runs, and before the first. */
  winners: number[] | null = null
  isOver = false

  constructor(
    readonly chance: Chance,
    readonly edition: Edition,
    readonly players: Name[],
    readonly rulings: Record<string, string>,
    readonly tokens: number[],
    readonly options: PlayOptions,
  ) {}

  clear(): void {
    this.hands = this.players.map(() => [])
    this.discards = this.players.map(() => [])
    this.out = this.players.map(() => false)
    this.safe = this.players.map(() => false)
    this.winners = null
  }

  name(seat: number): Name {
    return this.players[seat] ?? ''
  }

  /** Writes an event down once its effect on the hidden cards is done. */
  tell(event: GameEvent, ruled = false): void {
    const marked = ruled || this.chance.happens(this.options.ruledAnyway)
    this.events.push(marked ? { ...event, ruled: true } : event)
    this.truths.push(this.hands.map((hand) => [...hand]))
  }

  /** Shall a mistake be made here? It is let stand, or nobody notices, or there is none. */
  mistake(): 'none' | 'ruled' | 'unnoticed' {
    if (this.options.mistakes > 0 && this.chance.happens(0.6)) {
      this.options.mistakes--
      return 'unnoticed'
    }
    return this.chance.happens(this.options.ruledMistakes) ? 'ruled' : 'none'
  }

  tells(): boolean {
    return this.chance.happens(this.options.tells)
  }

  role(id: CardId): Role {
    const card = this.edition.cards.find((one) => one.id === id)
    if (!card) throw new Error(`no card ${id}`)
    return card.role
  }

  /** Queen Charlotte counts as -1: below everything at the showdown. */
  value(id: CardId): number {
    return this.edition.cards.find((one) => one.id === id)?.value ?? -1
  }

  card(seat: number): CardId {
    return this.hands[seat]?.[0] ?? ''
  }

  seatsIn(): number[] {
    return this.players.map((_, seat) => seat).filter((seat) => !this.out[seat])
  }

  othersIn(): number[] {
    return this.seatsIn().filter((seat) => seat !== this.turn)
  }

  /** Takes a card out of a hand and lays it open. */
  lay(seat: number, card: CardId): void {
    const hand = this.hands[seat] ?? []
    hand.splice(hand.indexOf(card), 1)
    this.discards[seat]?.push(card)
  }

  /** Lays the whole hand; the player is out. */
  knockOut(seat: number): void {
    for (const card of [...(this.hands[seat] ?? [])]) this.lay(seat, card)
    this.out[seat] = true
    this.safe[seat] = false
  }
}
