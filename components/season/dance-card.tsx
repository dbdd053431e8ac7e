import { NumeralArt } from '@/components/ui/card-art'

/** A Dance card as far as it is ours to draw: its number, and a ring where its whole face is seen. A picture, silent. */
export function DanceCard({ number, ring = false }: { number: number; ring?: boolean }) {
  return (
    <svg viewBox="0 0 63 88" aria-hidden className="block h-auto w-full">
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
        <NumeralArt of={String(number)} x={5} y={ring ? 25 : 20} size={ring ? 27 : 20} />
      </g>
      {ring ? (
        <g className="text-gold" fill="none" stroke="currentColor" strokeWidth="2.6">
          <circle cx="34" cy="62" r="13" />
          <path d="M28.5 36h11l4.5 5.5L34 50l-10-8.5z" fill="currentColor" stroke="none" />
        </g>
      ) : null}
    </svg>
  )
}
