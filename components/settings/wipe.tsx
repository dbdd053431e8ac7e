'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { everything, replaceEverything } from '@/components/storage'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { allPreferred, preferAll } from '@/components/ui/preferences'
import { Sheet } from '@/components/ui/sheet'
import { useUndoToast } from '@/components/ui/undo-toast'

/** Takes all of it away; the answer brings it back, as long as this page is open. */
async function wipeAll(): Promise<() => void> {
  const [all, chosen] = [await everything(), allPreferred()]
  await replaceEverything()
  preferAll({})
  return () => {
    preferAll(chosen)
    void replaceEverything(all)
  }
}

/** Everything away, after a question. */
export function Wipe() {
  const [isAsked, setAsked] = useState(false)
  const offer = useUndoToast()
  const wipe = async () => {
    setAsked(false)
    const undo = await wipeAll()
    offer({ message: 'Nothing of yours lies on this device any more.', undo })
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
