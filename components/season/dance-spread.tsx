import { NumeralArt } from '@/components/ui/card-art'
import { cx } from '@/components/ui/cx'

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
              <svg viewBox="0 0 63 88" aria-hidden className="block h-auto w-[22.5cqi] max-w-30">
                <rect
                  x="0.55"
                  y="0.55"
                  width="61.9"
                  height="86.9"
                  rx="4.5"
                  className="fill-card stroke-edge"
                  strokeWidth="0.9"
                />
                <g className="text-accent">
                  <NumeralArt of={String(number)} x={5} y={isLast ? 25 : 20} size={isLast ? 27 : 20} />
                </g>
                {isLast ? <BigRing /> : null}
              </svg>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const BigRing = () => (
  <g className="text-gold" fill="none" stroke="currentColor" strokeWidth="2.6">
    <circle cx="34" cy="62" r="13" />
    <path d="M28.5 36h11l4.5 5.5L34 50l-10-8.5z" fill="currentColor" stroke="none" />
  </g>
)
