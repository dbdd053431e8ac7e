import type { Layout } from './layout'

/** Marks stop short of the cards, so that none is left on them. */
const GAP = 1
const LENGTH = 4
/** Half the breadth of the cross where four cards meet. */
const CROSS = 1.2

/** Where to cut: lines in the margin for a ruler, small crosses between the cards for scissors. */
export function CutMarks({ of: layout, cards }: { of: Layout; cards: number }) {
  const { sheet, card, left, top } = layout
  const columns = Math.min(cards, layout.columns)
  const rows = Math.ceil(cards / layout.columns)
  const right = left + columns * card.width
  const bottom = top + rows * card.height
  const xs = Array.from({ length: columns + 1 }, (_, i) => left + i * card.width)
  const ys = Array.from({ length: rows + 1 }, (_, i) => top + i * card.height)
  const lines = [
    ...xs.map((x) => `M${x} ${top - GAP}v${-LENGTH}M${x} ${bottom + GAP}v${LENGTH}`),
    ...ys.map((y) => `M${left - GAP} ${y}h${-LENGTH}M${right + GAP} ${y}h${LENGTH}`),
    ...xs
      .slice(1, -1)
      .flatMap((x) =>
        ys.slice(1, -1).map((y) => `M${x - CROSS} ${y}h${2 * CROSS}M${x} ${y - CROSS}v${2 * CROSS}`),
      ),
  ]
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden className="absolute inset-0 size-full">
      <path d={lines.join('')} fill="none" stroke="black" strokeWidth="0.15" />
    </svg>
  )
}
