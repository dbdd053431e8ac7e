import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

export type StepperProps = {
  label: ReactNode
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** For the two buttons, said aloud: 'one less', 'one more' otherwise. */
  lessLabel?: string
  moreLabel?: string
}

/** A small whole number with a button on either side. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max = 99, lessLabel = 'One less', moreLabel = 'One more' } = props
  const id = useId()
  const button =
    'grid size-[min(3rem,56px)] place-items-center rounded-ui border border-edge bg-card hover:bg-accent-soft aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-ink-2'
  const step = (to: number) => () => {
    if (to >= min && to <= max) onChange(to)
  }
  return (
    <fieldset
      aria-labelledby={id}
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <span id={id} className="min-w-32 flex-1 font-medium">
        {label}
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <button
          type="button"
          className={button}
          aria-label={lessLabel}
          aria-disabled={value <= min || undefined}
          onClick={step(value - 1)}
        >
          <Icon of={Minus} />
        </button>
        <output
          aria-live="polite"
          className="voice min-w-[min(3rem,56px)] text-center text-question lining-nums tabular-nums"
        >
          {value < 0 ? `−${-value}` : value}
        </output>
        <button
          type="button"
          className={button}
          aria-label={moreLabel}
          aria-disabled={value >= max || undefined}
          onClick={step(value + 1)}
        >
          <Icon of={Plus} />
        </button>
      </span>
    </fieldset>
  )
}
