/** The back of a card, 63 by 88: a frame within a frame, and a fine lattice. Silent. */
export function CardBack({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 63 88" aria-hidden className={className ?? 'block h-auto w-full'}>
      <rect
        x="0.55"
        y="0.55"
        width="61.9"
        height="86.9"
        rx="4.5"
        className="fill-card stroke-edge"
        strokeWidth="0.9"
      />
      <rect
        x="7"
        y="7"
        width="49"
        height="74"
        rx="2"
        className="fill-accent-soft stroke-accent"
        strokeWidth="1.2"
      />
      <path
        d="M7 31.5 31.5 7 56 31.5M7 56.5 31.5 32 56 56.5M7 81 31.5 57 56 81M7 7l24.5 24.5L56 7M7 31.5 31.5 56 56 31.5M7 56.5 31.5 81 56 56.5"
        className="fill-none stroke-accent"
        strokeWidth="0.9"
        opacity="0.55"
      />
    </svg>
  )
}
