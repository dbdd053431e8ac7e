import type { Edition } from '../model'

/** Love Letter (2019), 21 cards: the parent of every other edition. */
export const loveLetter: Edition = {
  id: 'love-letter',
  name: 'Love Letter (2019)',
  wording: 'love-letter',
  cards: [
    { id: 'spy', name: 'Spy', copies: 2 },
    { id: 'guard', name: 'Guard', copies: 6 },
    { id: 'priest', name: 'Priest', copies: 2 },
    { id: 'baron', name: 'Baron', copies: 2 },
    { id: 'handmaid', name: 'Handmaid', copies: 2 },
    { id: 'prince', name: 'Prince', copies: 2 },
    { id: 'chancellor', name: 'Chancellor', copies: 2 },
    { id: 'king', name: 'King', copies: 1 },
    { id: 'countess', name: 'Countess', copies: 1 },
    { id: 'princess', name: 'Princess', copies: 1 },
    null,
  ],
  players: { least: 2, most: 6 },
  goal: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 3 },
}
