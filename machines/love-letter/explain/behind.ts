import { takesEffect } from '../apply'
import { ruleOf } from '../cards'
import { clearsTable } from '../cards/queen'
import {
  type Card,
  CHANCELLOR,
  COUNTESS,
  type Event,
  GUARD,
  HANDMAID,
  type Play,
  PRINCE,
  PRINCESS,
  QUEEN,
  type Round,
  type Table,
} from '../model'
import { gameWinners } from '../scoring'

/** Pages of rulings that a consequence rests on, with a name short enough for a line. */
export const BEHIND = {
  'naming-a-number': 'Naming a number',
  'duke-and-queen': 'A comparison with Queen Charlotte',
  protection: 'What protection does',
  'protected-target': 'Choosing a protected player',
  'prince-and-empty-deck': 'A new hand from an empty deck',
  'princess-discarded': 'The 9 discarded',
  'forced-countess': 'When the 8 must go',
  'count-starts-at-one': 'How the count goes',
  'queen-and-colin': 'The count and protection',
  'queen-counts-player': 'The count and who plays it',
  'queen-clears-table': 'A count that leaves nobody',
  'hand-laid-without-effect': 'A hand laid without effect',
  'when-the-deck-is-empty': 'When the deck is empty',
  'queen-at-the-showdown': 'Queen Charlotte at the showdown',
  ties: 'Ties',
  'spy-token': 'The token of the 0',
  'target-numbers': 'Tokens that win',
} as const

export type Behind = keyof typeof BEHIND

function behindPlay(before: Table, round: Round, play: Play): Behind[] {
  const { card, target } = play
  if (card === HANDMAID) return ['protection']
  if (card === COUNTESS) return ['forced-countess']
  if (ruleOf(card).target !== 'none' && target === undefined) return ['protection']
  if (takesEffect(before, round, play)) return card === GUARD ? ['naming-a-number'] : []
  if (card === CHANCELLOR) return ['when-the-deck-is-empty']
  return target === undefined ? [] : ['protected-target']
}

function behindDiscard(round: Round, card: Card): Behind[] {
  if (round.effect?.card === PRINCE && card === PRINCESS) return ['princess-discarded']
  return ['hand-laid-without-effect']
}

function behindCount(round: Round, out: readonly number[]): Behind[] {
  return [
    'count-starts-at-one',
    ...(round.protected.some((yes) => yes) ? (['queen-and-colin'] as const) : []),
    ...(out.includes(round.turn) ? (['queen-counts-player'] as const) : []),
    ...(clearsTable(round, out) ? (['queen-clears-table'] as const) : []),
  ]
}

function ofEvent(before: Table, event: Event): Behind[] {
  const round = before.round
  if (!round) return []
  switch (event.type) {
    case 'play':
      return behindPlay(before, round, event)
    case 'discard':
      return behindDiscard(round, event.card)
    case 'compare':
      return event.loser === null && before.edition === 'bridgerton' ? ['duke-and-queen'] : []
    case 'count':
      return behindCount(round, event.out)
    case 'draw':
      return round.effect && round.deck === 0 ? ['prince-and-empty-deck'] : []
    case 'reveal':
      return event.card === QUEEN ? ['queen-at-the-showdown'] : []
    default:
      return []
  }
}

function ofEnding(before: Table, after: Table): Behind[] {
  if (before.result || !after.result) return []
  const { winners, bonus } = after.result
  return [
    ...(after.round?.deck === 0 ? (['when-the-deck-is-empty'] as const) : []),
    ...(winners.length > 1 ? (['ties'] as const) : []),
    ...(bonus === null ? [] : (['spy-token'] as const)),
    ...(gameWinners(after).length ? (['target-numbers'] as const) : []),
  ]
}

/** The rulings that a step and what follows of itself rest on, beside the text of the card played. */
export const behind = (before: Table, event: Event, after: Table): Behind[] => [
  ...ofEvent(before, event),
  ...ofEnding(before, after),
]
