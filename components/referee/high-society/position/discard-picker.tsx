import { Disclosure } from '@/components/ui/disclosure'
import { Stepper } from '@/components/ui/stepper'
import { CARDS } from '@/machines/high-society'

export interface DiscardPickerProps {
  readonly discard: readonly number[]
  /** Cards whose numbers nobody knows. */
  readonly unknown: number
  readonly most: number
  readonly onChange: (change: { readonly discard?: readonly number[]; readonly unknown?: number }) => void
}

const NUMBERS = Array.from({ length: CARDS }, (_, i) => i + 1)

/** The Dance cards in the discard: those whose numbers are known, and how many more there are. */
export function DiscardPicker({ discard, unknown, most, onChange }: DiscardPickerProps) {
  const count = discard.length + unknown
  const toggle = (number: number) =>
    onChange({
      discard: discard.includes(number) ? discard.filter((one) => one !== number) : [...discard, number],
    })
  return (
    <Disclosure summary={count ? `The discard: ${count} of ${most} at most` : 'The discard: empty'}>
      <div className="-ms-7 grid grid-cols-1 gap-4">
        <p className="text-small text-ink-2">
          A number that lies there cannot be played until it is shuffled in.
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the line above already is */}
        <div
          role="group"
          aria-label="Numbers in the discard"
          className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2"
        >
          {NUMBERS.map((number) => (
            <button
              key={number}
              type="button"
              aria-pressed={discard.includes(number)}
              onClick={() => toggle(number)}
              className="voice min-h-12 rounded-ui border border-edge bg-card text-lead lining-nums aria-pressed:picked aria-pressed:border-accent"
            >
              {number}
            </button>
          ))}
        </div>
        <Stepper
          label="More, of unknown numbers"
          lessLabel="One unknown card less"
          moreLabel="One unknown card more"
          max={CARDS}
          value={unknown}
          onChange={(next) => onChange({ unknown: next })}
        />
      </div>
    </Disclosure>
  )
}
