import { Check } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { optionLabel } from '@/machines/love-letter'
import type { OptionsProps } from './options'

/** Who answered a count: a toggle for each player still in, side by side. */
export function CountPlayers({ game, question, options, onPick }: OptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div
      role="group"
      aria-label="Who answered"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2"
    >
      {options.map((option) => {
        const { label, hint } = optionLabel(game.table, question, option)
        const isChosen = option.isChosen ?? false
        return (
          <button
            key={option.seat}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onPick(option)}
            className={cx(
              'flex min-h-14 min-w-0 items-center gap-2 rounded-ui border px-4 py-2 text-start font-medium leading-snug',
              isChosen ? 'picked border-accent' : 'border-edge bg-card hover:bg-accent-soft',
            )}
          >
            <span className="min-w-0 flex-1">
              <bdi>{label}</bdi>
              {hint ? <span className="block text-small font-normal">{hint}</span> : null}
            </span>
            {isChosen ? <Check aria-hidden className="size-5 shrink-0" /> : null}
          </button>
        )
      })}
    </div>
  )
}
