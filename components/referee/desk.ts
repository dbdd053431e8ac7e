import type { MendedStep } from '@/machines/core'
import type { Event, Revision, Session } from '@/machines/love-letter'
import { newGame, openGame, type SavedGame, saved, settingsOf } from './saved-game'
import {
  correct,
  goTo,
  letStand,
  redoStep,
  repair,
  report,
  type Sitting,
  takeBack,
  undoStep,
} from './sitting'
import { summaryOf } from './summary'
import { type Keeping, type LaidOf, openTable, type ShownOf, type TableDesk } from './table-desk'

export type Laid = LaidOf<SavedGame, Sitting>
export type Shown = ShownOf<SavedGame, Sitting>
export type Desk = ReturnType<typeof openDesk>

export const gamesKept: Keeping<SavedGame, Sitting> = {
  open: openGame,
  settingsOf,
  begun: ({ session }, id, createdAt) => newGame(session, id, createdAt),
  saved,
  summaryOf: (game, { session }) => summaryOf(game, session),
}

/** One game of Love Letter on this device. */
export function openDesk(id: string) {
  const desk = openTable(id, gamesKept)
  return { shown: desk.shown, subscribe: desk.subscribe, close: desk.close, actions: actionsOn(desk) }
}

function actionsOn({ change, once, setDraft, setSettings }: TableDesk<SavedGame, Sitting>) {
  return {
    setDraft,
    setSettings,
    report: (event: Event) => once((sitting) => report(sitting, event)),
    takeBack: () => once(takeBack),
    letStand: () => once(letStand),
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
  }
}
