import { EmblemArt, fitName, NumeralArt, PipsArt } from './card-art'
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
  const inset = marked ? 1.5 : 0.75
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or silent beside its name
    <svg
      viewBox="0 0 63 88"
      direction="ltr"
      className={cx('block h-auto w-full select-none', props.className)}
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
        strokeWidth={marked ? 2.4 : 0.9}
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
            r={size === 'lesson' ? 1.35 : 2}
          />
        </g>
      )}
      {size === 'choice' ? <ChoiceName name={name} barred={barred} /> : null}
      {size === 'lesson' ? <LessonText name={name} effect={props.effect ?? ''} /> : null}
    </svg>
  )
}

function Numeral({ numeral, size }: CardFaceProps) {
  if (size === 'chip') return <NumeralArt of={numeral} x={6} y={34} size={38} />
  if (size === 'choice') return <NumeralArt of={numeral} x={6} y={22} size={24} />
  return <NumeralArt of={numeral} x={7.5} y={20} size={18} />
}

function Emblem({ emblem, size }: CardFaceProps) {
  if (size === 'chip') return <EmblemArt name={emblem} x={18} y={42} size={38} />
  if (size === 'choice') return <EmblemArt name={emblem} x={16} y={28} size={31} />
  return <EmblemArt name={emblem} x={17} y={24} size={29} />
}

function ChoiceName({ name, barred }: { name: string; barred: boolean }) {
  const { lines, size } = fitName(name, 56, 11.5)
  const first = lines.length === 1 ? 76 : 81.5 - size * 1.08
  return lines.map((line, i) => (
    <text
      key={line}
      x="31.5"
      y={first + i * size * 1.08}
      textAnchor="middle"
      fontSize={size}
      className={cx('voice', barred ? 'fill-ink-2' : 'fill-ink')}
    >
      {line}
    </text>
  ))
}

function LessonText({ name, effect }: { name: string; effect: string }) {
  const { lines, size } = fitName(name, 50, 8.6)
  const first = lines.length === 1 ? 68 : 66 - size * 0.2
  return (
    <>
      <rect
        x="3.6"
        y="3.6"
        width="55.8"
        height="80.8"
        rx="2.4"
        fill="none"
        className="stroke-line-2"
        strokeWidth="0.4"
      />
      <path d="M14 58.2H49" className="stroke-line-2" strokeWidth="0.4" />
      {lines.map((line, i) => (
        <text
          key={line}
          x="31.5"
          y={first + i * size * 1.05}
          textAnchor="middle"
          fontSize={size}
          className="voice fill-ink"
        >
          {line}
        </text>
      ))}
      <text
        x="31.5"
        y={lines.length === 1 ? 76.5 : 80}
        textAnchor="middle"
        fontSize="4.9"
        className="fill-ink-2 font-sans"
      >
        {effect}
      </text>
    </>
  )
}

function spoken(numeral: string, name: string, copies: number, seen: number): string {
  const number = /^\d+$/.test(numeral) ? `${numeral}, ` : ''
  return `${number}${name}${copies > 0 ? `, ${seen} of ${copies} seen` : ''}`
}
