import { PRINCESS, type Seat } from '../model'
import { type CardRule, done, expect, lay, leave, replace } from './rule'

/**
 * 5: any player, oneself too, discards their hand without effect and draws a new one, with an empty deck
 * the card set aside. A 9 so discarded is out and draws nothing.
 */
export const prince: CardRule = {
  target: 'any',
  forcesCountess: true,
  awaits: (round, effect) => (round.held[effect.target as Seat] ? 'discard' : 'draw'),
  replied(round, effect, reply) {
    const target = effect.target as Seat
    if (reply.type === 'discard')
      return reply.card === PRINCESS ? leave(done(round), target, reply.card) : lay(round, target, reply.card)
    expect(reply, 'draw')
    return { ...done(round), deck: Math.max(0, round.deck - 1), held: replace(round.held, target, 1) }
  },
  told(_round, effect, reply) {
    const seat = effect.target as Seat
    if (reply.type === 'discard') return [{ fact: 'lays', seat, card: reply.card }]
    const { card } = expect(reply, 'draw')
    return [{ fact: 'draws', seat, ...(card === undefined ? {} : { card }) }]
  },
}
