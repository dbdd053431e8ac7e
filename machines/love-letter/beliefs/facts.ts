import { takesEffect } from '../apply'
import { ruleOf } from '../cards'
import type { Reply } from '../cards/rule'
import {
  allBut,
  COUNTESS,
  type Event,
  type Fact,
  only,
  type Play,
  type Repair,
  type Round,
  type Table,
} from '../model'
import { isRepair } from '../repairs'

function playFacts(table: Table, round: Round, play: Play): Fact[] {
  const rule = ruleOf(play.card)
  const facts: Fact[] = [{ fact: 'lays', seat: play.player, card: play.card, ofTwo: true }]
  // The forced 8: it cannot be the card kept beside a 5, a 7 or Queen Charlotte that was played.
  if (rule.forcesCountess)
    facts.push({ fact: 'holds', seat: play.player, cards: allBut(COUNTESS), disputable: true })
  return rule.tells && takesEffect(table, round, play) ? [...facts, ...rule.tells(play)] : facts
}

/** Everything that a legal event, reported on this table, says of hidden cards, in order; without what the table let stand. */
export function facts(table: Table, event: Event): Fact[] {
  const all = allFacts(table, event)
  return event.ruled ? all.filter((fact) => !fact.disputable) : all
}

function repairFacts(event: Repair): Fact[] {
  if (event.type === 'table.deck') return [{ fact: 'counts', deck: event.count }]
  // A hand put away unseen stays as hidden as it was: nothing is learnt.
  return event.type === 'table.leave' && event.card !== undefined
    ? [{ fact: 'lays', seat: event.player, card: event.card }]
    : []
}

function allFacts(table: Table, event: Event): Fact[] {
  if (isRepair(event)) return repairFacts(event)
  const round = table.round as Round
  switch (event.type) {
    case 'deal':
      return [{ fact: 'deals', deal: event }]
    case 'award':
      return []
    case 'play':
      return playFacts(table, round, event)
    case 'reveal':
      return [{ fact: 'holds', seat: event.player, cards: only(event.card) }]
    case 'draw':
      if (!round.effect)
        return [
          { fact: 'draws', seat: event.player, ...(event.card === undefined ? {} : { card: event.card }) },
        ]
  }
  return round.effect
    ? (ruleOf(round.effect.card).told?.(round, round.effect, event as Reply, table.rulings) ?? [])
    : []
}
