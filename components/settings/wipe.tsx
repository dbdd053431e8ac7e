'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NOTHING } from '@/components/held'
import { replaceEverything } from '@/components/storage'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { allPreferred, preferAll } from '@/components/ui/preferences'
import { Sheet } from '@/components/ui/sheet'
import { useUndoToast } from '@/components/ui/undo-toast'

const GONE = {
  kept: 'Nothing of yours lies on this device any more.',
  memory: 'Gone is what this tab held, and these settings. What lies on the device cannot be reached now.',
}

const NOT_LOADED = {
  message:
    'Nothing was wiped: what could bring it all back could not be loaded. Perhaps the line is down. Try once more when it is up.',
}

/** Takes all of it away; the answer brings it back, as long as this page is open. */
async function wipeAll() {
  // Read first: once all is wiped, the way back must not hang on the line.
  const part = await import('@/components/backup/brought-back').catch(() => null)
  if (!part) return NOT_LOADED
  const { broughtBack } = part
  const chosen = allPreferred()
  const wiped = await replaceEverything(() => NOTHING)
  preferAll({})
  const undo = () => {
    preferAll({ ...chosen, ...allPreferred() })
    void replaceEverything((there) => broughtBack(wiped, there))
  }
  return { message: GONE[wiped.as], undo }
}

/** Everything away, after a question. */
export function Wipe() {
  const [isAsked, setAsked] = useState(false)
  const offer = useUndoToast()
  const wipe = async () => {
    setAsked(false)
    offer(await wipeAll())
  }
  return (
    <>
      <p className="max-w-144">
        Takes away every game and score, names, the card book, progress and these settings. It can be undone
        until you leave this page.
      </p>
      <div>
        <Button icon={<Icon of={Trash2} />} onClick={() => setAsked(true)}>
          Wipe this device
        </Button>
      </div>
      <Sheet
        open={isAsked}
        onOpenChange={setAsked}
        size="fit"
        title="Wipe everything?"
        description="Every game, score, name and setting that Parlour keeps in this browser. A backup, if you have made one, is not touched."
      >
        <div className="grid grid-cols-1 gap-2">
          <Button kind="primary" wide onClick={() => void wipe()}>
            Wipe everything
          </Button>
          <Button wide onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </div>
      </Sheet>
    </>
  )
}
