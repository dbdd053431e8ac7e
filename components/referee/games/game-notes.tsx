import { LiveRegion } from '@/components/ui/live-region'
import type { Conflict } from '../table-desk'
import { noticeFor } from './notice'

export interface GameNotesProps {
  /** A table of any game. */
  readonly referee: {
    readonly storage: 'saved' | 'memory'
    readonly conflict: Conflict
    readonly saved: { readonly id: string }
    readonly fault: object | null
  }
}

/** What another tab did to a game that is on screen here. */
export const ELSEWHERE: Readonly<Record<NonNullable<Conflict>, string>> = {
  newer: 'This game was carried on in another tab. Here is how it stands now.',
  gone: 'This game was deleted in another tab. Here it still is, and the next step keeps it again.',
}

/** What must be known of this game beside the game: said above it, plainly. */
export function GameNotes({ referee }: GameNotesProps) {
  const { storage, conflict, saved, fault } = referee
  const notice = fault ? noticeFor(saved.id) : null
  const notes = [
    ...(storage === 'memory'
      ? ['This device does not keep the game: it lasts until this tab is closed or reloaded.']
      : []),
    ...(conflict ? [ELSEWHERE[conflict]] : []),
    ...(notice ? [notice] : []),
  ]
  return (
    <>
      <LiveRegion message={notes.join(' ')} />
      {notes.length > 0 ? (
        <div className="column max-w-288">
          {notes.map((note) => (
            <p key={note} className="border-b border-line py-2 text-small text-ink-2">
              {note}
            </p>
          ))}
        </div>
      ) : null}
    </>
  )
}
