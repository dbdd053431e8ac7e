import { Check } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

export interface PickSomeProps<T> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string; readonly note?: string }[]
  readonly picked: readonly T[]
  readonly onChange: (picked: readonly T[]) => void
}

/** Any of several: native checkboxes that look like tabs of paper; none picked means all. */
export function PickSome<T extends string | number>({ label, options, picked, onChange }: PickSomeProps<T>) {
  const toggle = (value: T) =>
    onChange(picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: words, note }) => (
          <label
            key={value}
            className={cx(
              'relative inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-ui border px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              picked.includes(value) ? 'border-accent bg-accent-soft' : 'border-edge bg-card',
            )}
          >
            <input
              type="checkbox"
              checked={picked.includes(value)}
              onChange={() => toggle(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {picked.includes(value) ? <Icon of={Check} className="text-accent" /> : null}
            <span className="min-w-0">
              <span className="block font-medium leading-snug">{words}</span>
              {note ? <span className="block text-small leading-snug text-ink-2">{note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
