'use client'

import { Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Quiet } from '@/components/fallen/quiet'
import { useAskHere } from '@/components/shortcuts/ask-here'
import { Icon } from '@/components/ui/icon'
import type { AskedOf } from './search-games'

const load = () => import('./ask-sheet')
const AskSheet = lazy(async () => ({ default: (await load()).AskSheet }))

/** Opens the field where a phone’s page has no room for one. */
export function AskButton({ of }: { of: AskedOf }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  useAskHere(() => {
    const isShown = button.current?.checkVisibility() ?? false
    if (isShown) open()
    return isShown
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Ask a question"
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => {})}
        onClick={open}
        className="grid min-h-12 min-w-12 place-items-center rounded-ui text-ink-2 hover:bg-accent-soft hover:text-ink"
      >
        <Icon of={Search} />
      </button>
      {isWanted ? (
        <Quiet>
          <Suspense>
            <AskSheet open={isOpen} onClose={() => setOpen(false)} of={of} />
          </Suspense>
        </Quiet>
      ) : null}
    </>
  )
}
