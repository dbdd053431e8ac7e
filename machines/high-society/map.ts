import { createActor, getMicrosteps } from 'xstate'
import { type ChartMap, mapOf } from '../core/chart-map'
import { chart } from './chart'
import type { Event, Season } from './model'
import { innermost, type Snapshot } from './record/report'

const NAMES = {
  start: 'Start',
  review: 'The Ball’s rule',
  ball: 'Ball',
  next: 'What is due',
  cards: 'Cards',
  turn: 'Turns',
  act: 'To act',
  before: 'Before',
  dance: 'Dance',
  affection: 'Affection',
  engagement: 'Love Match',
  match: 'Final Match',
  scandal: 'Scandal',
  neither: 'Neither',
  look: 'Look',
  reveal: 'Reveal',
  after: 'After',
  give: 'Hand owed',
  gossip: 'Gossip',
  end: 'End of the Ball',
  discard: 'Too many cards',
  completion: 'Completion',
  tiles: 'Tiles back',
  refill: 'Refill',
  scoring: 'Scoring',
  over: 'Season over',
} as const

/** A state of the chart by its key. */
export type StateName = keyof typeof NAMES

type Guard = keyof (typeof chart)['implementations']['guards']

const CONDITIONS: Readonly<Record<Guard, string>> = {
  isOver: 'the season is over',
  isUncounted: 'not counted yet',
  isOverfull: 'a hand above two',
  isClosing: 'the Ball has ended',
  isBetweenBalls: 'no Ball is open',
  isChoosing: 'no cards are laid',
  isHandOwed: 'a hand is owed',
  isSomebodyToAct: 'somebody is to act',
  isGossipDue: 'no gossip yet',
  isDance: 'a dance',
  isScandal: 'a scandal',
  isLoveMatch: 'two tokens there',
  isFinalMatch: 'final Ball, single',
  isRevealing: 'a Trait is turned up',
  isFinalBall: 'the final Ball',
}

/**
 * The steps of a Ball in the order in which people count them, each with the chart’s states that belong to it. What is
 * due, and who holds too many cards, may be asked within any of them and belongs to none.
 */
export const STEPS: readonly { readonly name: string; readonly states: readonly StateName[] }[] = [
  { name: 'Rule', states: ['review'] },
  { name: 'Cards', states: ['cards'] },
  {
    name: 'Turns',
    states: [
      'act',
      'before',
      'dance',
      'affection',
      'engagement',
      'match',
      'scandal',
      'neither',
      'look',
      'reveal',
      'after',
      'give',
    ],
  },
  { name: 'Gossip', states: ['gossip'] },
  { name: 'End', states: ['end', 'tiles', 'refill'] },
  { name: 'Score', states: ['scoring', 'over'] },
]

/** What a state is called. */
export const stateWords = (state: StateName): string => NAMES[state]

const stateIn = ({ value }: Snapshot): StateName => innermost(value) as StateName

const resting = (season: Season): Snapshot => createActor(chart, { input: season }).start().getSnapshot()

/** The state of the chart in which a season waits for its table. */
export const whereIn = (season: Season): StateName => stateIn(resting(season))

/** The states that a legal event leads a season through, in order; the last is the one in which it waits again. */
export const wayOf = (season: Season, event: Event): StateName[] =>
  getMicrosteps(chart, resting(season), event).map(([snapshot]) => stateIn(snapshot as Snapshot))

/** The whole statechart of a season as it runs, its states and the ways between them. */
export const chartMap = (): ChartMap => mapOf(chart, { states: NAMES, conditions: CONDITIONS })
