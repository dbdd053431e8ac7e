import type { MendedStep } from '@/machines/core'
import type { Event, Head, Revision, RuleId, Session } from '@/machines/high-society'
import { type Keeping, openTable, type ShownOf, type TableDesk } from '../table-desk'
import { newSeason, openSeason, type SavedSeason, saved, settingsOf } from './saved-season'
import {
  correct,
  goTo,
  letStand,
  type Named,
  redoStep,
  rehead,
  renamed,
  repair,
  report,
  type Sitting,
  takeBack,
  undoStep,
} from './sitting'
import { summaryOf } from './summary'

export type Shown = ShownOf<SavedSeason, Sitting>
export type Desk = ReturnType<typeof openDesk>

export const seasonsKept: Keeping<SavedSeason, Sitting> = {
  open: openSeason,
  settingsOf,
  begun: ({ session }, id, createdAt) => newSeason(session, id, createdAt),
  saved,
  summaryOf: (season, { session }) => summaryOf(season, session),
}

/** One season of The High Society Game on this device. */
export function openDesk(id: string) {
  const desk = openTable(id, seasonsKept)
  return { shown: desk.shown, subscribe: desk.subscribe, close: desk.close, actions: actionsOn(desk) }
}

function actionsOn({ change, once, setDraft, setSettings }: TableDesk<SavedSeason, Sitting>) {
  return {
    setDraft,
    setSettings,
    report: (event: Event) => once((sitting) => report(sitting, event)),
    takeBack: () => once(takeBack),
    letStand: (stands: string) => once((sitting) => letStand(sitting, stands)),
    undo: () => once(undoStep),
    redo: () => once(redoStep),
    jumpTo: (at: number) => once((sitting) => goTo(sitting, at)),
    revise: async (at: number, instead: readonly Event[], mended: readonly MendedStep<Event>[] = []) => {
      let revision: Revision | undefined
      await change((sitting) => {
        const corrected = correct(sitting, at, instead, mended)
        revision = corrected.revision
        return corrected.sitting
      })
      return revision as Revision
    },
    restart: (session: Session, event?: Event) => once((sitting) => repair(sitting, session, event)),
    rename: (session: Session, before: Named, now: Named) =>
      once((sitting) => renamed(sitting, session, before, now)),
    rehead: async (head: Head) => {
      let outcome: Revision | { readonly rule: RuleId } | undefined
      await change((sitting) => {
        const changed = rehead(sitting, head)
        outcome = 'rule' in changed ? changed : changed.revision
        return 'rule' in changed ? sitting : changed.sitting
      })
      return outcome as Revision | { readonly rule: RuleId }
    },
  }
}
