import { CHANCELLOR, type Edition, GUARD, QUEEN, SPY } from '../model'
import { bridgerton } from './bridgerton'
import { loveLetter } from './love-letter'

/** The 16-card variant that both rulebooks give: both 0s, both 6s, one 1 and Queen Charlotte go back into the box. */
function classic(parent: Edition, id: Edition['id']): Edition {
  const without = [SPY, CHANCELLOR, QUEEN]
  return {
    ...parent,
    id,
    name: `${parent.name}, classic`,
    cards: parent.cards.map((printed, card) => {
      if (!printed || without.includes(card)) return null
      return card === GUARD ? { ...printed, copies: printed.copies - 1 } : printed
    }),
    players: { least: 2, most: 4 },
  }
}

export const loveLetterClassic = classic(loveLetter, 'love-letter-classic')
export const bridgertonClassic = classic(bridgerton, 'bridgerton-classic')
