'use client'

import { Plus, Redo2, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ballOf, sheetEntryWords } from '@/machines/high-society'
import type { Telling } from './entry-sheet'
import type { openSheet, SheetSitting } from './sheet-desk'

export interface EntriesProps {
  readonly sitting: SheetSitting
  readonly actions: Pick<ReturnType<typeof openSheet>['actions'], 'undo' | 'redo'>
  readonly onTell: (telling: Telling) => void
}

/** All that was told, by Ball, the latest first; each can be told otherwise or taken out, and what was forgotten added. */
export function Entries({ sitting, actions, onTell }: EntriesProps) {
  const { sheet, past, undone } = sitting
  const last = Math.max(ballOf(sheet), ...sheet.entries.map(({ ball }) => ball))
  const balls = Array.from({ length: last }, (_, i) => last - i)
  const first = sheet.prospects[0] as string
  return (
    <section aria-labelledby="entries">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="entries" className="text-question">
          Entered so far
        </h2>
        <div className="-me-2 flex">
          <Button
            kind="quiet"
            icon={<Icon of={Undo2} />}
            aria-disabled={past.length === 0 || undefined}
            onClick={() => void actions.undo()}
          >
            Undo
          </Button>
          <Button
            kind="quiet"
            icon={<Icon of={Redo2} />}
            aria-disabled={undone.length === 0 || undefined}
            onClick={() => void actions.redo()}
          >
            Redo
          </Button>
        </div>
      </div>
      {balls.map((ball) => (
        <section key={ball} aria-labelledby={`entries-${ball}`} className="border-t border-line py-2">
          <div className="flex items-center justify-between gap-4">
            <h3 id={`entries-${ball}`} className="voice text-accent lining-nums">
              Ball {ball}
            </h3>
            <Button
              kind="quiet"
              className="-me-2 text-small text-ink-2"
              icon={<Icon of={Plus} />}
              onClick={() =>
                onTell({ at: null, entry: { type: 'trait', ball, prospect: first, arrows: 1, points: 1 } })
              }
            >
              Add<span className="sr-only"> to Ball {ball}</span>
            </Button>
          </div>
          <ul>
            {sheet.entries.map((entry, at) =>
              entry.ball === ball ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place
                <li key={at}>
                  <button
                    type="button"
                    onClick={() => onTell({ at, entry })}
                    className="min-h-12 w-full py-2 text-start hover:bg-accent-soft"
                  >
                    <span className="sr-only">Change: </span>
                    {sheetEntryWords(sheet, entry)}
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </section>
  )
}
