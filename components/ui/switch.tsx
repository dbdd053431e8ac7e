import { type ReactNode, useId } from 'react'

export type SwitchProps = {
  label: ReactNode
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Stays focusable; say why in the note. */
  barred?: boolean
}

/** On or off, at once: a native checkbox that looks and reads as a switch. */
export function Switch({ label, note, checked, onChange, barred = false }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-14 min-w-0 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0 flex-[1_1_9rem]">
        <span id={id} className="block font-medium leading-snug">
          {label}
        </span>
        {note ? (
          <span id={`${id}n`} className="block text-small leading-snug text-ink-2">
            {note}
          </span>
        ) : null}
      </span>
      <span className="relative shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-labelledby={id}
          aria-describedby={note ? `${id}n` : undefined}
          aria-disabled={barred || undefined}
          onChange={(event) => {
            if (!barred) onChange(event.currentTarget.checked)
          }}
          className="peer block h-8 w-13 cursor-pointer appearance-none rounded-full border-2 border-edge bg-card checked:border-accent checked:bg-accent aria-disabled:border-dashed"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-2 start-2 aspect-square rounded-full bg-edge transition-[inset-inline-start] duration-100 peer-checked:start-7 peer-checked:bg-on-accent forced-colors:bg-[ButtonText]"
        />
      </span>
    </label>
  )
}
