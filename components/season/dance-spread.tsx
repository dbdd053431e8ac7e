import { cx } from '@/components/ui/cx'
import { DanceCard } from './dance-card'

/** The cards that the rulebook speaks of. */
const NUMBERS = [1, 4, 6, 8, 10, 15, 18, 24]

/** Dance cards laid out as a dealer spreads a deck; only their numbers are ours to draw. A picture, silent. */
export function DanceSpread() {
  return (
    <div aria-hidden className="@container">
      <div className="flex" dir="ltr">
        {NUMBERS.map((number, i) => {
          const isLast = i === NUMBERS.length - 1
          return (
            <div key={number} className={cx(isLast ? 'shrink-0' : 'min-w-0 flex-1')}>
              <div className="w-[22.5cqi] max-w-30">
                <DanceCard number={number} ring={isLast} />
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}
