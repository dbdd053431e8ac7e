import { type ChartMap, mapOf } from '../core/chart-map'
import { chart } from './chart'
import type { Snapshot } from './record'

const NAMES = {
  setup: 'Start',
  deal: 'Deal',
  round: 'Round',
  draw: 'Draw',
  play: 'Play',
  effect: 'Effect',
  answer: 'Answer',
  compare: 'Comparison',
  discard: 'Discard',
  redraw: 'New hand',
  keep: 'Keep one',
  count: 'Count',
  turnOver: 'Turn over',
  reveal: 'Showdown',
  shown: 'Hand shown',
  scoring: 'Tokens',
  scored: 'Scored',
  over: 'Game won',
} as const

/** A state of the chart by its key. */
export type StateName = keyof typeof NAMES

type Guard = keyof (typeof chart)['implementations']['guards']

const CONDITIONS: Readonly<Record<Guard, string>> = {
  hasDrawn: 'two cards in hand',
  isBetweenRounds: 'no round under way',
  hasTurnLeft: 'the player on turn has left',
  awaitsAnswer: 'somebody is asked',
  awaitsCompare: 'two compare',
  awaitsDiscard: 'a hand must be laid',
  awaitsDraw: 'a new hand is due',
  awaitsKeep: 'cards to choose from',
  awaitsCount: 'a count begins',
  isDecided: 'one player left, or none',
  isDeckEmpty: 'the deck is empty',
  isShown: 'all have shown',
  isWon: 'enough tokens',
}

/** The steps of a round in the order in which people count them, each with the chart’s states that belong to it. */
export const STEPS: readonly { readonly name: string; readonly states: readonly StateName[] }[] = [
  { name: 'Deal', states: ['setup', 'deal'] },
  { name: 'Draw', states: ['draw'] },
  { name: 'Play', states: ['play'] },
  {
    name: 'Effect',
    states: ['effect', 'answer', 'compare', 'discard', 'redraw', 'keep', 'count', 'turnOver'],
  },
  { name: 'Showdown', states: ['reveal', 'shown'] },
  { name: 'Tokens', states: ['scoring', 'scored', 'over'] },
]

/** What a state is called. */
export const stateWords = (state: StateName): string => NAMES[state]

/** The state that a game is in: the innermost of the chart’s value. */
export function whereIn({ value }: Pick<Snapshot, 'value'>): StateName {
  return (typeof value === 'string' ? value : value.round) as StateName
}

/** The whole statechart of Love Letter as it runs, its states and the ways between them. */
export const chartMap = (): ChartMap => mapOf(chart, { states: NAMES, conditions: CONDITIONS })
