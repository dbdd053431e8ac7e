import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** Where the part of a list begins that is drawn: its last few, and as many again each time more are asked for. */
export function useLatest(length: number, few: number) {
  const [shown, setShown] = useState(few)
  const from = Math.max(0, length - shown)
  return { from, hidden: from, wasAsked: shown > few, onMore: () => setShown(shown * 2) }
}

export interface EarlierProps {
  readonly of: 'rounds' | 'steps'
  readonly hidden: number
  readonly wasAsked: boolean
  readonly onMore: () => void
}

/** Shows more of what came before; it stays when all is shown, so that the focus stays too. */
export function Earlier({ of, hidden, wasAsked, onMore }: EarlierProps) {
  if (hidden === 0 && !wasAsked) return null
  return (
    <div aria-live="off" className="py-2">
      <Button wide aria-disabled={hidden === 0 || undefined} onClick={() => hidden > 0 && onMore()}>
        {hidden === 0 ? `All ${of} are shown` : `Earlier ${of} (${hidden.toLocaleString('en')})`}
      </Button>
    </div>
  )
}
