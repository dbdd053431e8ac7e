import { type ReactNode, useId } from 'react'
import { cx } from './cx'

export type SegmentedOption<T extends string> = { value: T; label: ReactNode; note?: ReactNode }

export type SegmentedProps<T extends string> = {
  label: ReactNode
  /** Only for those who listen: where the question already stands above. */
  labelHidden?: boolean
  options: readonly SegmentedOption<T>[]
  value: T
  onChange: (value: T) => void
  /** row: short words side by side. stack: a thumb-high row each, with room for a note. */
  layout?: 'row' | 'stack'
  /** A row without its own ground, for the edge of a page. */
  quiet?: boolean
}

/** One of a few: native radio buttons, so arrow keys and every reader know them. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, labelHidden = false, options, value, onChange, layout = 'row', quiet = false } = props
  const name = useId()
  const row = layout === 'row'
  return (
    <fieldset className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-1 text-small font-medium'}>{label}</legend>
      <div
        className={cx(
          row ? 'flex flex-wrap gap-px rounded-ui p-1' : 'grid grid-cols-1 gap-2',
          row && !quiet && 'border border-edge bg-card',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              row
                ? cx(
                    'min-h-12 min-w-12 flex-auto items-center justify-center rounded-[0.4rem] border border-transparent px-2 py-1 text-center',
                    quiet
                      ? 'text-ink-2 has-checked:border-edge has-checked:bg-card has-checked:text-ink forced-colors:has-checked:picked'
                      : 'has-checked:picked',
                  )
                : 'min-h-14 items-center gap-3 rounded-ui border border-edge bg-card px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={option.note ? `${name}${option.value}` : undefined}
              aria-labelledby={`${name}${option.value}l`}
              className={row ? 'absolute inset-0 cursor-pointer opacity-0' : 'size-5 shrink-0 accent-accent'}
            />
            <span className="min-w-0">
              <span id={`${name}${option.value}l`} className="block font-medium leading-snug">
                <bdi>{option.label}</bdi>
              </span>
              {option.note ? (
                <span id={`${name}${option.value}`} className="block text-small leading-snug text-ink-2">
                  {option.note}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
