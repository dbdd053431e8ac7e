import { EmblemArt, NumeralArt, PipsArt } from './card-art'
import type { CardFaceProps } from './card-face'
import { ChoiceName } from './card-words'
import { cx } from './cx'

/** The upper edge of a card and its name, for a crowded table: as wide as a choice, two thirds as tall. Silent. */
export function CardTile(props: Omit<CardFaceProps, 'size'>) {
  const { numeral, name, emblem, copies = 0, seen = 0, barred = false, marked = false } = props
  const stroke = marked ? 2.4 : 0.9
  const inset = stroke / 2 + 0.1
  return (
    <svg
      viewBox="0 0 63 55"
      direction="ltr"
      aria-hidden
      className={cx('block h-auto w-full overflow-visible select-none', props.className)}
    >
      <rect
        x={inset}
        y={inset}
        width={63 - 2 * inset}
        height={55 - 2 * inset}
        rx="4.5"
        className={cx(barred ? 'fill-paper' : 'fill-card', marked ? 'stroke-accent' : 'stroke-edge')}
        strokeWidth={stroke}
        {...(barred && !marked ? { strokeDasharray: '3 2.2' } : {})}
      />
      <g className={barred ? 'text-ink-2' : 'text-accent'}>
        <NumeralArt of={numeral} x={6} y={23} size={24} />
      </g>
      <g className={barred ? 'text-ink-2' : 'text-ink'}>
        <EmblemArt name={emblem} x={22.5} y={7} size={18} />
      </g>
      <g className="text-ink-2">
        <PipsArt copies={copies} seen={seen} right={58} top={5.5} r={2} />
      </g>
      {/* The name stands at the foot of a card; lift it to the foot of the tile. */}
      <g transform="translate(0 -33)">
        <ChoiceName name={name} barred={barred} />
      </g>
    </svg>
  )
}
