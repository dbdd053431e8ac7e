'use client'

import { BoxChoice } from '@/components/boxes/box-choice'
import { SCORES } from '@/components/boxes/boxes'
import { LiveRegion } from '@/components/ui/live-region'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { emptySheet, type ScoreSheet, sheetHeadline } from '@/machines/high-society'
import { GameNotes } from '../../games/game-notes'
import { NoTable, Waiting } from '../../games/no-table'
import { useIdInAddress } from '../../use-address'
import { useDesk } from '../../use-desk'
import { openSheet, type ShownSheet } from './sheet-desk'
import { SheetGame } from './sheet-game'
import { SheetSetup } from './sheet-setup'
import { emptied, startSheet } from './start-sheet'

/** On this very page the address alone says which score is shown. */
async function begin(sheet: ScoreSheet, typed: readonly string[]) {
  const { id } = await startSheet(sheet, typed)
  window.location.hash = id
}

/** The score of a season that the address names, or a new one. */
export function SheetPage() {
  const id = useIdInAddress()
  if (id === null) return <Waiting />
  return <RulesetScope ruleset="high-society">{id ? <Kept key={id} id={id} /> : <Fresh />}</RulesetScope>
}

const Fresh = () => (
  <Page width="wide">
    <PageHeader
      title="Keep the score"
      lead="You play and judge yourselves; here is only what the season’s score comes from."
      back={{ href: '/referee', label: 'Games' }}
    />
    <BoxChoice at="high-society" to={SCORES} />
    <SheetSetup onStart={(players, prospects) => void begin(emptySheet(players, prospects), players)} />
  </Page>
)

function Kept({ id }: { id: string }) {
  const [desk, shown] = useDesk<ShownSheet, ReturnType<typeof openSheet>>(openSheet, id)
  if (!desk || typeof shown === 'string')
    return <NoTable id={id} seen={shown === 'missing' ? shown : 'loading'} />
  if ('problem' in shown) return <NoTable id={id} seen={shown} />
  const { sheet } = shown.sitting
  return (
    <>
      <LiveRegion message={`${sheetHeadline(sheet)}.`} />
      <GameNotes referee={{ ...shown, fault: null }} />
      <SheetGame
        sitting={shown.sitting}
        actions={desk.actions}
        onAgain={() => void begin(emptied(sheet), [])}
      />
    </>
  )
}
