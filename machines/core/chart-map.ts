import type { StateNode } from 'xstate'

/** A state of a chart, for reading. */
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
  /** What the table may report in every state, and where that leads; null where there is nothing of that kind. */
  readonly anywhere: { readonly events: readonly string[]; readonly to: string } | null
}

/** What the states and guards of a chart are called, by their keys. */
export interface ChartWords {
  readonly states: Readonly<Record<string, string>>
  readonly conditions: Readonly<Record<string, string>>
}

type Node = StateNode<never, never>

const nodesIn = (node: Node): Node[] =>
  Object.values(node.states as Record<string, Node>).flatMap((child) => [child, ...nodesIn(child)])

/** A way into a compound state ends in the state that it begins with. */
function entered(node: Node): Node {
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined
  return first ? entered(first as Node) : node
}

function arrowsFrom(node: Node, { conditions }: ChartWords): MapArrow[] {
  const ways = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  return ways.flatMap(({ eventType, guard, target }) =>
    (target ?? []).map((to) => ({
      from: node.key,
      to: entered(to as Node).key,
      on: (eventType as string) || null,
      when: (typeof guard === 'string' && conditions[guard]) || null,
    })),
  )
}

/** A whole statechart as it runs, its states and the ways between them; every state has a key of its own. */
export function mapOf(chart: { readonly root: unknown }, words: ChartWords): ChartMap {
  const root = chart.root as Node
  const nodes = nodesIn(root)
  const fromAnywhere = [...root.transitions.values()].flat()
  const [first] = fromAnywhere.flatMap(({ target }) => target ?? [])
  return {
    states: nodes.map(({ key, parent, description }) => ({
      id: key,
      name: words.states[key] ?? key,
      parent: parent && parent !== root ? parent.key : null,
      description: description ?? '',
    })),
    arrows: nodes.flatMap((node) => arrowsFrom(node, words)),
    anywhere: first
      ? {
          events: fromAnywhere.filter(({ target }) => target).map(({ eventType }) => eventType),
          to: first.key,
        }
      : null,
  }
}
