import { type ReactNode, useId } from 'react'
import { Arrows } from '@/components/season/trait-mark'
import { cx } from '@/components/ui/cx'
import { arrowsWords, plus, pointsWords } from '@/machines/high-society'

const ARROWS = [1, 2, 3, -1, -2, -3]
const POINTS = [-3, -2, -1, 0, 1, 2, 3]

export interface TraitPicksProps {
  readonly arrows: number | null
  readonly points: number | null
  readonly onArrows: (arrows: number) => void
  readonly onPoints: (points: number) => void
}

/** What stands on a Trait: its arrows, and its points. */
export function TraitPicks({ arrows, points, onArrows, onPoints }: TraitPicksProps) {
  return (
    <>
      <Picks
        label="Arrows"
        columns="grid-cols-[repeat(auto-fit,minmax(min(2.75rem,100%),1fr))]"
        values={ARROWS}
        value={arrows}
        onPick={onArrows}
        say={arrowsWords}
      >
        {(by) => <Arrows by={by} />}
      </Picks>
      <Picks
        label="Points"
        columns="grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))]"
        values={POINTS}
        value={points}
        onPick={onPoints}
        say={pointsWords}
      >
        {plus}
      </Picks>
    </>
  )
}

interface PicksProps {
  readonly label: string
  readonly columns: string
  readonly values: readonly number[]
  readonly value: number | null
  readonly onPick: (value: number) => void
  readonly say: (value: number) => string
  readonly children: (value: number) => ReactNode
}

function Picks({ label, columns, values, value, onPick, say, children }: PicksProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own border and legend
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-small font-medium">
        {label}
      </p>
      <div className={cx('grid gap-1', columns)}>
        {values.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={say(each)}
            aria-pressed={each === value}
            onClick={() => onPick(each)}
            className={cx(
              'flex min-h-12 items-center justify-center rounded-ui border font-medium tabular-nums',
              each === value
                ? 'picked border-accent [&_svg]:text-on-accent'
                : 'border-edge bg-card hover:bg-accent-soft',
            )}
          >
            {children(each)}
          </button>
        ))}
      </div>
    </div>
  )
}
