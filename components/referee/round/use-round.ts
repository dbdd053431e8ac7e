'use client'

import { useCallback, useRef, useState } from 'react'
import { type CardView, type Event, now, phaseIn, type SeatView } from '@/machines/love-letter'
import { isHalfTold } from '../sitting'
import type { Referee } from '../use-referee'
import { type Change, instead, momentOf } from './change'
import { cannotBeUnseen } from './seen'
import { tryChange } from './try-change'
import { changeWords, redoWords, undoesAStep, undoWords } from './undoing'
import { useChange } from './use-change'
import { useOneTap } from './use-one-tap'
import { useQuestionFocus } from './use-question-focus'

/** What lies over the table. */
export type Looking = { readonly card: CardView } | { readonly seat: SeatView } | 'settings' | null

/** All that the round screen itself remembers: a correction under way, what is looked at, what was just undone. */
export function useRound(referee: Referee) {
  const { session, draft, fault, saved, setSettings } = referee
  const [looking, setLooking] = useState<Looking>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLHeadingElement>(null)
  const {
    change: known,
    leaveChange,
    ...correcting
  } = useChange<Event>(
    session.log.steps.length,
    saved.settings.correction,
    (correction) => setSettings({ correction }),
    (kept) => tryChange(session, kept),
  )
  const moment = known ? now(momentOf(session, known)) : referee.snapshot
  const at = referee.snapshot.context.at
  const changed = known || isHalfTold(draft) ? null : changeWords(referee)
  const question = JSON.stringify([at, draft.card, draft.target, fault?.fault, known, changed])
  const isOver = !known && !fault && (referee.phase === 'deal' || referee.phase === 'over')
  useQuestionFocus(question, heading, panel, isOver)
  useOneTap(question, panel)

  const goBack = (to: number, act: () => Promise<void>) => {
    leaveChange()
    setNotice(cannotBeUnseen(session, to))
    void act()
  }
  return {
    ...correcting,
    change: known,
    moment,
    phase: phaseIn(moment),
    looking,
    notice,
    /** What was just done to the log, where undo brings all of it back. */
    changed,
    heading,
    panel,
    log,
    undo: undoWords(referee),
    redo: redoWords(referee),
    look: setLooking,
    lookAtSeat: useCallback((seat: SeatView) => setLooking({ seat }), []),
    lookAtCard: useCallback((card: CardView) => setLooking({ card }), []),
    leaveChange,
    toLog: () => {
      log.current?.focus({ preventScroll: true })
      log.current?.scrollIntoView({ block: 'start' })
    },
    report: (event: Event) => {
      setNotice(null)
      void referee.report(event)
    },
    undoLast: () =>
      goBack(
        undoesAStep(referee)
          ? session.log.steps.findLastIndex((step) => !step.isImplied)
          : session.log.steps.length,
        referee.undo,
      ),
    redoNext: () => {
      setNotice(null)
      void referee.redo()
    },
    jumpTo: (to: number) => goBack(to, () => referee.jumpTo(to)),
    apply: (made: Change) => {
      leaveChange()
      setNotice(null)
      void referee.revise(made.at, instead(session, made), made.mended)
    },
  }
}

export type RoundState = ReturnType<typeof useRound>
