'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { PageHeader } from '@/components/ui/page'
import { Stepper } from '@/components/ui/stepper'
import { useUndoToast } from '@/components/ui/undo-toast'
import {
  editions,
  scoreHeadline,
  standing,
  usualGoal,
  withGoal,
  withOtherRound,
  withoutRound,
  withRound,
} from '@/machines/love-letter'
import { RoundForm } from './round-form'
import { Rounds } from './rounds'
import { type TakenOut, takenOutOf } from './saved-score'
import { Standings } from './standings'
import { useNextQuestion } from './use-next-question'
import type { ChangeScore, Score } from './use-score'

export interface ScoreGameProps {
  readonly score: Score
  readonly onChange: ChangeScore
  readonly onAgain: () => void
}

/** The table without refereeing: who has how many tokens, who won the next round, and all rounds to look through. */
export function ScoreGame({ score, onChange, onAgain }: ScoreGameProps) {
  const { sheet } = score
  const offer = useUndoToast()
  const { decidedAfter } = standing(sheet)
  const [playsOn, setPlaysOn] = useState(decidedAfter !== null && decidedAfter < sheet.rounds.length)
  const next = sheet.rounds.length + 1
  const offerBack = ({ at, round }: TakenOut) =>
    offer({
      message: `Round ${at + 1} is taken out.`,
      undo: () => void onChange((old) => withRound(old, round, at)),
    })
  const remove = async (at: number) => {
    const round = sheet.rounds[at]
    await onChange((old) => withoutRound(old, at), round ? { at, round } : null)
    if (round) offerBack({ at, round })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was taken out before a reload
  useEffect(() => {
    const takenOut = takenOutOf(score.saved, sheet)
    if (takenOut) offerBack(takenOut)
  }, [])
  const isDone = decidedAfter !== null && !playsOn
  const question = useRef<HTMLHeadingElement>(null)
  useNextQuestion(`${next} ${isDone}`, question, isDone)
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <PageHeader
          title={scoreHeadline(sheet)}
          kicker={`${editions[sheet.edition].name}, score only`}
          back={{ href: '/referee', label: 'Games' }}
        />
        <Standings sheet={sheet} />
      </div>
      <section aria-labelledby="next-round" className="grid grid-cols-1 gap-4">
        <h2 id="next-round" ref={question} tabIndex={-1} className="text-question">
          {isDone ? 'Another game?' : `Who won round ${next}?`}
        </h2>
        {isDone ? (
          <div className="grid grid-cols-1 gap-2">
            <Button kind="primary" wide className="min-h-14" onClick={onAgain}>
              The same people again
            </Button>
            <Button wide className="min-h-14" onClick={() => setPlaysOn(true)}>
              Play on after the win
            </Button>
          </div>
        ) : (
          <RoundForm
            key={next}
            sheet={sheet}
            action={`Enter round ${next}`}
            onEnter={(round) => {
              offer(null)
              void onChange((old) => withRound(old, round))
            }}
          />
        )}
      </section>
      <Rounds
        sheet={sheet}
        onChange={(at, round) => void onChange((old) => withOtherRound(old, at, round))}
        onRemove={(at) => void remove(at)}
      />
      <Disclosure summary={`${sheet.goal} ${sheet.goal === 1 ? 'token wins' : 'tokens win'} the game`}>
        <Stepper
          label="Tokens to win"
          min={1}
          max={20}
          value={sheet.goal}
          onChange={(goal) => void onChange((old) => withGoal(old, goal))}
        />
        <p className="mt-2 text-small text-ink-2">
          Usual for {sheet.players.length}: {usualGoal(sheet.edition, sheet.players.length)}.
        </p>
      </Disclosure>
    </div>
  )
}
