'use client'

import { useMemo } from 'react'
import type { MendedStep, Problem } from '@/machines/core'
import {
  type Draft,
  type Event,
  type Fault,
  type Head,
  now,
  type Phase,
  phaseIn,
  type RecordEvent,
  type Revision,
  type RuleId,
  type Season,
  type Session,
} from '@/machines/high-society'
import { againOf } from '../sittings'
import type { Conflict } from '../table-desk'
import { useDesk } from '../use-desk'
import { type Desk, openDesk, type Shown } from './desk'
import type { SavedSeason, Settings } from './saved-season'
import { type Before, faultOf, type Named } from './sitting'

export type { SavedSeason, Settings } from './saved-season'

/** A season on screen: what it shows, and everything a screen can do to it. Each promise is kept once the device has it. */
export interface SeasonReferee {
  readonly saved: SavedSeason
  readonly session: Session
  readonly season: Season
  readonly phase: Phase
  readonly draft: Draft
  /** The event that was found wrong and awaits the table's decision; it may name what does not exist. */
  readonly fault: { readonly event: RecordEvent; readonly fault: Fault } | null
  /** What the last change of the log replaced; null once something is reported. */
  readonly before: Before | null
  /** The change of the log that redo brings again; null where that is a step, or nothing. */
  readonly again: Before | null
  setDraft(draft: Draft): void
  /** Fine: saved, then the screen moves on. Wrong: saved as pending, see `fault`. A second call while one is being saved does nothing. */
  report(event: Event): Promise<void>
  /** Drops the pending event. */
  takeBack(): Promise<void>
  /** Drops the pending event; the log keeps these words as the table's ruling where one can be told now. */
  letStand(stands: string): Promise<void>
  /** Takes back what was done last: what is half told, a change of the log, the pending event, or the last step. */
  undo(): Promise<void>
  redo(): Promise<void>
  /** The table after the first `at` of all steps, those undone included. */
  jumpTo(at: number): Promise<void>
  /** Preview with `revise(session, at, instead, mended)`; this one changes the season. */
  revise(at: number, instead: readonly Event[], mended?: readonly MendedStep<Event>[]): Promise<Revision>
  /** Puts another log in place of the whole one, and reports an event upon it when one is given. */
  restart(session: Session, event?: Event): Promise<void>
  /** The log with everybody called otherwise, and with it what was told by name beside it. */
  rename(session: Session, before: Named, now: Named): Promise<void>
  /** The same log under another head (card book, names of Balls, rulings); nothing changes where the head breaks a rule. */
  rehead(head: Head): Promise<Revision | { readonly rule: RuleId }>
  setSettings(settings: Partial<Settings>): void
  /** memory: the device refused to save; play goes on, and the screen says so. */
  readonly storage: 'saved' | 'memory'
  /** The season was carried on in another tab; this one now shows the newest. Until the next report here. */
  readonly conflict: Conflict
}

export type Seen = SeasonReferee | 'loading' | 'missing' | Problem

/** The season with this id, as it lies on the device, kept there with every step. Give each id a key of its own. */
export function useSeason(id: string): Seen {
  const [desk, shown] = useDesk<Shown, Desk>(openDesk, id)
  return useMemo(() => {
    if (!desk || typeof shown === 'string' || 'problem' in shown) return shown as Seen
    const { saved, sitting, storage, conflict } = shown
    const { session, draft, before } = sitting
    return {
      ...desk.actions,
      saved,
      session,
      season: now(session),
      phase: phaseIn(session),
      draft,
      fault: faultOf(sitting),
      before,
      again: againOf(sitting),
      storage,
      conflict,
    }
  }, [desk, shown])
}
