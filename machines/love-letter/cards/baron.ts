import { changeRound } from '../change'
import type { Seat } from '../model'
import { type CardRule, done, expect, leave } from './rule'

/**
 * 3: two hands are compared in secret, the lower is out; a tie harms nobody. Queen Charlotte has no number:
 * no card is lower than she, and she is lower than none, so nobody is out.
 */
export const baron: CardRule = {
  target: 'other',
  awaits: (_round, effect) => (effect.loser === undefined ? 'compare' : 'discard'),
  replied(round, effect, reply) {
    if (effect.loser !== undefined) return leave(done(round), effect.loser, expect(reply, 'discard').card)
    const { loser } = expect(reply, 'compare')
    return loser === null ? done(round) : changeRound(round, { effect: { ...effect, loser } })
  },
  told(round, effect, reply) {
    const target = effect.target as Seat
    if (reply.type === 'discard') return [{ fact: 'lays', seat: reply.player, card: reply.card }]
    const { loser } = expect(reply, 'compare')
    if (loser === null) return [{ fact: 'equal', seat: round.turn, and: target, disputable: true }]
    return [{ fact: 'lower', seat: loser, than: loser === target ? round.turn : target, disputable: true }]
  },
}
