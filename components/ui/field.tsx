import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx'

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: ReactNode
  hint?: ReactNode
  /** What has to change, in a sentence; the field is then marked. */
  problem?: ReactNode
  /** Stands to the right of the input: a button. */
  after?: ReactNode
}

/** A labelled line to type in; writing direction follows what is typed. */
export function Field({ label, hint, problem, after, className, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}h`, problem && `${id}p`].filter(Boolean).join(' ')
  return (
    <div className={cx('grid grid-cols-1 gap-1', className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="text"
          dir="auto"
          autoComplete="off"
          {...input}
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
          className="min-h-12 min-w-0 flex-1 rounded-ui border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-accent"
        />
        {after}
      </div>
      {hint ? (
        <p id={`${id}h`} className="text-small text-ink-2">
          {hint}
        </p>
      ) : null}
      <p id={`${id}p`} aria-live="polite" className="text-small font-medium text-accent empty:hidden">
        {problem}
      </p>
    </div>
  )
}
