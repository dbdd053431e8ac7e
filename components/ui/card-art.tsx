import { CROWN, type EmblemKey, emblem } from './emblems'

/** Pass this as `numeral` for a card without a number: a crown is drawn in its place. */
export const CROWN_MARK = '♛'

/** The path of an emblem, `size` units wide, its top left corner at x, y. */
export function EmblemArt({ name, x, y, size }: { name: EmblemKey; x: number; y: number; size: number }) {
  const { d, turn } = emblem(name)
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 512})`}>
      <path d={d} fill="currentColor" {...(turn ? { transform: `rotate(${turn} 256 256)` } : {})} />
    </g>
  )
}

/** The numeral, or the crown, its baseline at y. */
export function NumeralArt({ of, x, y, size }: { of: string; x: number; y: number; size: number }) {
  if (of === CROWN_MARK) {
    const side = size * 0.92
    return (
      <g transform={`translate(${x - side * 0.06} ${y - side * 0.87}) scale(${side / 512})`}>
        <path d={CROWN} fill="currentColor" />
      </g>
    )
  }
  return (
    <text x={x} y={y} fontSize={size} fill="currentColor" className="voice lining-nums">
      {of}
    </text>
  )
}

/** One pip a copy, filled when that copy has been seen; rows of three, from the right edge inwards. */
export function PipsArt({ copies, seen, right, top, r }: PipsProps) {
  const step = r * 2.9
  return Array.from({ length: copies }, (_, i) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are nothing but their place
      key={i}
      cx={right - r - (Math.min(copies - Math.floor(i / 3) * 3, 3) - 1 - (i % 3)) * step}
      cy={top + r + Math.floor(i / 3) * step}
      r={r}
      fill={i < seen ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={r * 0.42}
    />
  ))
}

type PipsProps = { copies: number; seen: number; right: number; top: number; r: number }

const NARROW = /[ijltfrI'’ ]/
const BROAD = /[mwMW]/

/** About how many ems a word takes in the serif. */
function ems(word: string): number {
  let sum = 0
  for (const c of word)
    sum += NARROW.test(c) ? 0.36 : BROAD.test(c) ? 0.88 : c === c.toUpperCase() ? 0.7 : 0.56
  return sum
}

/** A name on one line if it fits at full size, else on two, in the largest size that fits `room`. */
export function fitName(name: string, room: number, largest: number): { lines: string[]; size: number } {
  const words = name.split(' ')
  if (words.length === 1 || ems(name) * largest <= room)
    return { lines: [name], size: Math.min(largest, room / ems(name)) }
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const widest = (pair: readonly string[]) => Math.max(...pair.map(ems))
  const best = breaks.reduce((a, b) => (widest(b) < widest(a) ? b : a))
  return { lines: [...best], size: Math.min(largest * 0.9, room / widest(best)) }
}
