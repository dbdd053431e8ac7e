import { Sheet } from '@/components/ui/sheet'
import { BALLS, type Season } from '@/machines/high-society'
import { SeasonSheet } from './season-sheet'

export interface ScoreOverTableProps {
  readonly season: Season
  readonly open: boolean
  readonly onClose: () => void
}

/** The score of a season under way, over its table. */
export const ScoreOverTable = ({ season, open, onClose }: ScoreOverTableProps) => (
  <Sheet
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose()
    }}
    title="Score"
    description={season.isOver ? 'After the last Ball.' : `In Ball ${season.number} of ${BALLS}.`}
  >
    <SeasonSheet season={season} />
  </Sheet>
)
