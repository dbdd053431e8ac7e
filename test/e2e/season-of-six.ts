import type { Event } from '@/machines/high-society'
import { ball, dance, head } from './season-driver'

const players = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Fay']
const prospects = ['Daphne', 'Simon', 'Marina', 'Kate', 'Edwina', 'Prudence', 'Lucy']
export const six = { ...head(players, prospects), balls: ['lady-danbury', ...Array<null>(7).fill(null)] }

/** Who laid what, in seat order. */
const cards = (...numbers: number[]) =>
  Object.fromEntries(players.map((player, i) => [player, numbers[i] as number]))

const dances = (...with_: readonly (readonly [string, string])[]): Event[] =>
  with_.map(([player, prospect]) => dance(player, prospect))

/**
 * A whole season for six. Lady Danbury’s Ball turns the order round; 3 turns out to be a card that may catch
 * somebody, and takes a token of Ann’s in Ball 2. Bea, Cal, Dot and Eve are engaged in Ball 3, Ann in Ball 4; Cal
 * turns up a Trait that lifts Simon over Daphne. Fay’s Match comes in Ball 8, without love. Bea: 7 − 1 + 1, Ann:
 * 6 + 1, so both have 7, and Simon stands higher.
 */
export const seasonOfSix: readonly Event[] = [
  ...ball(
    cards(2, 5, 7, 9, 11, 13),
    ...dances(
      ['Ann', 'Daphne'],
      ['Bea', 'Simon'],
      ['Cal', 'Marina'],
      ['Dot', 'Kate'],
      ['Eve', 'Edwina'],
      ['Fay', 'Lucy'],
    ),
  ),
  ...ball(
    cards(23, 22, 20, 19, 17, 3),
    ...dances(['Ann', 'Daphne'], ['Bea', 'Simon'], ['Cal', 'Marina'], ['Dot', 'Kate'], ['Eve', 'Edwina']),
    { type: 'scandal', player: 'Fay', victim: 'Ann' },
  ),
  ...ball(
    cards(24, 23, 22, 21, 20, 2),
    ...dances(
      ['Ann', 'Daphne'],
      ['Bea', 'Simon'],
      ['Cal', 'Marina'],
      ['Dot', 'Kate'],
      ['Eve', 'Edwina'],
      ['Fay', 'Prudence'],
    ),
  ),
  ...ball(
    cards(19, 14, 17, 16, 12, 11),
    dance('Ann', 'Daphne'),
    dance('Cal', 'Simon', { reveal: { arrows: 1, points: -1 } }),
    ...dances(['Dot', 'Marina'], ['Bea', 'Kate'], ['Eve', 'Lucy'], ['Fay', 'Edwina']),
  ),
  ...ball(
    cards(24, 23, 22, 21, 20, 2),
    ...dances(
      ['Ann', 'Marina'],
      ['Bea', 'Daphne'],
      ['Cal', 'Kate'],
      ['Dot', 'Edwina'],
      ['Eve', 'Simon'],
      ['Fay', 'Lucy'],
    ),
  ),
  ...ball(
    cards(19, 17, 16, 14, 12, 11),
    ...dances(
      ['Ann', 'Kate'],
      ['Bea', 'Marina'],
      ['Cal', 'Daphne'],
      ['Dot', 'Simon'],
      ['Eve', 'Lucy'],
      ['Fay', 'Edwina'],
    ),
  ),
  ...ball(
    cards(24, 23, 22, 21, 20, 2),
    ...dances(
      ['Ann', 'Edwina'],
      ['Bea', 'Lucy'],
      ['Cal', 'Simon'],
      ['Dot', 'Daphne'],
      ['Eve', 'Marina'],
      ['Fay', 'Kate'],
    ),
  ),
  ...ball(
    cards(19, 17, 16, 14, 12, 11),
    ...dances(
      ['Ann', 'Kate'],
      ['Bea', 'Marina'],
      ['Cal', 'Daphne'],
      ['Dot', 'Simon'],
      ['Eve', 'Lucy'],
      ['Fay', 'Prudence'],
    ),
  ),
]
