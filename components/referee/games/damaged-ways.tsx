'use client'

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { deleteGame, saveGame } from '@/components/storage'
import { Button, ButtonLink } from '@/components/ui/button'
import { exportGame } from './export-game'

export interface DamagedWaysProps {
  readonly id: string
}

type Removed = Awaited<ReturnType<typeof deleteGame>>

/** What can be done with a game that cannot be read. */
export function DamagedWays({ id }: DamagedWaysProps) {
  const [removed, setRemoved] = useState<Removed>(null)
  const words = useRef<HTMLParagraphElement>(null)
  // What was tapped is gone with it: the focus goes to what is said instead.
  const turn = (to: Removed) => {
    setRemoved(to)
    words.current?.focus()
  }
  const remove = async () => turn(await deleteGame(id))
  const putBack = async () => {
    if (removed) await saveGame(removed.game, removed.summary)
    turn(null)
  }
  if (removed)
    return (
      <Ways words={words} said="It is removed from this device.">
        <Button wide className="min-h-14" onClick={() => void putBack()}>
          Put it back
        </Button>
        <ButtonLink href="/referee" wide className="min-h-14">
          To the games
        </ButtonLink>
      </Ways>
    )
  return (
    <Ways
      words={words}
      said="It is kept just as it is, and your other games are not touched by this. You can save what lies here as a file, bring in a backup that has the game whole, or remove it."
    >
      <Button wide className="min-h-14" onClick={() => void exportGame(id)}>
        Save what lies here as a file
      </Button>
      <ButtonLink href="/settings#backup" wide className="min-h-14">
        Bring in a backup that has it
      </ButtonLink>
      <Button wide className="min-h-14" onClick={() => void remove()}>
        Remove it from this device
      </Button>
    </Ways>
  )
}

interface WaysProps {
  readonly words: RefObject<HTMLParagraphElement | null>
  readonly said: string
  readonly children: ReactNode
}

const Ways = ({ words, said, children }: WaysProps) => (
  <>
    <p ref={words} tabIndex={-1} role="status" className="max-w-144">
      {said}
    </p>
    <div className="mt-6 grid grid-cols-1 gap-2 sm:max-w-96">{children}</div>
  </>
)
