'use client'

import { Upload } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { NO_RULES, UNREADABLE } from '@/components/not-opened'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Summary } from '../summary'
import type { Imported, NotOpened as Why } from './game-file'
import { NotOpened } from './not-opened'
import { TwinFound } from './twin-found'

/** The rules of all games come with the first file. */
const rules = () => import('./game-file')
const importFile = (file: File) =>
  rules().then(
    (rules) => rules.importFile(file).catch(() => UNREADABLE),
    () => NO_RULES,
  )

export interface ImportGameProps {
  /** Until the games are read, nothing stands below them that they could push away. */
  readonly isReady: boolean
  readonly onImported: (imported: Imported) => void
  readonly children: ReactNode
}

/** A place where a game file may be dropped anywhere, with a button for those who choose it. */
export function ImportGame({ isReady, onImported, children }: ImportGameProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Why | null>(null)
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)
  const [twin, setTwin] = useState<{ imported: Imported; found: Summary } | null>(null)
  const keep = async (imported: Imported) => {
    await (await rules()).keepImported(imported)
    onImported(imported)
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    setTwin(null)
    setReading(true)
    // A very long game takes its time: let the page say so first.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const imported = await importFile(file)
    setReading(false)
    if ('problem' in imported) return setProblem(imported)
    const found = await rules()
      .then(({ twinOf }) => twinOf(imported))
      .catch(() => null)
    if (found) setTwin({ imported, found })
    else await keep(imported)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={cx('rounded-ui outline-offset-8', isOver && 'outline-2 outline-accent outline-dashed')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void read(event.dataTransfer.files[0])
      }}
    >
      {children}
      <section aria-labelledby={id} className="border-t border-line pt-6" hidden={!isReady}>
        <h2 id={id} className="text-question">
          From another device
        </h2>
        <p className="mt-1 mb-3 max-w-144 text-small text-ink-2">
          A game that was exported there goes on here; a bare record does too. Nothing on this device is
          changed.
        </p>
        <Button icon={<Icon of={Upload} />} onClick={() => input.current?.click()}>
          Open a game file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Game file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const { currentTarget } = event
            void read(currentTarget.files?.[0]).finally(() => {
              // The same file can be chosen again once it was mended.
              currentTarget.value = ''
            })
          }}
        />
        <div role="status" aria-live="polite" className="mt-3">
          {isReading ? <p className="text-ink-2">Reading the file…</p> : null}
          {problem ? <NotOpened {...problem} /> : null}
          {twin ? (
            <TwinFound
              onOpen={() => onImported({ ...twin.imported, summary: twin.found, left: 0 })}
              onKeep={() => void keep(twin.imported)}
            />
          ) : null}
        </div>
      </section>
    </div>
  )
}
