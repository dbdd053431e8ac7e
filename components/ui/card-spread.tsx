import { EmblemArt, NumeralArt } from './card-art'
import { CardFace, type CardFaceProps } from './card-face'

export type SpreadCard = Pick<CardFaceProps, 'numeral' | 'name' | 'emblem'>

/** Cards laid out as a dealer spreads a deck: each shows its edge, the last its face. A picture, silent. */
export function CardSpread({ cards }: { cards: readonly SpreadCard[] }) {
  const last = cards.length - 1
  return (
    <div aria-hidden className="@container">
      <div className="flex" dir="ltr">
        {cards.map((card, i) =>
          i === last ? (
            <CardFace
              key={card.numeral}
              {...card}
              size="choice"
              decorative
              className="w-[22.5cqi]! max-w-30 shrink-0"
            />
          ) : (
            <div key={card.numeral} className="min-w-0 flex-1">
              <Edge {...card} />
            </div>
          ),
        )}
      </div>
    </div>
  )
}

/** A card of which only the left edge will be seen: its numeral, and the emblem small below it. */
function Edge({ numeral, emblem }: SpreadCard) {
  return (
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
        <NumeralArt of={numeral} x={5} y={22} size={24} />
      </g>
      <g className="text-ink">
        <EmblemArt name={emblem} x={4.5} y={28} size={15} />
      </g>
    </svg>
  )
}
