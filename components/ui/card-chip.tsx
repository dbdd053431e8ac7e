import { EmblemArt, NumeralArt } from './card-art'
import { cx } from './cx'
import type { EmblemKey } from './emblems'

export type CardChipProps = {
  numeral: string
  name: string
  emblem: EmblemKey
  /** With it the chip is a button; its reach is 48 px each way, more than it looks. */
  onPress?: () => void
  marked?: boolean
}

/** A discard, small: numeral and emblem; the name is spoken. */
export function CardChip({ numeral, name, emblem, onPress, marked = false }: CardChipProps) {
  const spoken = /^\d+$/.test(numeral) ? `${numeral}, ${name}` : name
  const look = cx(
    'relative inline-block h-8 w-11 shrink-0 rounded-[0.4rem] border bg-card align-middle',
    marked ? 'border-2 border-accent' : 'border-edge',
  )
  const art = (
    <svg viewBox="0 0 44 32" direction="ltr" aria-hidden className="block size-full">
      <g className="text-accent">
        <NumeralArt of={numeral} x={5.5} y={23.5} size={21} />
      </g>
      <g className="text-ink">
        <EmblemArt name={emblem} x={21.5} y={7.5} size={17} />
      </g>
    </svg>
  )
  if (!onPress)
    return (
      <span className={look} role="img" aria-label={spoken} title={name}>
        {art}
      </span>
    )
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={spoken}
      title={name}
      className={cx(
        look,
        'after:absolute hover:bg-accent-soft',
        marked ? 'after:-inset-x-1 after:-inset-y-2.5' : 'after:-inset-x-0.75 after:-inset-y-2.25',
      )}
    >
      {art}
    </button>
  )
}
