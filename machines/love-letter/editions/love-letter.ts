import type { Edition } from '../model'

/** Love Letter (2019), 21 cards: the parent of every other edition. */
export const loveLetter: Edition = {
  id: 'love-letter',
  name: 'Love Letter (2019)',
  wording: 'love-letter',
  cards: [
    { id: 'spy', name: 'Spy', said: 'the Spy', copies: 2 },
    { id: 'guard', name: 'Guard', said: 'the Guard', copies: 6 },
    { id: 'priest', name: 'Priest', said: 'the Priest', copies: 2 },
    { id: 'baron', name: 'Baron', said: 'the Baron', copies: 2 },
    { id: 'handmaid', name: 'Handmaid', said: 'the Handmaid', copies: 2 },
    { id: 'prince', name: 'Prince', said: 'the Prince', copies: 2 },
    { id: 'chancellor', name: 'Chancellor', said: 'the Chancellor', copies: 2 },
    { id: 'king', name: 'King', said: 'the King', copies: 1 },
    { id: 'countess', name: 'Countess', said: 'the Countess', copies: 1 },
    { id: 'princess', name: 'Princess', said: 'the Princess', copies: 1 },
    null,
  ],
  players: { least: 2, most: 6 },
  goal: { 2: 6, 3: 5, 4: 4, 5: 3, 6: 3 },
}
