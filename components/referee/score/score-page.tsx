'use client'

import { useState } from 'react'
import { BoxChoice } from '@/components/boxes/box-choice'
import { SCORES } from '@/components/boxes/boxes'
import { LiveRegion } from '@/components/ui/live-region'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { UndoToastRegion } from '@/components/ui/undo-toast'
import { type EditionId, emptySheet, type ScoreSheet, scoreHeadline, withGoal } from '@/machines/love-letter'
import { ELSEWHERE } from '../games/game-notes'
import { NoTable, Waiting } from '../games/no-table'
import { isClassic, type LetterBox } from '../setup/form'
import { useIdInAddress } from '../use-address'
import { ScoreGame } from './score-game'
import { ScoreSetup } from './score-setup'
import { type Score, startScore, useScore } from './use-score'

/** On this very page the address alone says which score is shown. */
async function begin(sheet: ScoreSheet, typed: readonly string[]) {
  window.location.hash = await startScore(sheet, typed)
}

/** The score that the address names, or a new one. */
export function ScorePage() {
  const id = useIdInAddress()
  if (id === null) return <Waiting />
  if (id === 'love-letter' || id === 'bridgerton') return <Fresh box={id} />
  return id ? <Kept key={id} id={id} /> : <Fresh box="love-letter" />
}

function Fresh({ box }: { box: LetterBox }) {
  const [classic, setClassic] = useState(false)
  const edition: EditionId = classic ? `${box}-classic` : box
  return (
    <RulesetScope ruleset={edition}>
      <Page>
        <PageHeader
          title="Keep the score"
          lead="You play and judge yourselves; here is only who won each round."
          back={{ href: '/referee', label: 'Games' }}
        />
        <BoxChoice at={box} to={SCORES} />
        <ScoreSetup
          edition={edition}
          onEdition={(to) => setClassic(isClassic(to))}
          onStart={(...start) => void begin(...start)}
        />
      </Page>
    </RulesetScope>
  )
}

function Kept({ id }: { id: string }) {
  const [seen, change] = useScore(id)
  if (typeof seen === 'string' || 'problem' in seen) return <NoTable id={id} seen={seen} />
  const { sheet } = seen
  return (
    <RulesetScope ruleset={sheet.edition}>
      <UndoToastRegion>
        <LiveRegion message={`${scoreHeadline(sheet)}.`} />
        <Page className="pb-32">
          <Notes score={seen} />
          <ScoreGame
            score={seen}
            onChange={change}
            onAgain={() => void begin(withGoal(emptySheet(sheet.edition, sheet.players), sheet.goal), [])}
          />
        </Page>
      </UndoToastRegion>
    </RulesetScope>
  )
}

function Notes({ score: { storage, conflict } }: { score: Score }) {
  const note =
    storage === 'memory'
      ? 'This device does not keep the score: it lasts until this tab is closed or reloaded.'
      : conflict
        ? ELSEWHERE[conflict]
        : null
  return note ? <p className="border-b border-line py-2 text-small text-ink-2">{note}</p> : null
}
