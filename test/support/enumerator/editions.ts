// The four editions as flat lists, written out from the rulebooks.
import type { CardId, Options } from './types'

/** What a card does, under its Love Letter name. */
export type Role =
  | 'spy'
  | 'guard'
  | 'priest'
  | 'baron'
  | 'handmaid'
  | 'prince'
  | 'chancellor'
  | 'king'
  | 'countess'
  | 'princess'
  | 'queen-charlotte'

export interface Card {
  id: CardId
  role: Role
  /** 0 to 9; Queen Charlotte has none and loses to every card at the showdown. */
  value: number | null
  copies: number
}

export interface Edition {
  cards: Card[]
  mostPlayers: number
}

const roles: Role[] = [
  'spy',
  'guard',
  'priest',
  'baron',
  'handmaid',
  'prince',
  'chancellor',
  'king',
  'countess',
  'princess',
]

const bridgertonIds = [
  'daphne',
  'eloise',
  'kate',
  'duke',
  'colin',
  'lady-danbury',
  'anthony',
  'lady-bridgerton',
  'lady-featherington',
  'penelope',
]

const fullCopies = [2, 6, 2, 2, 2, 2, 2, 1, 1, 1]
// Classic: without both 0s, both 6s and one 1.
const classicCopies = [0, 5, 2, 2, 2, 2, 0, 1, 1, 1]

const queen: Card = { id: 'queen-charlotte', role: 'queen-charlotte', value: null, copies: 1 }

function numbered(ids: string[], copies: number[]): Card[] {
  return roles
    .map((role, value) => ({ id: ids[value] as string, role, value, copies: copies[value] as number }))
    .filter((card) => card.copies > 0)
}

const editions = new Map<string, Edition>([
  ['love-letter', { cards: numbered(roles, fullCopies), mostPlayers: 6 }],
  ['love-letter-classic', { cards: numbered(roles, classicCopies), mostPlayers: 4 }],
  ['bridgerton', { cards: [...numbered(bridgertonIds, fullCopies), queen], mostPlayers: 6 }],
  ['bridgerton-classic', { cards: numbered(bridgertonIds, classicCopies), mostPlayers: 4 }],
])

export function isRuleset(name: string): boolean {
  return editions.has(name)
}

/** The edition of a ruleset that is known to exist, with other numbers of copies where asked for. */
export function editionOf(ruleset: string, options: Options = {}): Edition {
  const edition = editions.get(ruleset)
  if (!edition) throw new Error(`no ruleset ${ruleset}`)
  const changed = new Map(Object.entries(options.copies ?? {}))
  const cards = edition.cards.map((card) => ({ ...card, copies: changed.get(card.id) ?? card.copies }))
  return { ...edition, cards }
}

export function cardOf(edition: Edition, id: CardId): Card | undefined {
  return edition.cards.find((card) => card.id === id)
}

/** The role of a card that has been looked up before. */
export function roleOf(edition: Edition, id: CardId): Role {
  const card = cardOf(edition, id)
  if (!card) throw new Error(`no card ${id}`)
  return card.role
}

export function numberOf(edition: Edition, id: CardId): number | null {
  return cardOf(edition, id)?.value ?? null
}

/** The card that a number names. */
export function cardWithValue(edition: Edition, value: number): CardId | undefined {
  return edition.cards.find((card) => card.value === value)?.id
}

export function totalCards(edition: Edition): number {
  return edition.cards.reduce((sum, card) => sum + card.copies, 0)
}

/** Tokens that win the game, for 2 to 6 players. */
export function targetTokens(players: number): number {
  return [6, 5, 4, 3, 3][players - 2] ?? 3
}

/** Takes the counts of a list of cards from the edition's copies; negative where there are too many. */
export function unseenCounts(edition: Edition, seen: CardId[]): Map<CardId, number> {
  const left = new Map(edition.cards.map((card) => [card.id, card.copies]))
  for (const id of seen) left.set(id, (left.get(id) ?? 0) - 1)
  return left
}
