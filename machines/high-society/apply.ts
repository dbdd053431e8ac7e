import { settled } from './closing'
import { flowFault } from './flow'
import type { Event, EventOf, EventType, Season } from './model'
import { isRefusal, type Refusal, refuse } from './refusal'
import * as steps from './steps'
import { andThen, type Outcome, type Step } from './steps'

/** An event that may be: the season after it, and whether something happened that nobody can check. */
export interface Applied {
  readonly season: Season
  readonly isUnproven: boolean
}

const affection: Step<EventOf<'dance'>> = (run, event) =>
  steps.matchIn(run, event) ? steps.becomeEngaged(run, event) : steps.placeAffection(run, event)

/** What each event does, step by step; the chart goes the same way, state by state. */
const STEPS: { readonly [T in EventType]: readonly Step<EventOf<T>>[] } = {
  ball: [steps.openBall],
  cards: [steps.showCards],
  dance: [steps.beforeTurn, steps.stepOnFloor, affection, steps.revealTrait, steps.afterTurn],
  scandal: [steps.beforeTurn, steps.catchVictim, steps.afterTurn],
  pass: [steps.beforeTurn, steps.doNothing, steps.afterTurn],
  give: [steps.giveHand],
  discard: [steps.dropCards],
  gossip: [steps.readGossip],
  'end-ball': [steps.endBall],
  effect: [steps.ruleByTable],
  score: [steps.countScores],
}

function happen(season: Season, event: Event): Outcome {
  const ofEvent = STEPS[event.type] as readonly Step[]
  return ofEvent.reduce<Outcome>(
    (before, step) => andThen(before, (run) => step(run, event)),
    steps.begin(season, event),
  )
}

/** The season after an event, or the first rule that the event breaks. */
export function apply(season: Season, event: Event): Applied | Refusal {
  const flow = flowFault(season, event)
  if (flow) return refuse(flow)
  const run = happen(season, event)
  if (isRefusal(run)) return run
  if (run.choices.length > 0) return refuse('choice-not-allowed')
  return { season: settled(run.season), isUnproven: run.isUnproven }
}
