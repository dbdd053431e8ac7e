import type { ReactNode } from 'react'
import { CutMarks } from './cut-marks'
import { layoutOf, type Paper, placesOn, SCALES, type Size } from './layout'
import { usePageSize } from './use-page-size'

export interface SheetsProps {
  readonly paper: Paper
  readonly size: Size
  readonly players: number
  /** What each player gets. */
  readonly cards: readonly ReactNode[]
}

/** Everything that comes out of the printer, and nothing of it on the screen. */
export function Sheets({ paper, size, players, cards }: SheetsProps) {
  const layout = layoutOf(paper, size)
  usePageSize(layout.sheet)
  return (
    <div className="hidden text-[black] print:block" style={{ '--u': `${SCALES[size]}mm` } as object}>
      {placesOn(layout, players * cards.length).map((places, sheet) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is nothing but its place
          key={sheet}
          data-sheet
          className="relative break-after-page overflow-hidden last:break-after-auto"
          // A hair less than the paper, or rounding would begin another sheet.
          style={{ width: `${layout.sheet.width}mm`, height: `${layout.sheet.height - 0.3}mm` }}
        >
          <CutMarks of={layout} cards={places.length} />
          {places.map(({ nth, left, top }) => (
            <div key={nth} className="absolute" style={{ left: `${left}mm`, top: `${top}mm` }}>
              {cards[nth % cards.length]}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
