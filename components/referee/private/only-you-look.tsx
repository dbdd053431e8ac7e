'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { Sheet } from '@/components/ui/sheet'
import { called, type Game, isolate, type Seat } from '@/machines/love-letter'
import { HoldButton } from './hold-button'
import { TwoCards } from './two-cards'
import { SECONDS, useClosing, WARNING } from './use-closing'

export interface OnlyYouLookProps {
  readonly game: Game
  /** The player to move, who asks. */
  readonly seat: Seat
  readonly open: boolean
  readonly onClose: () => void
}

/** A private question, on a dark screen of its own. Nothing of it is stored, logged or kept once it is closed. */
export function OnlyYouLook({ game, seat, open, onClose }: OnlyYouLookProps) {
  const name = isolate(called(game.table.players[seat] as string, seat))
  return (
    <Sheet
      tone="private"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={`Only ${name} looks`}
      closeLabel="Close the private screen"
      actions={
        <Button kind="primary" wide className="min-h-16 text-lead" onClick={onClose}>
          Close
        </Button>
      }
    >
      {open ? <Inside game={game} seat={seat} name={name} onClose={onClose} /> : null}
    </Sheet>
  )
}

function Inside({ game, seat, name, onClose }: Omit<OnlyYouLookProps, 'open'> & { name: string }) {
  const [isOpened, setOpened] = useState(false)
  const left = useClosing(onClose)
  return (
    <div className="grid grid-cols-1 gap-6">
      {isOpened ? (
        <TwoCards game={game} seat={seat} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-lead font-serif">
            Take the phone in your hand, {name}, so that nobody else sees the screen.
          </p>
          <p className="text-ink-2">
            Say which two cards you hold, and read what you may play, and on whom. Nothing is kept.
          </p>
          <HoldButton confirm={`Yes, only ${name} is looking`} onHeld={() => setOpened(true)}>
            Press and hold
          </HoldButton>
        </div>
      )}
      <LiveRegion
        message={left <= WARNING ? `This screen closes in ${WARNING} seconds. Any touch keeps it open.` : ''}
      />
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 text-small text-ink-2">
        <p>
          {left <= WARNING
            ? `Closes in ${left} seconds.`
            : `Closes by itself when untouched for ${SECONDS} seconds.`}
        </p>
        {left <= WARNING ? <Button>Stay open</Button> : null}
      </div>
    </div>
  )
}
