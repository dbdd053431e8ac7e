'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { LiveRegion } from '@/components/ui/live-region'
import { CARDS, cardName, isolate, type Season, whyBarred } from '@/machines/high-society'
import { BarredWhy } from '../../round/barred-why'

export interface NumberPadProps {
  readonly season: Season
  /** Who laid it. */
  readonly player: string
  readonly played: Readonly<Record<string, number | null>>
  readonly insists: boolean
  readonly onLay: (card: number | null) => void
}

/** Numbers 1 to 24; one that lies elsewhere says where when it is tapped. */
export function NumberPad({ season, player, played, insists, onLay }: NumberPadProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const others = Object.entries(played).filter(([other]) => other !== player)
  const why = (card: number): string | null => {
    const told = Object.fromEntries([...others.filter(([, one]) => one === card), [player, card]])
    const rule = season.discard.includes(card)
      ? 'card-in-discard'
      : others.some(([, one]) => one === card)
        ? 'card-twice'
        : null
    return rule && whyBarred(season, rule, { type: 'cards', played: told })
  }
  const reason = asked === null ? null : why(asked)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-small font-medium" aria-live="polite">
        {isolate(player)} laid
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend that stands above */}
      <div
        role="group"
        aria-label={`Card of ${player}`}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(2.75rem,14%),1fr))] gap-1"
      >
        {Array.from({ length: CARDS }, (_, i) => i + 1).map((card) => {
          const name = cardName(season.book, card)
          const isBarred = why(card) !== null
          return (
            <button
              key={card}
              type="button"
              aria-label={name === null ? `${card}` : `${card} ${name}`}
              aria-disabled={isBarred || undefined}
              onClick={() => (isBarred ? setAsked(card === asked ? null : card) : onLay(card))}
              className={cx(
                'voice min-h-12 rounded-ui border text-lead lining-nums',
                isBarred
                  ? 'border-dashed border-line-2 text-ink-2 line-through decoration-1'
                  : 'border-edge bg-card hover:bg-accent-soft',
                name && !isBarred && 'text-accent',
              )}
            >
              {card}
            </button>
          )
        })}
      </div>
      {reason ? (
        <BarredWhy why={reason} onInsist={insists ? () => asked !== null && onLay(asked) : null} />
      ) : null}
      {insists ? (
        <Button
          kind="quiet"
          className="-ms-2 max-w-full justify-self-start text-start text-small [overflow-wrap:anywhere]"
          onClick={() => onLay(null)}
        >
          {isolate(player)} laid no card
        </Button>
      ) : null}
      <LiveRegion message={reason ?? ''} />
    </div>
  )
}
