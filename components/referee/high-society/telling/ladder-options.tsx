'use client'

import { Fragment } from 'react'
import { useGlide } from '@/components/season/use-glide'
import { type Option, optionLabel, viewSeason } from '@/machines/high-society'
import { BarredWhy } from '../../round/barred-why'
import { useGlideMemory } from './glide-memory'
import { LadderOption } from './ladder-option'
import type { OptionsProps } from './option-question'

/** Prospects to choose from, as they stand on the ladder, with what each would come to. */
export function LadderOptions(props: OptionsProps) {
  const { season, question, options, why, opened, onPick, onWhy, onInsist } = props
  const list = useGlide<HTMLDivElement>(useGlideMemory())
  if (options.length === 0) return null
  const { ladder } = viewSeason(season)
  const hints = options.map((option) => optionLabel(season, question, option).hint)
  // What is the same for all tells nothing apart.
  const isTold = new Set(hints).size > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend the question already is
    <div ref={list} role="group" aria-label="Answers" className="relative grid grid-cols-1 gap-1.5">
      {options.map((option, i) => {
        const prospect = ladder.find(({ name }) => 'prospect' in option.pick && name === option.pick.prospect)
        if (!prospect) return null
        const reason = why(option)
        return (
          <Fragment key={prospect.name}>
            <LadderOption
              prospect={prospect}
              players={season.players}
              note={reason === null ? (isTold ? (hints[i] ?? null) : null) : shortly(option, reason)}
              isBarred={reason !== null}
              onPick={() => (reason === null ? onPick(option) : onWhy(option))}
            />
            {opened === option && reason ? (
              <BarredWhy why={reason} onInsist={onInsist && (() => onInsist(option))} />
            ) : null}
          </Fragment>
        )
      })}
    </div>
  )
}

/** Why not, in as few words as a row has room for; tapped, it says all. */
const shortly = ({ barred }: Option, reason: string): string =>
  barred === 'prospect-taken' ? 'dances already' : reason
