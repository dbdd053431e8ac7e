'use client'

import { useState } from 'react'
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
  const putBack = async () => {
    if (removed) await saveGame(removed.game, removed.summary)
    setRemoved(null)
  }
  return (
    <>
      <p className="max-w-144">
        It is kept just as it is: nothing of it was changed or thrown away. Your other games are not touched
        by this.
      </p>
      <div role="status" className="mt-6 grid grid-cols-1 gap-2 sm:max-w-96">
        {removed ? (
          <>
            <p className="border-s-3 border-accent ps-3">It is removed.</p>
            <Button wide className="min-h-14" onClick={() => void putBack()}>
              Put it back
            </Button>
          </>
        ) : (
          <>
            <Button wide className="min-h-14" onClick={() => void exportGame(id)}>
              Save what lies here as a file
            </Button>
            <ButtonLink href="/settings#backup" wide className="min-h-14">
              Bring in a backup that has it
            </ButtonLink>
            <Button wide className="min-h-14" onClick={() => void deleteGame(id).then(setRemoved)}>
              Remove it from this device
            </Button>
          </>
        )}
      </div>
    </>
  )
}
