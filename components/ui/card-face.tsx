import { EmblemArt, NumeralArt, PipsArt } from './card-art'
import { ChoiceName, LessonWords } from './card-words'
import { cx } from './cx'
import type { EmblemKey } from './emblems'

export type CardFaceProps = {
  /** '0' to '9', or CROWN_MARK. */
  numeral: string
  name: string
  emblem: EmblemKey
  /** At most five words; drawn on the lesson card only, where it can be read. */
  effect?: string
  copies?: number
  seen?: number
  /** chip reads at 44 px, choice at 72, lesson at 240; the width is the parent's. */
  size: 'chip' | 'choice' | 'lesson'
  /** Drawn in the second ink with a dashed edge. */
  barred?: boolean
  /** A firm edge in the game's colour. */
  marked?: boolean
  /** Silent, where something beside it already says the name. */
  decorative?: boolean
  className?: string
}

/** A card of ours: numeral, emblem, name, pips for the copies. 63 by 88, drawn to be told apart without colour. */
export function CardFace(props: CardFaceProps) {
  const { numeral, name, size, copies = 0, seen = 0, barred = false, marked = false } = props
  // Units are 63 to the card's width, so a line of the same look is thinner on a bigger card.
  const stroke = size === 'lesson' ? (marked ? 1.1 : 0.45) : marked ? 2.4 : 0.9
  const inset = stroke / 2 + 0.1
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or silent beside its name
    <svg
      viewBox="0 0 63 88"
      direction="ltr"
      className={cx('block h-auto w-full overflow-visible select-none', props.className)}
      {...(props.decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': spoken(numeral, name, copies, seen) })}
    >
      <rect
        x={inset}
        y={inset}
        width={63 - 2 * inset}
        height={88 - 2 * inset}
        rx="4.5"
        className={cx(barred ? 'fill-paper' : 'fill-card', marked ? 'stroke-accent' : 'stroke-edge')}
        strokeWidth={stroke}
        {...(barred && !marked ? { strokeDasharray: '3 2.2' } : {})}
      />
      <g className={barred ? 'text-ink-2' : 'text-accent'}>
        <Numeral {...props} />
      </g>
      <g className={barred ? 'text-ink-2' : 'text-ink'}>
        <Emblem {...props} />
      </g>
      {size === 'chip' ? null : (
        <g className="text-ink-2">
          <PipsArt
            copies={copies}
            seen={seen}
            right={size === 'lesson' ? 56 : 58}
            top={size === 'lesson' ? 7.5 : 5.5}
            r={size === 'lesson' ? 1.35 : 2.3}
          />
        </g>
      )}
      {size === 'choice' ? <ChoiceName name={name} barred={barred} /> : null}
      {size === 'lesson' ? <LessonWords name={name} effect={props.effect ?? ''} /> : null}
    </svg>
  )
}

function Numeral({ numeral, size }: CardFaceProps) {
  if (size === 'chip') return <NumeralArt of={numeral} x={6} y={34} size={38} />
  if (size === 'choice') return <NumeralArt of={numeral} x={6} y={22} size={24} />
  return <NumeralArt of={numeral} x={7.5} y={21} size={19} />
}

function Emblem({ emblem, size }: CardFaceProps) {
  if (size === 'chip') return <EmblemArt name={emblem} x={18} y={42} size={38} />
  if (size === 'choice') return <EmblemArt name={emblem} x={16} y={28} size={31} />
  return <EmblemArt name={emblem} x={17.5} y={21.5} size={28} />
}

function spoken(numeral: string, name: string, copies: number, seen: number): string {
  const number = /^\d+$/.test(numeral) ? `${numeral}, ` : ''
  return `${number}${name}${copies > 0 ? `, ${seen} of ${copies} seen` : ''}`
}
