import { allBut, type Card, type Seat } from '../model'
import { type CardRule, done, expect, leave } from './rule'

/** 1: names a card of another player, who is out if they hold it. The number 1 itself may not be named. */
export const guard: CardRule = {
  target: 'other',
  guesses: true,
  awaits: () => 'answer',
  replied(round, effect, reply) {
    const { holds } = expect(reply, 'answer')
    return holds ? leave(done(round), effect.target as Seat, effect.guess as Card) : done(round)
  },
  told(_round, effect, reply) {
    const seat = effect.target as Seat
    const card = effect.guess as Card
    return expect(reply, 'answer').holds
      ? [{ fact: 'lays', seat, card }]
      : [{ fact: 'holds', seat, cards: allBut(card), disputable: true }]
  },
}
