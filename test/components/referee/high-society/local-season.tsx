import { useState } from 'react'
import { newSeason, type Settings } from '@/components/referee/high-society/saved-season'
import {
  correct,
  faultOf,
  goTo,
  letStand,
  redoStep,
  rehead,
  renamed,
  repair,
  report,
  type Sitting,
  sit,
  takeBack,
  undoStep,
} from '@/components/referee/high-society/sitting'
import type { SeasonReferee } from '@/components/referee/high-society/use-season'
import { againOf } from '@/components/referee/sittings'
import { type Event, type Head, now, openSession, phaseIn, type Session, tell } from '@/machines/high-society'

/** A season of which these things were told. */
export function seasonAfter(head: Head, events: readonly Event[] = []): Session {
  const opened = openSession(head)
  if ('rule' in opened) throw new Error(opened.rule)
  return events.reduce((session: Session, event) => {
    const told = tell(session, event)
    if (told.fault) throw new Error(told.fault.rule)
    return told.session
  }, opened)
}

/** The referee without a device: the same steps, kept in React alone. */
export function useLocalSeason(session: Session, more: Partial<Settings> = {}): SeasonReferee {
  const [sitting, setSitting] = useState<Sitting>(sit(session))
  const [saved, setSaved] = useState(() => newSeason(session, 'here', '2026-01-02T03:04:05.000Z', more))
  const step = (change: (sitting: Sitting) => Sitting) => async () => setSitting(change)
  return {
    saved,
    session: sitting.session,
    season: now(sitting.session),
    phase: phaseIn(sitting.session),
    draft: sitting.draft,
    fault: faultOf(sitting),
    before: sitting.before,
    again: againOf(sitting),
    setDraft: (draft) => setSitting((before) => ({ ...before, draft })),
    report: async (event) => setSitting((before) => report(before, event)),
    takeBack: step(takeBack),
    letStand: async (stands) => setSitting((before) => letStand(before, stands)),
    undo: step(undoStep),
    redo: step(redoStep),
    jumpTo: async (at) => setSitting((before) => goTo(before, at)),
    revise: async (at, instead, mended) => {
      const corrected = correct(sitting, at, instead, mended)
      setSitting(corrected.sitting)
      return corrected.revision
    },
    restart: async (next, event) => setSitting((before) => repair(before, next, event)),
    rename: async (next, before, now) => {
      setSitting((sitting) => renamed(sitting, next, before, now))
      setSaved((saved) => ({ ...saved, settings: { ...saved.settings, ...now } }))
    },
    rehead: async (head) => {
      const changed = rehead(sitting, head)
      if ('rule' in changed) return changed
      setSitting(changed.sitting)
      return changed.revision
    },
    setSettings: (next) => setSaved((before) => ({ ...before, settings: { ...before.settings, ...next } })),
    storage: 'saved',
    conflict: null,
  }
}
