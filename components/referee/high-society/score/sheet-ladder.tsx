'use client'

import { Plus } from 'lucide-react'
import { Ring } from '@/components/season/ring'
import { TraitMark } from '@/components/season/trait-mark'
import { useGlide } from '@/components/season/use-glide'
import { Icon } from '@/components/ui/icon'
import type { SeasonView } from '@/machines/high-society'

export interface SheetLadderProps {
  readonly view: SeasonView
  readonly onProspect: (name: string) => void
}

/** The ladder as the score needs it: places, rings, Traits face up. A tap tells something of a prospect. */
export function SheetLadder({ view, onProspect }: SheetLadderProps) {
  return (
    <ol
      ref={useGlide<HTMLOListElement>()}
      aria-label="Prestige, the highest first"
      className="grid grid-cols-1 gap-1"
    >
      {view.ladder.map(({ name, prestige, ring, traits }) => (
        <li key={name} data-glide={name} className="flex items-center gap-2">
          <span className="voice w-5 shrink-0 text-center text-lead text-accent lining-nums">
            <span className="sr-only">Prestige </span>
            {prestige}
          </span>
          <button
            type="button"
            onClick={() => onProspect(name)}
            className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-ui border border-edge bg-card px-3 py-2 text-start hover:bg-accent-soft"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="min-w-0 flex-[1_1_6rem] font-serif font-semibold leading-snug [overflow-wrap:anywhere]">
                {name}
              </bdi>
              {ring ? (
                <span className="flex min-w-0 items-center gap-1 text-small text-ink-2">
                  <Ring isLove={ring.love} className="size-4" />
                  <span className="sr-only">{ring.love ? 'Love Match with ' : 'Match with '}</span>
                  <bdi className="[overflow-wrap:anywhere]">{ring.player}</bdi>
                </span>
              ) : null}
              <span className="flex flex-wrap gap-1">
                {traits.map((trait, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: Traits on a tile are nothing but their place
                  <TraitMark key={at} {...trait} />
                ))}
              </span>
            </span>
            <Icon of={Plus} className="shrink-0 text-ink-2" />
          </button>
        </li>
      ))}
    </ol>
  )
}
