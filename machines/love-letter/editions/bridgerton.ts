import type { Edition } from '../model'
import { loveLetter } from './love-letter'

const names: readonly (readonly [id: string, name: string])[] = [
  ['daphne', 'Daphne'],
  ['eloise', 'Eloise'],
  ['kate', 'Kate'],
  ['duke', 'The Duke'],
  ['colin', 'Colin'],
  ['lady-danbury', 'Lady Danbury'],
  ['anthony', 'Anthony'],
  ['lady-bridgerton', 'Lady Bridgerton'],
  ['lady-featherington', 'Lady Featherington'],
  ['penelope', 'Penelope'],
  ['queen-charlotte', 'Queen Charlotte'],
]

/** Love Letter: Bridgerton, 22 cards: other names, and one Queen Charlotte more. */
export const bridgerton: Edition = {
  ...loveLetter,
  id: 'bridgerton',
  name: 'Love Letter: Bridgerton',
  wording: 'bridgerton',
  cards: names.map(([id, name], card) => ({
    id,
    name,
    said: name.replace('The ', 'the '),
    copies: loveLetter.cards[card]?.copies ?? 1,
  })),
}
