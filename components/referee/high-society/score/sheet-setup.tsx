'use client'

import { useEffect, useState } from 'react'
import { forgetName } from '@/components/storage'
import { NameChips } from '../../setup/name-chips'
import { NamedRows } from '../../setup/named-rows'
import { cleanName } from '../../setup/names'
import { placed } from '../../setup/rows'
import {
  emptyForm,
  type Form,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  noProspect,
  noSeat,
  type Prospect,
  type Seat,
  withSeats,
} from '../setup/form'
import { headOf, namesIn, problemIn } from '../setup/head'
import { nothingKnown, recall } from '../setup/recall'
import { Section } from '../setup/section'
import { changeTiles, forgotten, learnt } from '../setup/tiles'
import { KeepFoot } from './keep-foot'

export interface SheetSetupProps {
  readonly onStart: (players: readonly string[], prospects: readonly string[]) => void
}

/** Who plays, and how the ladder lies: then the score of a season can be kept. */
export function SheetSetup({ onStart }: SheetSetupProps) {
  const [form, setForm] = useState<Form>(emptyForm)
  const [known, setKnown] = useState(nothingKnown)
  useEffect(() => {
    let isGone = false
    recall().then((found) => {
      if (!isGone) setKnown(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  const { seats, prospects } = form
  const names = namesIn(form)
  const problem = problemIn(headOf(form))
  const due = seats.length + 1
  const typed = [...seats, ...prospects].map(({ name }) => cleanName(name))
  const unused = (all: readonly string[]) => all.filter((name) => !typed.includes(name))
  const familyOf = (name: string) => known.tiles.prospects.find((tile) => tile.name === name)?.family ?? null
  const start = () => {
    const named = prospects.map((row) => ({ ...row, family: familyOf(cleanName(row.name)) }))
    void changeTiles((there) => learnt({ ...form, prospects: named }, there))
    onStart(names.players, names.prospects)
  }
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-start">
      <Section title="Who plays?">
        <NameChips
          names={unused(known.names)}
          lastTable={
            typed.slice(0, seats.length).some(Boolean)
              ? null
              : (known.last?.seats.map(({ name }) => name) ?? null)
          }
          onName={(name) => setForm(withSeats(form, placed<Seat>(seats, { ...noSeat, name }, MOST_PLAYERS)))}
          onLastTable={() => known.last && setForm(withSeats(form, known.last.seats))}
          onForget={(name) => {
            setKnown({ ...known, names: known.names.filter((one) => one !== name) })
            void forgetName(name)
          }}
        />
        <NamedRows<Seat>
          rows={seats}
          called={names.players}
          word="Player"
          least={LEAST_PLAYERS}
          most={MOST_PLAYERS}
          blank={noSeat}
          onChange={(next) => setForm(withSeats(form, next))}
        />
      </Section>
      <div className="grid grid-cols-1 gap-8">
        <Section
          title="Who is on the ladder?"
          note={`${due} prospects for ${seats.length} players, from the top down as they lie now.`}
        >
          <NameChips
            label="Prospects used before"
            names={unused(known.tiles.prospects.map(({ name }) => name))}
            onName={(name) =>
              setForm({ ...form, prospects: placed<Prospect>(prospects, { ...noProspect, name }, due) })
            }
            onForget={(name) => {
              setKnown({ ...known, tiles: forgotten(known.tiles, 'prospects', name) })
              void changeTiles((there) => forgotten(there, 'prospects', name))
            }}
          />
          <NamedRows<Prospect>
            rows={prospects}
            called={names.prospects}
            word="Prospect"
            least={due}
            most={Math.max(due, prospects.length)}
            blank={noProspect}
            onChange={(next) => setForm({ ...form, prospects: next })}
          />
        </Section>
        <KeepFoot problem={problem} action="Keep the score" onKeep={start} />
      </div>
    </div>
  )
}
