'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { type ScoreSheet, withNames } from '@/machines/high-society'
import { NamedRows } from '../../setup/named-rows'
import type { Row } from '../../setup/names'
import { emptyForm } from '../setup/form'
import { headOf, namesIn, problemIn } from '../setup/head'
import { Section } from '../setup/section'
import { KeepFoot } from './keep-foot'

export interface NamesSheetProps {
  readonly sheet: ScoreSheet
  readonly onChange: (step: (sheet: ScoreSheet) => ScoreSheet) => void
}

/** How everybody is called and how the ladder was first laid, to be put right at any time. */
export function NamesSheet({ sheet, onChange }: NamesSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        Names, and the ladder as it was laid
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="Names and the first ladder">
        <Fields
          sheet={sheet}
          onChange={(step) => {
            onChange(step)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

/** The key of a row is the place that its name had. */
const rowsOf = (names: readonly string[]): Row[] => names.map((name, key) => ({ key, name }))

function Fields({ sheet, onChange }: NamesSheetProps) {
  const [seats, setSeats] = useState(rowsOf(sheet.players))
  const [prospects, setProspects] = useState(rowsOf(sheet.prospects))
  const form = {
    ...emptyForm,
    seats: seats.map((row) => ({ ...row, character: '', family: null })),
    prospects: prospects.map((row) => ({ ...row, family: null })),
  }
  const names = namesIn(form)
  const problem = problemIn(headOf(form))
  const keep = () => {
    const laid = prospects.map(({ key }, i) => ({
      was: sheet.prospects[key] as string,
      name: names.prospects[i] as string,
    }))
    const bySeat = sheet.players.map(
      (_, seat) => names.players[seats.findIndex(({ key }) => key === seat)] as string,
    )
    onChange((old) => withNames(old, { players: bySeat, prospects: laid }))
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title="Players">
        <NamedRows
          rows={seats}
          called={names.players}
          word="Player"
          least={seats.length}
          most={seats.length}
          blank={{ name: '' }}
          onChange={setSeats}
        />
      </Section>
      <Section
        title="The ladder as it was laid"
        note="From the top down, before the first entry. All that was entered happens upon it."
      >
        <NamedRows
          rows={prospects}
          called={names.prospects}
          word="Prospect"
          least={prospects.length}
          most={prospects.length}
          blank={{ name: '' }}
          onChange={setProspects}
        />
      </Section>
      <KeepFoot problem={problem} action="Keep this" onKeep={keep} />
    </div>
  )
}
