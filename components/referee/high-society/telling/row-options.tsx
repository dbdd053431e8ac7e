import { Fragment } from 'react'
import { Piece } from '@/components/season/piece'
import { Choice, Choices } from '@/components/ui/choice'
import { optionLabel } from '@/machines/high-society'
import { BarredWhy } from '../../round/barred-why'
import type { OptionsProps } from './option-question'

export interface RowOptionsProps extends OptionsProps {
  readonly label?: string
  /** Side by side, where there is little room. */
  readonly isBeside?: boolean
}

/** Players, yes and no, what was done: one row each. */
export function RowOptions(props: RowOptionsProps) {
  const {
    season,
    question,
    options,
    why,
    opened,
    onPick,
    onWhy,
    onInsist,
    label = 'Answers',
    isBeside = false,
  } = props
  if (options.length === 0) return null
  return (
    <Choices label={label} isBeside={isBeside}>
      {options.map((option) => {
        const words = optionLabel(season, question, option)
        const reason = why(option)
        const { pick } = option
        return (
          <Fragment key={JSON.stringify(pick)}>
            <Choice
              title={words.label}
              note={words.hint ?? (isBeside ? null : reason)}
              {...('player' in pick && {
                before: (
                  <Piece name={pick.player} seat={season.players.indexOf(pick.player)} className="size-7" />
                ),
              })}
              barred={reason !== null}
              onPick={() => onPick(option)}
              onWhy={() => onWhy(option)}
            />
            {opened === option && reason ? (
              <BarredWhy why={reason} onInsist={onInsist && (() => onInsist(option))} />
            ) : null}
          </Fragment>
        )
      })}
    </Choices>
  )
}
