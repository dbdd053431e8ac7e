import { cx } from '@/components/ui/cx'

interface Point {
  readonly x: number
  readonly y: number
}
interface Box extends Point {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
}
interface Arrow {
  readonly from: string
  readonly to: string
  readonly on: string | null
  readonly when: string | null
  readonly points: readonly Point[]
  readonly label: (Point & { readonly text: string }) | null
}
/** Where `npm run charts` laid every state and arrow of a statechart. */
interface Layout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
}

const HEAD = 5
/** To this share of its size a drawing shrinks and is still read; beyond that it scrolls. */
const SMALLEST = 0.88

/** The whole statechart as lines and boxes; `at` is marked. What it says is said by the list beside it. */
export function ChartDrawing({ layout, at = null }: { layout: Layout; at?: string | null }) {
  return (
    <section
      aria-label="Drawing of the statechart"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto border-y border-line py-4"
    >
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden
        className="mx-auto block w-full font-sans"
        style={{ maxWidth: layout.width, minWidth: layout.width * SMALLEST }}
      >
        {layout.boxes.map((box) => (
          <State key={box.id} box={box} isHere={box.id === at} />
        ))}
        {layout.arrows.map((arrow) => (
          <Way key={`${arrow.from} ${arrow.to} ${arrow.on} ${arrow.when}`} arrow={arrow} />
        ))}
      </svg>
    </section>
  )
}

function State({ box, isHere }: { box: Box; isHere: boolean }) {
  const isCompound = box.height > 60
  return (
    <g>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={10}
        className={cx(
          isHere
            ? 'fill-accent stroke-accent'
            : isCompound
              ? 'fill-none stroke-line-2'
              : 'fill-card stroke-edge',
        )}
        strokeWidth={isHere ? 3 : 1.25}
        strokeDasharray={isCompound ? '5 4' : undefined}
      />
      <text
        x={isCompound ? box.x + 14 : box.x + box.width / 2}
        y={isCompound ? box.y + 24 : box.y + box.height / 2 + 5}
        textAnchor={isCompound ? 'start' : 'middle'}
        className={cx('voice text-[16px]', isHere ? 'fill-on-accent' : 'fill-ink')}
      >
        {box.name}
      </text>
    </g>
  )
}

function Way({ arrow: { points, label } }: { arrow: Arrow }) {
  const end = points[points.length - 1]
  const before = points[points.length - 2]
  if (!end || !before) return null
  const [dx, dy] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)]
  const corner = (side: number) =>
    `${end.x - dx * HEAD * 2 + dy * HEAD * side},${end.y - dy * HEAD * 2 + dx * HEAD * side}`
  return (
    <g>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="fill-none stroke-ink-2" />
      <polygon points={`${end.x},${end.y} ${corner(1)} ${corner(-1)}`} className="fill-ink-2" />
      {label ? (
        <text x={label.x} y={label.y + 12} className="fill-ink-2 text-[12px]">
          {label.text}
        </text>
      ) : null}
    </g>
  )
}
