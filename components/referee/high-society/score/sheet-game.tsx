'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import {
  BALLS,
  ballOf,
  type ScoreSheet,
  seasonOf,
  sheetHeadline,
  viewSeason,
  withComplete,
} from '@/machines/high-society'
import { Entries } from './entries'
import { EntrySheet, type EntrySheetProps, type Telling } from './entry-sheet'
import { NamesSheet } from './names-sheet'
import { SeasonSheet } from './season-sheet'
import type { openSheet, SheetSitting } from './sheet-desk'
import { SheetLadder } from './sheet-ladder'

export interface SheetGameProps {
  readonly sitting: SheetSitting
  readonly actions: ReturnType<typeof openSheet>['actions']
  readonly onAgain: () => void
}

/** The table without refereeing: the score as it stands, the ladder to tell on, and all that was told to look through. */
export function SheetGame({ sitting, actions, onAgain }: SheetGameProps) {
  const { sheet } = sitting
  const season = seasonOf(sheet)
  const [telling, setTelling] = useState<Telling | null>(null)
  const ball = ballOf(sheet)
  const change = (step: (sheet: ScoreSheet) => ScoreSheet) => void actions.change(step)
  return (
    <Page width="wide">
      <PageHeader
        title={sheetHeadline(sheet)}
        kicker="The High Society Game, score only"
        back={{ href: '/referee', label: 'Games' }}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-start">
        <SeasonSheet season={season} />
        <div className="grid grid-cols-1 gap-10">
          <section aria-labelledby="told" className="grid grid-cols-1 gap-3">
            <div>
              <h2 id="told" className="text-question">
                {season.isOver ? 'The ladder at the end' : `What happened in Ball ${ball}?`}
              </h2>
              <p className="mt-1 text-small text-ink-2">
                Tap a prospect who moved, whose Trait was turned up, or who got engaged.
              </p>
            </div>
            <SheetLadder
              view={viewSeason(season)}
              onProspect={(prospect) =>
                setTelling({ at: null, entry: { type: 'trait', ball, prospect, arrows: 1, points: 1 } })
              }
            />
            {season.isOver ? (
              <Button kind="primary" wide className="min-h-14" onClick={onAgain}>
                Another season for the same people
              </Button>
            ) : (
              <Button wide className="min-h-14" onClick={() => change((old) => withComplete(old, ball))}>
                {ball === BALLS ? 'The season is over' : `Ball ${ball} is over`}
              </Button>
            )}
            <OtherBall sheet={sheet} onChange={change} />
          </section>
          <Entries sitting={sitting} actions={actions} onTell={setTelling} />
          <NamesSheet sheet={sheet} onChange={change} />
        </div>
      </div>
      <EntrySheet sheet={sheet} telling={telling} onClose={() => setTelling(null)} onChange={change} />
    </Page>
  )
}

/** What few tables need: back to the Ball before, or straight to the end for one that only counts. */
function OtherBall({ sheet, onChange }: Pick<EntrySheetProps, 'sheet' | 'onChange'>) {
  const { complete } = sheet
  return (
    <Button
      kind="quiet"
      className="-ms-2 justify-self-start text-small text-ink-2"
      onClick={() => onChange((old) => withComplete(old, complete === 0 ? BALLS : complete - 1))}
    >
      {complete === 0 ? 'All eight Balls are over: only count' : `Ball ${complete} is still under way`}
    </Button>
  )
}
