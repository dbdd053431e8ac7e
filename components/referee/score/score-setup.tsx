'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Stepper } from '@/components/ui/stepper'
import {
  type EditionId,
  editions,
  emptySheet,
  type ScoreSheet,
  usualGoal,
  withGoal,
} from '@/machines/love-letter'
import { forgetName, listGames, rememberedNames } from '../../storage'
import { CardsChoice } from '../setup/edition-choice'
import { emptyForm, problemOf } from '../setup/form'
import { NameChips } from '../setup/name-chips'
import { cleanName, playersOf, type Row } from '../setup/names'
import { Players } from '../setup/players'
import { allSeated, MOST_ROWS, seated } from '../setup/rows'

export interface ScoreSetupProps {
  readonly edition: EditionId
  readonly onEdition: (edition: EditionId) => void
  readonly onStart: (sheet: ScoreSheet, typed: readonly string[]) => void
}

/** Who plays, which box, and how many tokens win: then the first round can be entered. */
export function ScoreSetup({ edition, onEdition, onStart }: ScoreSetupProps) {
  const [rows, setRows] = useState<readonly Row[]>(emptyForm(edition).rows)
  const [chosenGoal, setGoal] = useState<number | null>(null)
  const [known, setKnown] = useState<{ names: readonly string[]; lastTable: readonly string[] }>({
    names: [],
    lastTable: [],
  })
  useEffect(() => {
    let isGone = false
    Promise.all([rememberedNames(), listGames()]).then(([names, { games }]) => {
      if (!isGone) setKnown({ names, lastTable: games[0]?.players ?? [] })
    })
    return () => {
      isGone = true
    }
  }, [])
  const problem = problemOf({ edition, rows })
  const typed = rows.map(({ name }) => cleanName(name)).filter(Boolean)
  const goal = chosenGoal ?? usualGoal(edition, rows.length)
  const { most } = editions[edition].players
  return (
    <div className="grid grid-cols-1 gap-8">
      <CardsChoice edition={edition} onChange={onEdition} />
      <section aria-labelledby="score-players" className="grid grid-cols-1 gap-3">
        <h2 id="score-players" className="text-question">
          Who plays?
        </h2>
        <Players rows={rows} most={MOST_ROWS} onChange={setRows} />
        <NameChips
          names={known.names.filter((name) => !typed.includes(name))}
          lastTable={known.lastTable.length < 2 || typed.length ? null : known.lastTable.slice(0, most)}
          onName={(name) => setRows(seated(rows, name))}
          onLastTable={() => setRows(allSeated(known.lastTable.slice(0, most)))}
          onForget={(name) => {
            setKnown({ ...known, names: known.names.filter((one) => one !== name) })
            void forgetName(name)
          }}
        />
        <p aria-live="polite" className="font-medium text-accent empty:hidden">
          {problem}
        </p>
      </section>
      <Stepper label="Tokens to win" min={1} max={20} value={goal} onChange={setGoal} />
      <Button
        kind="primary"
        wide
        className="min-h-14"
        aria-disabled={problem !== null || undefined}
        onClick={() => {
          if (!problem) onStart(withGoal(emptySheet(edition, playersOf(rows)), goal), typed)
        }}
      >
        Keep the score
      </Button>
    </div>
  )
}
