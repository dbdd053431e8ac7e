'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { promptOf, type Question, type Reveal, withReveal } from '@/machines/high-society'
import { QuestionFrame } from './question-frame'
import type { AskedProps } from './telling'
import { TraitPicks } from './trait-picks'

type Half = { readonly arrows: number | null; readonly points: number | null }
const NOTHING: Half = { arrows: null, points: null }

/** Whether a Trait was turned up, and what stands on it: one tap where none was. */
export function RevealForm(props: AskedProps & { readonly question: Question }) {
  const { season, draft, question, onNext } = props
  const { heading, hint } = promptOf(season, question)
  const [{ arrows, points }, setHalf] = useState(NOTHING)
  const [name, setName] = useState('')
  const [slot, setSlot] = useState('')
  const tell = (reveal: Reveal | null) => onNext(withReveal(season, draft, reveal))
  const whole = arrows !== null && points !== null
  const laid = (question.tile && season.tiles[question.tile]?.laid) || 2
  return (
    <QuestionFrame {...props} ask={heading} lead={hint}>
      <div className="grid grid-cols-1 gap-3">
        {question.of ? null : <Choice title="No, they stay face down" onPick={() => tell(null)} />}
        <TraitPicks
          arrows={arrows}
          points={points}
          onArrows={(next) => setHalf({ arrows: next, points })}
          onPoints={(next) => setHalf({ arrows, points: next })}
        />
        <Disclosure summary="Its name, and which of them it was">
          <div className="grid grid-cols-1 gap-3">
            <Field
              label="What it is called"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Segmented
              label="Which of them"
              options={[
                { value: '', label: 'Not told' },
                ...Array.from({ length: laid }, (_, i) => ({
                  value: `${i + 1}`,
                  label: PLACES[i] ?? `${i + 1}th`,
                })),
              ]}
              value={slot}
              onChange={setSlot}
            />
          </div>
        </Disclosure>
        <Button
          kind="primary"
          wide
          className="min-h-14"
          aria-disabled={!whole || undefined}
          onClick={() => {
            if (arrows === null || points === null) return
            const named = name.trim()
            tell({ arrows, points, ...(named && { name: named }), ...(slot && { slot: Number(slot) }) })
          }}
        >
          It lies face up
        </Button>
      </div>
    </QuestionFrame>
  )
}

const PLACES = ['Left', 'Right', '3rd']
