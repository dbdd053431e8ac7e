import type { ReferencePart } from '../../core/explain'
import { CARDS, HAND, TILE, TOKENS } from '../model'
import { number } from './words'

/** Setup, a Ball, tokens, scandal, Matches and the score in a few words each (rulebook: all its sections in order). */
export const referenceParts = (): ReferencePart[] => [
  {
    title: 'Before the first Ball',
    lines: [
      'One prospect more than players, in a column; two Traits face down on each.',
      `${TOKENS} tokens and a ring each. Eight Balls in a row. ${CARDS} Dance cards: ${number(HAND)} to each hand.`,
    ],
  },
  {
    title: 'A Ball',
    lines: [
      'Read its rule. All lay a card and reveal it. The highest number goes first (at Lady Danbury’s the lowest).',
      'After the last turn the lowest number reads a Whistledown card.',
      `Then: the Ball’s end, tiles back, cards away, and from the highest number on each hand up to ${number(HAND)}.`,
    ],
  },
  {
    title: 'Your dance',
    lines: [
      'With a prospect who dances with nobody. Lay one token; look at the Traits; turn one up, if you like.',
      'Arrows move the prospect at once, no further than the ends. Points count only at the season’s end.',
    ],
  },
  {
    title: 'Tokens',
    lines: [
      `At most ${number(TILE)} on a tile: on a full one you send one home first. None left? Move one of yours.`,
      'None if you or the prospect are engaged, or brother and sister.',
    ],
  },
  {
    title: 'A Match',
    lines: [
      'Two of yours there when you dance: a Love Match, ring up. Your tokens go home; no Trait this Ball.',
      'In the eighth Ball one dance of a single player with a single prospect (no kin) is a Match at least, ring down.',
    ],
  },
  {
    title: 'A scandal',
    lines: [
      'With a card for it, in place of your dance: catch a dancer, and one of their tokens there goes home.',
      'You lay none and turn nothing up. A Chaperone protects; card 18 lifts that.',
    ],
  },
  {
    title: 'The score',
    lines: [
      'Only if engaged: place from the bottom, plus the points face up on your Match, plus 1 for Love.',
      'The most wins; of equals, the higher prospect.',
    ],
  },
]
