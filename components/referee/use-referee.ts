'use client'

import { useMemo } from 'react'
import type { MendedStep } from '@/machines/core'
import {
  type Draft,
  type Event,
  type Fault,
  now,
  type Phase,
  phaseIn,
  type RecordEvent,
  type Revision,
  type Session,
  type Snapshot,
} from '@/machines/love-letter'
import { type Desk, openDesk, type Shown } from './desk'
import { type LastTold, lastTold } from './last-told'
import type { SavedGame, Settings } from './saved-game'
import { type Before, faultOf } from './sitting'
import { againOf } from './sittings'
import type { Conflict } from './table-desk'
import { useDesk } from './use-desk'

export type { LastTold } from './last-told'
export type { SavedGame, Settings } from './saved-game'

/** A game on screen: what it shows, and everything a screen can do to it. Each promise is kept once the device has it. */
export interface Referee {
  readonly saved: SavedGame
  readonly session: Session
  readonly snapshot: Snapshot
  readonly phase: Phase
  readonly draft: Draft
  /** The event that was found wrong and awaits the table's decision. An event that names what does not exist is as written. */
  readonly fault: { readonly event: Event | RecordEvent; readonly fault: Fault } | null
  /** What the last change of the log replaced; null once something is reported. */
  readonly before: Before | null
  /** The change of the log that redo brings again; null where that is a step, or nothing. */
  readonly again: Before | null
  /** What the last report came to. */
  readonly last: LastTold | null
  setDraft(draft: Draft): void
  /** Fine: saved, then the screen moves on. Wrong: saved as pending, see `fault`. A second call while one is being saved does nothing. */
  report(event: Event): Promise<void>
  /** Drops the pending event. */
  takeBack(): Promise<void>
  /** Reports the pending event again, let stand; what no table can let stand stays pending. */
  letStand(): Promise<void>
  /** Takes back what was done last: what is half told, a change of the log, the pending event, or the last step. */
  undo(): Promise<void>
  redo(): Promise<void>
  /** The table after the first `at` of all steps, those undone included. */
  jumpTo(at: number): Promise<void>
  /** Preview with `revise(session, at, instead, mended)`; this one changes the game. */
  revise(at: number, instead: readonly Event[], mended?: readonly MendedStep<Event>[]): Promise<Revision>
  /** Puts another log in place of the whole one, and reports an event upon it when one is given. */
  restart(session: Session, event?: Event): Promise<void>
  setSettings(settings: Partial<Settings>): void
  /** memory: the device refused to save; play goes on, and the screen says so. */
  readonly storage: 'saved' | 'memory'
  /** The game was carried on in another tab; this one now shows the newest. Until the next report here. */
  readonly conflict: Conflict
}

export type Seen = Referee | 'loading' | 'missing' | { readonly problem: string }

/** The game with this id, as it lies on the device, kept there with every step. Give each id a key of its own. */
export function useReferee(id: string): Seen {
  const [desk, shown] = useDesk<Shown, Desk>(openDesk, id)
  return useMemo(() => {
    if (!desk || typeof shown === 'string' || 'problem' in shown) return shown as Seen
    const { saved, sitting, storage, conflict } = shown
    const { session, draft, before } = sitting
    const snapshot = now(session)
    return {
      ...desk.actions,
      saved,
      session,
      snapshot,
      phase: phaseIn(snapshot),
      draft,
      fault: faultOf(sitting),
      before,
      again: againOf(sitting),
      last: lastTold(session),
      storage,
      conflict,
    }
  }, [desk, shown])
}
