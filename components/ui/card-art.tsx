import { CROWN, type EmblemKey, emblem } from './emblems'

/** Pass this as `numeral` for a card without a number: a crown is drawn in its place. */
export const CROWN_MARK = '♛'

/** The path of an emblem, `size` units wide, its top left corner at x, y. */
export function EmblemArt({ name, x, y, size }: { name: EmblemKey; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 512})`}>
      <path d={emblem(name)} fill="currentColor" />
    </g>
  )
}

/** The numeral, or the crown, its baseline at y. */
export function NumeralArt({ of, x, y, size }: { of: string; x: number; y: number; size: number }) {
  if (of === CROWN_MARK) {
    const side = size * 0.84
    return (
      <g transform={`translate(${x - side * 0.06} ${y - side * 0.93}) scale(${side / 512})`}>
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
