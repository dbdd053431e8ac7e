import { type ReactNode, useId } from 'react'
import { cx } from './cx'

export type ChoiceProps = {
  title: ReactNode
  /** A small second line; for a barred choice, the reason in a few words. */
  note?: ReactNode
  /** Stands before the title: a chip, an icon. */
  before?: ReactNode
  onPick: () => void
  /** Not allowed now: stays visible and tappable, and tells why. */
  barred?: boolean
  onWhy?: () => void
  /** The answer already given, or the one to do first. */
  marked?: boolean
}

/** Longer than any name or answer as they can be typed here: of a record’s, the end is cut, and the whole is its title. */
const LONG = 80

/** One answer to a question: a row as wide as its column, a thumb high. */
export function Choice({ title, note, before, onPick, barred = false, onWhy, marked = false }: ChoiceProps) {
  const id = useId()
  const isLong = typeof title === 'string' && title.length > LONG
  return (
    <button
      type="button"
      aria-disabled={barred || undefined}
      aria-labelledby={`${id}t`}
      aria-describedby={note ? `${id}n` : undefined}
      onClick={barred ? onWhy : onPick}
      className={cx(
        'flex min-h-14 w-full items-center gap-3 rounded-ui border px-4 py-2 text-start',
        barred && 'border-dashed border-edge text-ink-2',
        !barred && marked && 'picked border-accent',
        !barred && !marked && 'border-edge bg-card text-ink hover:bg-accent-soft',
      )}
    >
      {before}
      <span className="min-w-0 flex-1">
        <span
          id={`${id}t`}
          className={cx('block font-medium leading-snug', isLong && 'line-clamp-2 wrap-anywhere')}
          {...(isLong && { title })}
        >
          <bdi>{title}</bdi>
        </span>
        {note ? (
          <span
            id={`${id}n`}
            className={cx('block text-small leading-snug', marked && !barred ? '' : 'text-ink-2')}
          >
            {note}
          </span>
        ) : null}
      </span>
    </button>
  )
}

export type ChoicesProps = {
  label: string
  children: ReactNode
  /** Side by side where there is room, for a few short words each. */
  isBeside?: boolean
}

/** A question's answers, one below the other. */
export function Choices({ label, children, isBeside = false }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div
      role="group"
      aria-label={label}
      className={cx(
        'grid gap-2',
        isBeside
          ? 'grid-flow-row-dense grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]'
          : 'grid-cols-1',
      )}
    >
      {children}
    </div>
  )
}
