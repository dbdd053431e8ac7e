'use client'

import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { type HandedOver, handBackupOver } from '@/components/backup/written'
import { Differences } from '@/components/book/differences'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { DifferingGames } from './differing-games'
import { useRestore } from './use-restore'

const UNREAD = 'The games on this device cannot be read now'
const SAID: Readonly<Record<HandedOver, string>> = {
  whole: 'The backup is in your downloads. Keep it where you keep what matters.',
  tab: `${UNREAD}: none of them is in the file. It is in your downloads, and holds only what this tab has kept, and these settings.`,
  none: `${UNREAD}, and this tab holds nothing of its own: no file was made.`,
}

/** All of it out into one file, and in again. */
export function BackupFields() {
  const input = useRef<HTMLInputElement>(null)
  const [saved, setSaved] = useState<HandedOver | null>(null)
  const { message, left, asks, bring, decide, decideBook } = useRestore()
  return (
    <>
      <p className="max-w-144">
        One file with every game and score, the names, the card book, what was learnt and practised, and these
        settings. Brought in, here or elsewhere, it adds what is missing and overwrites nothing unasked.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Icon of={Download} />} onClick={() => void handBackupOver().then(setSaved)}>
          Make a backup
        </Button>
        <Button icon={<Icon of={Upload} />} onClick={() => input.current?.click()}>
          Bring in a backup
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Backup file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          setSaved(null)
          void bring(currentTarget.files?.[0]).finally(() => {
            // The same file can be chosen again.
            currentTarget.value = ''
          })
        }}
      />
      <div role="status" aria-live="polite" className="grid gap-2 border-s-3 border-accent ps-3 empty:hidden">
        {saved ? <p>{SAID[saved]}</p> : null}
        {message ? <p>{message}</p> : null}
        {left.length ? (
          <>
            <p>Left out, because nothing can be made of it:</p>
            <ul className="list-disc ps-5 text-small">
              {left.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {asks?.games.length ? <DifferingGames differing={asks.games} onDone={decide} /> : null}
      {asks && !asks.games.length && asks.book.length ? (
        <Differences different={asks.book} onDone={decideBook} />
      ) : null}
    </>
  )
}
