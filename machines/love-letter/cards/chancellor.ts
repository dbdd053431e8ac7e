import { type CardRule, done, expect } from './rule'

/** How many cards a 6 draws, and so puts back: two, or the one that is left. */
export const drawnByChancellor = (deck: number): number => Math.min(2, deck)

/** 6: two more cards are drawn, one of the three is kept, the others go under the deck in any order. An empty deck: nothing happens. */
export const chancellor: CardRule = {
  target: 'none',
  idle: (round) => round.deck === 0,
  awaits: () => 'keep',
  replied: (round) => done(round),
  told(round, _effect, reply) {
    const { player, keeps, returns } = expect(reply, 'keep')
    return [
      {
        fact: 'keeps',
        seat: player,
        draws: drawnByChancellor(round.deck),
        ...(keeps === undefined ? {} : { keeps }),
        ...(returns === undefined ? {} : { returns }),
      },
    ]
  },
}
