import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { LONGEST_NAME } from './name-length'

export interface PlayerRowProps {
  /** Names the field. */
  readonly label: string
  /** What stands in the field. */
  readonly name: string
  /** What the row is called when nothing stands there. */
  readonly called: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDoubled: boolean
  /** More of the row: beside the name where there is room, below it on a phone. */
  readonly beside?: ReactNode
  readonly onName: (name: string) => void
  readonly onMove: (by: -1 | 1) => void
  /** Null where no fewer can be; left out where the number is given. */
  readonly onRemove?: (() => void) | null
}

const button =
  'grid size-12 shrink-0 place-items-center rounded-ui hover:bg-accent-soft aria-disabled:text-edge aria-disabled:hover:bg-transparent'

/** One name, and buttons to move it or take it away. */
export function PlayerRow(props: PlayerRowProps) {
  const { label, name, called, isFirst, isLast, isDoubled, beside, onName, onMove, onRemove } = props
  return (
    <div className="flex flex-wrap items-center justify-end">
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isDoubled || undefined}
        title={name || undefined}
        maxLength={LONGEST_NAME}
        value={name}
        placeholder={called}
        onChange={(event) => onName(event.currentTarget.value)}
        className="me-1 min-h-12 min-w-0 flex-[1_1_7rem] rounded-ui border border-edge bg-card px-3 text-base text-ink placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-accent"
      />
      {beside ? (
        <span className="flex min-w-0 max-sm:order-1 max-sm:basis-full max-sm:ps-3">{beside}</span>
      ) : null}
      <span className="flex flex-wrap justify-end">
        <button
          type="button"
          className={button}
          aria-label={`Move ${called} up`}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
        >
          <Icon of={ArrowUp} />
        </button>
        <button
          type="button"
          className={button}
          aria-label={`Move ${called} down`}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
        >
          <Icon of={ArrowDown} />
        </button>
        {onRemove === undefined ? null : (
          <button
            type="button"
            className={button}
            aria-label={`Take ${called} out`}
            aria-disabled={!onRemove || undefined}
            onClick={onRemove ?? undefined}
          >
            <Icon of={X} />
          </button>
        )}
      </span>
    </div>
  )
}
