import { pick, shuffle } from '../../../core/random'
import { ruleOf } from '../../cards'
import { whyBarred } from '../../explain/barred'
import { type Game, judge } from '../../judge'
import { guesses, targets } from '../../legal'
import { type Card, GUARD, type Play, type RuleId } from '../../model'
import { type Ask, opened, recordOf } from '../ask'
import type { PageId } from '../model'
import { inHand } from '../scene'
import { whyAllowed } from '../words'

/** A play that somebody could try with the cards in hand, and what the referee says of it. */
export interface Try {
  readonly play: Play
  readonly rule: RuleId | null
  readonly because: string
  readonly ruling: PageId
}

function judged(game: Game, play: Play): Try {
  const verdict = judge(game, 'play', play)
  if (!verdict.fault) return { play, rule: null, ...whyAllowed(game.table, play) }
  const { rule } = verdict.fault
  return { play, rule, because: whyBarred(game, 'play', play, verdict.fault), ruling: rule }
}

/** With one name for a 1 on each player: what else it may name changes nothing for the rules. */
function withCard({ scene, turn, random }: Ask, card: Card): Play[] {
  const { table } = scene
  const rule = ruleOf(card)
  const plain: Play = { type: 'play', player: turn, card }
  if (rule.target === 'none') return [plain]
  const guess = () => (rule.guesses ? { guess: pick(random, guesses(table)) } : {})
  const on = table.players.map((_, target): Play => ({ ...plain, target, ...guess() }))
  const [free] = targets(table, card).may
  const guard: Play[] = rule.guesses && free !== undefined ? [{ ...plain, target: free, guess: GUARD }] : []
  return [plain, ...on, ...guard]
}

export function tries(ask: Ask): Try[] {
  const game = opened(recordOf(ask.scene))
  const plays = inHand(ask.scene).flatMap(({ card }) => withCard(ask, card))
  return shuffle(ask.random, plays).map((play) => judged(game, play))
}
