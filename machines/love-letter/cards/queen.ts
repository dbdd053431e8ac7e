import { changeRound } from '../change'
import type { Round, Rulings, Seat } from '../model'
import { above, type Card, type Fact, NO_CARD, only, QUEEN, SPY } from '../model'
import { type CardRule, done, expect, leave } from './rule'

/** Whether the count asks this seat (rulings `queen-counts-player` and `queen-and-colin`). */
export function isCounted(round: Round, rulings: Rulings, seat: Seat): boolean {
  if (round.out[seat]) return false
  if (seat === round.turn) return rulings['queen-counts-player'] === 'yes'
  return !(round.protected[seat] && rulings['queen-and-colin'] === 'protected')
}

/** Whether a count that names these seats changes nothing (ruling `queen-clears-table`). */
export function isVoidCount(round: Round, rulings: Rulings, out: readonly Seat[]): boolean {
  return rulings['queen-clears-table'] === 'nothing-happens' && clearsTable(round, out)
}

/** Whether a count takes out everybody still in. */
export function clearsTable(round: Round, out: readonly Seat[]): boolean {
  return round.out.every((gone, seat) => gone || out.includes(seat))
}

/** Queen Charlotte: counting up from 1, all with the lowest number are out. Nobody answers for a 0 or for her. */
export const queen: CardRule = {
  target: 'none',
  forcesCountess: true,
  awaits: () => 'count',
  replied(round, _effect, reply, rulings) {
    const { lowest, out } = expect(reply, 'count')
    if (isVoidCount(round, rulings, out)) return done(round)
    const after = out.reduce((left, seat) => leave(left, seat, lowest as Card), done(round))
    return clearsTable(round, out) ? changeRound(after, { swept: out }) : after
  },
  told(round, _effect, reply, rulings) {
    const { lowest, out } = expect(reply, 'count')
    const silent = only(SPY) | only(QUEEN) | (lowest === null ? NO_CARD : above(lowest as Card))
    const stays = isVoidCount(round, rulings, out)
    const facts: Fact[] = []
    for (const [seat, gone] of round.out.entries()) {
      if (gone) continue
      const named = out.includes(seat)
      const counted = isCounted(round, rulings, seat)
      if (named && !counted) facts.push({ fact: 'holds', seat, cards: NO_CARD, disputable: true })
      else if (named && stays)
        facts.push({ fact: 'holds', seat, cards: only(lowest as Card), disputable: true })
      else if (!named && counted) facts.push({ fact: 'holds', seat, cards: silent, disputable: true })
      // Unless the table let it stand, a player whom nobody counts stays in, and lays nothing.
      if (named && !stays && (counted || reply.ruled))
        facts.push({ fact: 'lays', seat, card: lowest as Card })
    }
    return facts
  },
}
