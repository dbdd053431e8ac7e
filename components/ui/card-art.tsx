import { EMBLEM_SIDE, EMBLEMS, emblemPath } from './emblem-paths'
import type { EmblemKey } from './emblems'

/** Pass this as `numeral` for a card without a number: a crown is drawn in its place. */
export const CROWN_MARK = '♛'

type Place = { readonly x: number; readonly y: number; readonly size: number }

/** A drawing of public/emblems.svg, which is loaded once for all cards: `size` wide, its top left corner at x, y. */
function Drawn({ id, x, y, size }: Place & { readonly id: EmblemKey | 'crown' }) {
  const d = emblemPath(id)
  const place = `translate(${x} ${y}) scale(${size / EMBLEM_SIDE})`
  if (d) return <path d={d} transform={place} fill="currentColor" />
  return <use href={`${EMBLEMS}#${id}`} x={x} y={y} width={size} height={size} />
}

/** An emblem, `size` units wide, its top left corner at x, y. */
export const EmblemArt = ({ name, ...place }: Place & { readonly name: EmblemKey }) => (
  <Drawn id={name} {...place} />
)

/** The numeral, or the crown, its baseline at y. */
export function NumeralArt({ of, x, y, size }: { of: string; x: number; y: number; size: number }) {
  if (of === CROWN_MARK) {
    const side = size * 0.84
    return <Drawn id="crown" x={x - side * 0.06} y={y - side * 0.93} size={side} />
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
