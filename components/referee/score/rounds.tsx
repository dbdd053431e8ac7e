'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { type ScoredRound, type ScoreSheet, scoredRoundWords } from '@/machines/love-letter'
import { RoundForm } from './round-form'

export interface RoundsProps {
  readonly sheet: ScoreSheet
  readonly onChange: (at: number, round: ScoredRound) => void
  readonly onRemove: (at: number) => void
}

/** All rounds entered, the latest first; each can be changed or taken out. */
export function Rounds({ sheet, onChange, onRemove }: RoundsProps) {
  const [at, setAt] = useState<number | null>(null)
  const round = at === null ? undefined : sheet.rounds[at]
  const close = () => setAt(null)
  if (sheet.rounds.length === 0) return null
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds" className="mb-2 text-question">
        Rounds
      </h2>
      <ol reversed className="border-t border-line">
        {sheet.rounds
          .map((each, i) => ({ each, i }))
          .reverse()
          .map(({ each, i }) => (
            <li key={i} className="border-b border-line">
              <button
                type="button"
                onClick={() => setAt(i)}
                className="flex min-h-14 w-full items-center gap-4 py-2 text-start hover:bg-accent-soft"
              >
                <span className="voice w-8 shrink-0 text-lead text-accent lining-nums">
                  <span className="sr-only">Change round </span>
                  {i + 1}
                </span>
                <span className="min-w-0">{scoredRoundWords(sheet, each)}</span>
              </button>
            </li>
          ))}
      </ol>
      <Sheet
        open={round !== undefined}
        onOpenChange={(open) => {
          if (!open) close()
        }}
        size="fit"
        title={`Round ${(at ?? 0) + 1}`}
        description="Who won it?"
      >
        {round && at !== null ? (
          <div className="grid grid-cols-1 gap-3">
            <RoundForm
              sheet={sheet}
              round={round}
              action="Keep this"
              onEnter={(next) => {
                onChange(at, next)
                close()
              }}
            />
            <Button
              wide
              onClick={() => {
                onRemove(at)
                close()
              }}
            >
              Take this round out
            </Button>
          </div>
        ) : null}
      </Sheet>
    </section>
  )
}
