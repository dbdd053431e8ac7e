import type { ReferencePart } from '../../core/explain'
import { ruleOf } from '../cards'
import { cardsOf, size } from '../editions'
import { type Edition, HANDMAID, PRINCE, SPY } from '../model'
import { list } from './words'

/** The values that must choose somebody else, as this edition has them. */
const choosers = (edition: Edition) =>
  list(
    cardsOf(edition)
      .filter((card) => ruleOf(card).target === 'other')
      .map(String),
    'or',
  )

/** The deal, a turn, protection and the end of a round in a few words (rulebooks: set up, player turn, card 4, end of a round). */
export function referenceParts(edition: Edition): ReferencePart[] {
  const bonus = cardsOf(edition).includes(SPY) ? `, and one to the only survivor who laid a ${SPY}` : ''
  return [
    {
      title: 'The deal',
      lines: [`${size(edition)} cards. One aside, face down; for two, three more face up. One to each hand.`],
    },
    { title: 'Your turn', lines: ['Draw one. Play one of the two, do what it says, keep the other.'] },
    {
      title: 'Protected',
      lines: [
        `A ${HANDMAID} you play covers you until you are next to draw.`,
        `All others covered: ${choosers(edition)} does nothing, ${PRINCE} is for your own hand.`,
      ],
    },
    { title: 'Out', lines: ['Lay your hand open, without effect.'] },
    {
      title: 'End of the round',
      lines: [
        'One player left: they win. Deck empty after a turn: the highest hand wins, equal ones together.',
        `A token to each winner${bonus}.`,
      ],
    },
  ]
}

/** How many tokens win, for each number of players that the edition seats (rulebooks: winning the game). */
export function tokensToWin({ goal, players: { least, most } }: Edition) {
  const seats = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return seats.map((players) => ({ players, tokens: goal[players] as number }))
}
