'use client'

import { useCallback, useRef, useState } from 'react'
import type { Event } from '@/machines/high-society'
import { useChange } from '../round/use-change'
import { useOneTap } from '../round/use-one-tap'
import { useQuestionFocus } from '../round/use-question-focus'
import { type Change, instead, seasonIn, tryChange } from './log/change'
import { isHalfTold } from './sitting'
import { changeWords, redoWords, undoWords } from './undoing'
import type { SeasonReferee } from './use-season'
import type { RulingTold } from './wrong/ruling-form'

/** What lies over the table. */
export type Looking =
  | { readonly prospect: string }
  | { readonly player: string }
  | { readonly card: number }
  | { readonly ruling: RulingTold }
  | 'settings'
  | 'wrong'
  | 'table'
  | null

/** All that the screen itself remembers: a correction under way, what is looked at, what was just undone. */
export function useScreen(referee: SeasonReferee) {
  const { session, draft, fault, saved, setSettings } = referee
  const [looking, setLooking] = useState<Looking>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLHeadingElement>(null)
  const at = session.log.steps.length
  const {
    change: known,
    leaveChange,
    ...correcting
  } = useChange<Event>(
    at,
    saved.settings.correction,
    (correction) => setSettings({ correction }),
    (kept) => tryChange(session, kept),
  )
  const changed = known || isHalfTold(draft) ? null : changeWords(referee)
  // What is typed into a form is no other question.
  const { form: _, ...said } = draft
  const question = JSON.stringify([at, said, fault?.fault, known, changed])
  useQuestionFocus(question, heading, panel, !known && !fault && referee.phase === 'over', at === 0)
  useOneTap(question, panel)
  const leaving =
    <Args extends readonly unknown[]>(act: (...args: Args) => Promise<unknown>) =>
    (...args: Args) => {
      leaveChange()
      void act(...args)
    }
  return {
    ...correcting,
    change: known,
    season: seasonIn(session, known),
    looking,
    /** What was just done to the log, where undo brings all of it back. */
    changed,
    heading,
    panel,
    log,
    undo: undoWords(referee),
    redo: redoWords(referee),
    look: setLooking,
    lookAtProspect: useCallback((prospect: string) => setLooking({ prospect }), []),
    lookAtPlayer: useCallback((player: string) => setLooking({ player }), []),
    leaveChange,
    toLog: () => {
      log.current?.focus({ preventScroll: true })
      log.current?.scrollIntoView({ block: 'start' })
    },
    report: leaving((event: Event) => referee.report(event)),
    undoLast: leaving(referee.undo),
    redoNext: leaving(referee.redo),
    jumpTo: leaving(referee.jumpTo),
    apply: leaving((made: Change) => referee.revise(made.at, instead(session, made), made.mended)),
  }
}

export type ScreenState = ReturnType<typeof useScreen>
