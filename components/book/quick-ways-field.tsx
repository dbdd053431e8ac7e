import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { BookCard } from '@/machines/high-society'
import { Picks } from './picks'
import { QUICK_WAYS, type QuickWay } from './quick-ways'

export interface QuickWaysProps {
  readonly card: BookCard | null
  /** The way that says all that the card does, if one does. */
  readonly way: QuickWay | null
  readonly isByLine: boolean
  readonly onPick: (way: QuickWay) => void
  readonly onByLine: () => void
  readonly onBringBack: (card: BookCard) => void
}

/** What most cards do, in one tap; lines that were composed before can be brought back. */
export function QuickWays({ card, way, isByLine, onPick, onByLine, onBringBack }: QuickWaysProps) {
  const id = useId()
  const [before, setBefore] = useState<BookCard | null>(null)
  const isOwn = card !== null && way === null
  const pick = (picked: QuickWay) => {
    setBefore(isOwn ? card : null)
    onPick(picked)
  }
  const picks = (
    <Picks
      stack
      label="What does it do?"
      options={[
        ...QUICK_WAYS.map((one) => ({
          key: one.key,
          label: one.label,
          isPicked: !isByLine && one === way,
          onPick: () => pick(one),
        })),
        ...(isByLine
          ? []
          : [{ key: 'own', label: 'Let us say it line by line', isPicked: false, onPick: onByLine }]),
      ]}
    />
  )
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-question">
        What does it do?
      </h2>
      {isByLine ? <Disclosure summary="Say it in one tap instead">{picks}</Disclosure> : picks}
      <div aria-live="polite">
        {before && !isOwn ? (
          <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
            What stood there before is put aside.
            <Button
              kind="quiet"
              onClick={() => {
                onBringBack(before)
                setBefore(null)
              }}
            >
              Bring it back
            </Button>
          </p>
        ) : null}
      </div>
    </section>
  )
}
