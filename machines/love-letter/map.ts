import type { StateNode } from 'xstate'
import { chart } from './chart'
import type { Snapshot } from './record'

/** A state of the chart, for reading. */
export interface MapState {
  /** Its key in the chart. */
  readonly id: string
  readonly name: string
  /** The state that it lies in; null for the outermost. */
  readonly parent: string | null
  readonly description: string
}

/** A way from one state to another: when the table reports something, or of itself. */
export interface MapArrow {
  readonly from: string
  readonly to: string
  /** What the table reports; null where nothing need be said. */
  readonly on: string | null
  /** On which condition, in words; null for “otherwise” and where there is but one way. */
  readonly when: string | null
}

export interface ChartMap {
  readonly states: readonly MapState[]
  readonly arrows: readonly MapArrow[]
  /** What the table may report in every state, and where that leads. */
  readonly anywhere: { readonly events: readonly string[]; readonly to: string }
}

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

type Node = StateNode<never, never>

const nodesIn = (node: Node): Node[] =>
  Object.values(node.states as Record<string, Node>).flatMap((child) => [child, ...nodesIn(child)])

/** A way into a compound state ends in the state that it begins with. */
function entered(node: Node): Node {
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined
  return first ? entered(first as Node) : node
}

function arrowsFrom(node: Node): MapArrow[] {
  const ways = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  return ways.flatMap(({ eventType, guard, target }) =>
    (target ?? []).map((to) => ({
      from: node.key,
      to: entered(to as Node).key,
      on: (eventType as string) || null,
      when: (typeof guard === 'string' && CONDITIONS[guard as Guard]) || null,
    })),
  )
}

/** The whole statechart of Love Letter as it runs, its states and the ways between them. */
export function chartMap(): ChartMap {
  const root = chart.root as unknown as Node
  const nodes = nodesIn(root)
  const fromAnywhere = [...root.transitions.values()].flat().filter(({ target }) => target)
  return {
    states: nodes.map(({ key, parent, description }) => ({
      id: key,
      name: NAMES[key as StateName],
      parent: parent && parent !== root ? parent.key : null,
      description: description ?? '',
    })),
    arrows: nodes.flatMap(arrowsFrom),
    anywhere: { events: fromAnywhere.map(({ eventType }) => eventType), to: 'setup' },
  }
}
