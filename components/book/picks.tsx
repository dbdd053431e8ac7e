import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

export interface PickOption {
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly isPicked: boolean
  readonly onPick: () => void
}

export interface PicksProps {
  /** What is asked, for those who listen. */
  readonly label: string
  readonly options: readonly PickOption[]
  /** One below the other, where the answers are whole sentences. */
  readonly stack?: boolean
}

/** Ways to answer, of which one holds: as wide as their words. */
export function Picks({ label, options, stack = false }: PicksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div
      role="group"
      aria-label={label}
      className={stack ? 'grid grid-cols-1 gap-2' : 'flex flex-wrap gap-2'}
    >
      {options.map(({ key, label, note, isPicked, onPick }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isPicked}
          onClick={onPick}
          className={cx(
            'inline-flex min-h-12 max-w-full items-center gap-2 rounded-ui border px-4 py-2 text-start leading-snug',
            isPicked ? 'border-accent bg-accent-soft' : 'border-edge bg-card hover:bg-accent-soft',
          )}
        >
          {isPicked ? <Icon of={Check} className="text-accent" /> : null}
          <span className="min-w-0">
            <bdi className={note ? 'font-medium' : ''}>{label}</bdi>
            {note ? (
              <span className="block text-small text-ink-2">
                <span className="sr-only">: </span>
                {note}
              </span>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  )
}

/** Several ways to answer under a few words of their own. */
export function PickGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-small text-ink-2">{title}</p>
      {children}
    </div>
  )
}

export interface TicksProps {
  readonly label: string
  readonly options: readonly {
    readonly key: string
    readonly label: string
    readonly isTicked: boolean
    readonly onTick: () => void
  }[]
}

/** Conditions, of which any number may hold. */
export function Ticks({ label, options }: TicksProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small text-ink-2">{label}</legend>
      {options.map(({ key, label, isTicked, onTick }) => (
        <label key={key} className="flex min-h-12 cursor-pointer items-center gap-3 py-1 leading-snug">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={onTick}
            className="size-6 shrink-0 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
