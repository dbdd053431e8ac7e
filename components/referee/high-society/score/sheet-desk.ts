import type { Envelope, Problem } from '@/machines/core'
import {
  ballOf,
  readSheet,
  type ScoreSheet,
  seasonOf,
  sheetHeadline,
  type WrittenSheet,
  writeSheet,
} from '@/machines/high-society'
import { type Kept, newKept } from '../../kept'
import { isScore } from '../../score/saved-score'
import type { SeasonSummary } from '../../summary'
import { type Keeping, openTable, type ShownOf } from '../../table-desk'
import { unreadable } from '../../unreadable'

/** A season of which only the score is kept, as it lies on the device: in the same envelope as every other. */
export interface SavedSheet extends Kept {
  readonly kind: 'score'
  readonly record: WrittenSheet
}

/** The sheet on the desk, and what it was before each change and each undoing: so far back and on as is kept. */
export interface SheetSitting {
  readonly sheet: ScoreSheet
  readonly past: readonly ScoreSheet[]
  readonly undone: readonly ScoreSheet[]
  /** Nothing of a sheet is half told, and nothing waits. */
  readonly draft: object
  readonly pending: null
}

export type ShownSheet = ShownOf<SavedSheet, SheetSitting>

export const sit = (sheet: ScoreSheet): SheetSitting => ({
  sheet,
  past: [],
  undone: [],
  draft: {},
  pending: null,
})

export const changed = (sitting: SheetSitting, sheet: ScoreSheet): SheetSitting => ({
  ...sit(sheet),
  past: [...sitting.past, sitting.sheet],
})

export function undo(sitting: SheetSitting): SheetSitting {
  const { sheet, past, undone } = sitting
  const before = past.at(-1)
  return before ? { ...sit(before), past: past.slice(0, -1), undone: [sheet, ...undone] } : sitting
}

export function redo(sitting: SheetSitting): SheetSitting {
  const { sheet, past, undone } = sitting
  const [next, ...later] = undone
  return next ? { ...sit(next), past: [...past, sheet], undone: later } : sitting
}

function open(envelope: Envelope): SheetSitting | Problem {
  if (!isScore(envelope)) return { problem: 'This season is refereed: its score is not kept by hand.' }
  const sheet = readSheet(envelope.record)
  if ('problem' in sheet) return unreadable('the score', sheet.problem)
  const { past, undone } = envelope.settings
  return { ...sit(sheet), past: readSheets(past), undone: readSheets(undone) }
}

/** Further back nobody remembers what was told. */
const MOST_KEPT = 50

/** Sheets as they were kept; none where one of them cannot be read: the way would have a gap. */
function readSheets(kept: unknown): ScoreSheet[] {
  if (!Array.isArray(kept) || kept.length > MOST_KEPT) return []
  const sheets = kept.map(readSheet)
  return sheets.every((sheet) => !('problem' in sheet)) ? (sheets as ScoreSheet[]) : []
}

const wayBack = ({ past, undone }: SheetSitting) => ({
  past: past.slice(-MOST_KEPT).map(writeSheet),
  undone: undone.slice(0, MOST_KEPT).map(writeSheet),
})

const recorded = (sheet: ScoreSheet) => ({ record: writeSheet(sheet), at: sheet.entries.length })

export const sheetsKept: Keeping<SavedSheet, SheetSitting> = {
  open,
  settingsOf: (envelope) => {
    const sitting = open(envelope)
    return 'problem' in sitting ? {} : wayBack(sitting)
  },
  begun: (sitting, id, createdAt) => ({
    ...newKept(id, createdAt),
    kind: 'score',
    ...recorded(sitting.sheet),
    settings: wayBack(sitting),
  }),
  saved: (before, sitting, changedAt) => ({
    ...before,
    ...recorded(sitting.sheet),
    settings: wayBack(sitting),
    changedAt,
    revision: before.revision + 1,
  }),
  summaryOf: ({ id, createdAt, changedAt }, { sheet }): SeasonSummary => {
    const { engaged, isOver } = seasonOf(sheet)
    return {
      id,
      kind: 'score',
      edition: 'high-society',
      players: sheet.players,
      ball: ballOf(sheet),
      isOver,
      matches: Object.entries(engaged).map(([player, match]) => ({ player, ...match })),
      headline: sheetHeadline(sheet),
      createdAt,
      changedAt,
    }
  },
}

/** One score of a season on this device. */
export function openSheet(id: string) {
  const { shown, subscribe, close, change } = openTable(id, sheetsKept)
  return {
    shown,
    subscribe,
    close,
    actions: {
      change: (step: (sheet: ScoreSheet) => ScoreSheet) =>
        change((sitting) => changed(sitting, step(sitting.sheet))),
      undo: () => change(undo),
      redo: () => change(redo),
    },
  }
}
