import { cx } from '@/components/ui/cx'

/** One outline a seat: whoever sees no colours tells the players apart by it. */
const OUTLINES = [
  'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
  'M12 .5 23.5 12 12 23.5.5 12z',
  'M12 1 22 6.5v11L12 23 2 17.5v-11z',
  'M12 1.5 22.5 9.5 18.5 22.5h-13L1.5 9.5z',
  'M2 2.5h20V13c0 5-4.5 8-10 10-5.5-2-10-5-10-10z',
] as const

const COLOURS = [
  'text-seat-1',
  'text-seat-2',
  'text-seat-3',
  'text-seat-4',
  'text-seat-5',
  'text-seat-6',
] as const

export interface PieceProps {
  readonly name: string
  /** Where the player sits, from 0. */
  readonly seat: number
  /** Only its outline: a token that is not there. */
  readonly isEmpty?: boolean
  readonly className?: string
}

/** Who has no name yet goes by their number. */
const initial = (name: string) => /^Player (\d)$/.exec(name)?.[1] ?? Array.from(name)[0]?.toUpperCase()

/** A player’s piece: their colour, the outline of their seat, their initial. Silent, so the name must stand beside it. */
export function Piece({ name, seat, isEmpty = false, className = 'size-5' }: PieceProps) {
  const outline = OUTLINES[seat % OUTLINES.length]
  return (
    <svg
      viewBox="-1 -1 26 26"
      aria-hidden
      className={cx('shrink-0', COLOURS[seat % COLOURS.length], className)}
    >
      <path
        d={outline}
        fill={isEmpty ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={isEmpty ? 2 : 1}
      />
      {isEmpty ? null : (
        <text
          x="12"
          y="16.8"
          textAnchor="middle"
          className="fill-paper font-sans text-[13.5px] font-semibold"
        >
          {initial(name)}
        </text>
      )}
    </svg>
  )
}
