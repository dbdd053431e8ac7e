import { type ReactNode, useId } from 'react'

export interface NoteFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A few lines to write in, which grow with what is written. */
export function NoteField({ label, hint, value, onChange }: NoteFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={value}
        aria-describedby={hint ? `${id}h` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="field-sizing-content min-h-20 w-full rounded-ui border border-edge bg-card px-3 py-2 text-base text-ink"
      />
      {hint ? (
        <p id={`${id}h`} className="text-small text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
