import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs'

interface State {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}
interface Arrow {
  readonly from: string
  readonly to: string
  readonly on: string | null
  readonly when: string | null
}
interface ChartMap {
  readonly states: readonly State[]
  readonly arrows: readonly Arrow[]
}

const TOP = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  // Of all their strategies these give the narrowest drawing.
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.layering.strategy': 'MIN_WIDTH',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
}
const COMPOUND = { 'elk.padding': '[top=40,left=18,bottom=18,right=18]' }

/** Room for a text of this many letters at this size, in the drawing's pixels. */
const room = (text: string, size: number) => Math.ceil(text.length * size * 0.56)

const labelOf = ({ on, when }: Arrow) => [on, when].filter(Boolean).join(': ')

const round = (n: number | undefined) => Math.round((n ?? 0) * 10) / 10

function nodesIn({ states }: ChartMap, parent: string | null): ElkNode[] {
  return states
    .filter((state) => state.parent === parent)
    .map(({ id, name }) => {
      const children = nodesIn({ states, arrows: [] }, id)
      return children.length
        ? { id, children, layoutOptions: COMPOUND }
        : { id, width: Math.max(72, room(name, 16) + 28), height: 40 }
    })
}

const edgesOf = ({ arrows }: ChartMap): ElkExtendedEdge[] =>
  arrows.map((arrow, i) => {
    const text = labelOf(arrow)
    const labels = text ? [{ text, width: room(text, 12), height: 16 }] : []
    return { id: String(i), sources: [arrow.from], targets: [arrow.to], labels }
  })

interface Box {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Every box with its place on the whole drawing; ELK gives places within the parent. */
function boxes(node: ElkNode, left: number, top: number): Box[] {
  return (node.children ?? []).flatMap((child) => {
    const [x, y] = [left + (child.x ?? 0), top + (child.y ?? 0)]
    const size = { width: round(child.width), height: round(child.height) }
    return [{ id: child.id, x: round(x), y: round(y), ...size }, ...boxes(child, x, y)]
  })
}

/** Where every state, arrow and label of a statechart is to be drawn, in pixels. */
export async function layOut(map: ChartMap) {
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: TOP,
    children: nodesIn(map, null),
    edges: edgesOf(map),
  }
  const laid = await new ELK().layout(graph)
  const places = boxes(laid, 0, 0)
  const nameOf = (id: string) => map.states.find((state) => state.id === id)?.name ?? id
  return {
    width: round(laid.width),
    height: round(laid.height),
    boxes: places.map((box) => ({ ...box, name: nameOf(box.id) })),
    arrows: (laid.edges ?? []).map((edge, i) => {
      const inside = places.find(({ id }) => id === edge.container) ?? { x: 0, y: 0 }
      return { ...map.arrows[i], ...drawn(edge, inside) }
    }),
  }
}

/** ELK gives the places of an arrow within the box that it lies in. */
function drawn({ sections, labels }: ElkExtendedEdge, inside: { readonly x: number; readonly y: number }) {
  const at = ({ x, y }: { x?: number; y?: number }) => ({
    x: round((x ?? 0) + inside.x),
    y: round((y ?? 0) + inside.y),
  })
  const [section] = sections ?? []
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []
  const [label] = labels ?? []
  return { points: points.map(at), label: label ? { text: label.text ?? '', ...at(label) } : null }
}
