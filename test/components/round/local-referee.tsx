import { useState } from 'react'
import { lastTold } from '@/components/referee/last-told'
import { type Settings, usualSettings } from '@/components/referee/saved-game'
import {
  correct,
  faultOf,
  goTo,
  letStand,
  redoStep,
  repair,
  report,
  type Sitting,
  sit,
  takeBack,
  undoStep,
} from '@/components/referee/sitting'
import { againOf } from '@/components/referee/sittings'
import type { Referee, SavedGame } from '@/components/referee/use-referee'
import { type Event, type Head, now, openSession, phaseIn, type Session, tell } from '@/machines/love-letter'

/** A table at which these things were told. */
export function tableAfter(head: Head, events: readonly Event[] = []): Session {
  const opened = openSession(head)
  if ('rule' in opened) throw new Error(opened.rule)
  return events.reduce((session: Session, event) => {
    const told = tell(session, event)
    if (told.fault) throw new Error(told.fault.rule)
    return told.session
  }, opened)
}

/** The referee without a device: the same steps, kept in React alone. */
export function useLocalReferee(session: Session, more: Partial<Settings> = {}): Referee {
  const [sitting, setSitting] = useState<Sitting>(sit(session))
  const [settings, setSettings] = useState<Settings>({ ...usualSettings, ...more })
  const step = (change: (sitting: Sitting) => Sitting) => async () => setSitting(change)
  const snapshot = now(sitting.session)
  return {
    saved: { id: 'here', settings } as SavedGame,
    session: sitting.session,
    snapshot,
    phase: phaseIn(snapshot),
    draft: sitting.draft,
    fault: faultOf(sitting),
    before: sitting.before,
    again: againOf(sitting),
    last: lastTold(sitting.session),
    setDraft: (draft) => setSitting({ ...sitting, draft }),
    report: async (event) => setSitting(report(sitting, event)),
    takeBack: step(takeBack),
    letStand: step(letStand),
    undo: step(undoStep),
    redo: step(redoStep),
    jumpTo: async (at) => setSitting(goTo(sitting, at)),
    revise: async (at, instead, mended) => {
      const corrected = correct(sitting, at, instead, mended)
      setSitting(corrected.sitting)
      return corrected.revision
    },
    restart: async (next, event) => setSitting(repair(sitting, next, event)),
    setSettings: (next) => setSettings((before) => ({ ...before, ...next })),
    storage: 'saved',
    conflict: null,
  }
}
