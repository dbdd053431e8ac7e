/** A Match: a ring with its stone for a Love Match, the bare ring for a plain one. Silent. */
export function Ring({ isLove, className = 'size-5' }: { isLove: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`shrink-0 text-gold ${className}`}>
      <circle
        cx="12"
        cy={isLove ? 15.5 : 12}
        r={isLove ? 6.5 : 8}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
      />
      {isLove ? <path d="M8.5 1.5h7L18 5l-6 5.5L6 5z" fill="currentColor" /> : null}
    </svg>
  )
}
