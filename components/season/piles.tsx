import type { SeasonView } from '@/machines/high-society/view'

export interface PilesProps {
  readonly view: SeasonView
  /** The same at other moments: room is kept for the longest of them. */
  readonly beside?: readonly SeasonView[]
}

/** What lies on the deck and the discard. */
export function Piles({ view, beside = [] }: PilesProps) {
  const now = words(view)
  const others = new Set(beside.map(words).filter((text) => text !== now))
  return (
    <p className="grid border-b border-line py-2 text-tiny text-ink-2 tabular-nums">
      <span className="[grid-area:1/1]">{now}</span>
      {[...others].map((text) => (
        <span key={text} aria-hidden className="invisible [grid-area:1/1]">
          {text}
        </span>
      ))}
    </p>
  )
}

function words({ deck, discard }: SeasonView): string {
  const known = discard.filter((number) => number !== null)
  const unknown = discard.length - known.length
  const laid = [...known, ...(unknown ? [`${unknown} unknown`] : [])]
  return `Deck ${deck} · discard ${laid.length ? laid.join(', ') : 'empty'}`
}
