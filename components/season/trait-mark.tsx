import type { Trait } from '@/machines/high-society'

/** A Trait face up: its arrows, and the points that count at the end. */
export function TraitMark({ arrows, points }: Trait) {
  const worth = points < 0 ? `−${-points}` : `+${points}`
  return (
    <span className="inline-flex h-6 w-9.5 items-center justify-center gap-0.5 rounded-[0.4rem] border border-edge bg-card">
      <Arrows by={arrows} />
      <span aria-hidden className="text-tiny font-medium tabular-nums">
        {worth}
      </span>
      <span className="sr-only">
        Trait: {arrows === 0 ? '' : `${Math.abs(arrows)} ${arrows > 0 ? 'up' : 'down'}, `}
        {worth} {Math.abs(points) === 1 ? 'point' : 'points'}.
      </span>
    </span>
  )
}

/** More than these are said by a number. */
const MOST_DRAWN = 2

/** Arrows of a Trait, up or down. Silent. */
export function Arrows({ by }: { by: number }) {
  const count = Math.abs(by)
  const drawn = count > MOST_DRAWN ? 1 : count
  return (
    <span aria-hidden className="inline-flex items-center text-tiny">
      <svg
        viewBox="0 0 10 18"
        aria-hidden
        className={by < 0 ? 'h-4.5 rotate-180 text-accent' : 'h-4.5 text-accent'}
      >
        {Array.from({ length: drawn }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: arrows are nothing but their place
            key={i}
            d={`M5 ${(drawn === 1 ? 5 : 1) + i * 8} l4.5 7 h-9z`}
            fill="currentColor"
          />
        ))}
      </svg>
      {count > MOST_DRAWN ? count : null}
    </span>
  )
}

/** A Trait face down. */
export const HiddenTrait = () => (
  <svg viewBox="0 0 38 24" aria-hidden className="h-6 w-9.5 shrink-0">
    <rect x="0.5" y="0.5" width="37" height="23" rx="6" className="fill-accent-soft stroke-edge" />
    <path
      d="M5 12 12 5 19 12 26 5 33 12 26 19 19 12 12 19z"
      className="fill-none stroke-accent"
      opacity="0.6"
    />
  </svg>
)
