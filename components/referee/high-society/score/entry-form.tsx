'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Stepper } from '@/components/ui/stepper'
import { MOST_ON_TRAIT, type ScoreSheet, type SheetEntry, sheetEntryWords } from '@/machines/high-society'
import { PlacesField } from './places-field'

export interface EntryFormProps {
  readonly sheet: ScoreSheet
  readonly entry: SheetEntry
  readonly action: string
  readonly onEnter: (entry: SheetEntry) => void
}

const KINDS = [
  { value: 'trait', label: 'A Trait' },
  { value: 'move', label: 'A move' },
  { value: 'match', label: 'A Match' },
] as const

/** Everything that an entry may say, of whichever kind it is: another kind is a tap away and forgets nothing. */
function allOf(sheet: ScoreSheet, entry: SheetEntry) {
  const usual = { arrows: 1, points: 1, by: 1, player: sheet.players[0] as string, love: true }
  return { ...usual, ...entry }
}

function entryIn({
  type,
  ball,
  prospect,
  arrows,
  points,
  by,
  player,
  love,
}: ReturnType<typeof allOf>): SheetEntry {
  if (type === 'trait') return { type, ball, prospect, arrows, points }
  return type === 'move' ? { type, ball, prospect, by } : { type, ball, prospect, player, love }
}

/** What happened to a prospect: a Trait turned up, a move, a Match. */
export function EntryForm({ sheet, entry, action, onEnter }: EntryFormProps) {
  const [said, setSaid] = useState(allOf(sheet, entry))
  const set = (change: Partial<typeof said>) => setSaid({ ...said, ...change })
  const names = (all: readonly string[]) => all.map((name) => ({ value: name, label: name }))
  const { type, prospect, arrows, points, by, player, love } = said
  return (
    <div className="grid grid-cols-1 gap-5">
      <Segmented
        label="Who?"
        value={prospect}
        options={names(sheet.prospects)}
        onChange={(next) => set({ prospect: next })}
      />
      <Segmented label="What?" value={type} options={KINDS} onChange={(next) => set({ type: next })} />
      {type === 'trait' ? (
        <>
          <PlacesField
            way="Its arrows point"
            count="Arrows"
            none="It lay open"
            value={arrows}
            onChange={(next) => set({ arrows: next })}
          />
          <Stepper
            label="Points"
            lessLabel="One point less"
            moreLabel="One point more"
            min={-MOST_ON_TRAIT}
            max={MOST_ON_TRAIT}
            value={points}
            onChange={(next) => set({ points: next })}
          />
        </>
      ) : null}
      {type === 'move' ? (
        <PlacesField way="Which way?" count="Places" value={by} onChange={(next) => set({ by: next })} />
      ) : null}
      {type === 'match' ? (
        <>
          <Segmented
            label="Engaged to"
            value={player}
            options={names(sheet.players)}
            onChange={(next) => set({ player: next })}
          />
          <Segmented
            label="How does the ring lie?"
            value={love ? 'love' : 'plain'}
            options={[
              { value: 'love', label: 'Ring up: Love' },
              { value: 'plain', label: 'Ring down' },
            ]}
            onChange={(side) => set({ love: side === 'love' })}
          />
        </>
      ) : null}
      <p aria-live="polite" className="font-serif text-lead">
        {sheetEntryWords(sheet, entryIn(said))}.
      </p>
      <Button kind="primary" wide className="min-h-14" onClick={() => onEnter(entryIn(said))}>
        {action}
      </Button>
    </div>
  )
}
