import { type CardRule, done, expect, leave } from './rule'

/** 9: whoever plays it is out, and lays the other card too. */
export const princess: CardRule = {
  target: 'none',
  awaits: () => 'discard',
  replied: (round, _effect, reply) => leave(done(round), round.turn, expect(reply, 'discard').card),
  told(_round, _effect, reply) {
    const { player, card } = expect(reply, 'discard')
    return [{ fact: 'lays', seat: player, card }]
  },
}
