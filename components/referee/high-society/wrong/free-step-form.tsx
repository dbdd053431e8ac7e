'use client'

import type { ReactNode } from 'react'
import { Picks } from '@/components/book/picks'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { Event, Season } from '@/machines/high-society'
import { useHalfFilled } from '../half-filled'
import {
  DEEDS,
  type Deed,
  eventOf,
  type FreeStep,
  freeStep,
  hasPlayer,
  needsWhom,
  readFreeStep,
} from './free-step'
import { FreeTrait } from './free-trait'

export interface FreeStepFormProps {
  readonly season: Season
  readonly onEvent: (event: Event) => void
}

/** A step that the screen does not ask for: what was done, by whom, with whom. */
export function FreeStepForm({ season, onEvent }: FreeStepFormProps) {
  const half = useHalfFilled('another step', freeStep(season, season.players[0] ?? ''), readFreeStep(season))
  const step = half.form
  const set = (change: Partial<FreeStep>) => half.fill({ ...step, ...change })
  const { deed } = step
  const event = eventOf(step)
  const pick = (label: string, of: readonly string[], field: keyof FreeStep, none = false) => (
    <Group label={label}>
      <Picks
        label={label}
        options={[...(none ? [''] : []), ...of].map((name) => ({
          key: name,
          label: name || 'Not told',
          isPicked: step[field] === name,
          onPick: () => set({ [field]: name }),
        }))}
      />
    </Group>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Group label="What was done?">
        <Picks
          label="What was done?"
          options={(Object.keys(DEEDS) as Deed[]).map((key) => ({
            key,
            label: DEEDS[key],
            isPicked: key === deed,
            onPick: () => set({ deed: key, whom: '' }),
          }))}
        />
      </Group>
      {hasPlayer(deed) ? pick('By whom?', season.players, 'player') : null}
      {needsWhom(deed)
        ? pick(WHOM[deed] ?? '', deed === 'dance' ? season.ladder : season.players, 'whom')
        : null}
      {deed === 'dance' || deed === 'scandal' ? (
        <Disclosure summary="What came of it">
          <div className="grid grid-cols-1 gap-4">
            {deed === 'dance' ? (
              <>
                {pick('The token went to', season.ladder, 'token', true)}
                {pick('A token was replaced of', season.players, 'replace', true)}
                {pick('A token went home to', season.players, 'sendHome', true)}
                {pick('The token was moved from', season.ladder, 'moveFrom', true)}
              </>
            ) : null}
            <FreeTrait reveal={step.reveal} onChange={(reveal) => set({ reveal })} />
          </div>
        </Disclosure>
      ) : null}
      <Button
        kind="primary"
        wide
        aria-disabled={event === null || undefined}
        onClick={() => {
          if (!event) return
          half.done()
          onEvent(event)
        }}
      >
        So it was
      </Button>
    </div>
  )
}

const WHOM: { readonly [D in Deed]?: string } = {
  dance: 'With whom?',
  scandal: 'Whom?',
  give: 'To whom?',
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p className="mb-1 text-small font-medium">{label}</p>
    {children}
  </div>
)
