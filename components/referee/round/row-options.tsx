import { Fragment } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { type Option, optionLabel } from '@/machines/love-letter'
import { BarredWhy } from './barred-why'
import { insistOn, type OptionsProps } from './options'

/** Players, yes and no, nobody: one row each. */
export function RowOptions(props: OptionsProps) {
  const { game, question, options, why, opened, onPick, onWhy, onInsist } = props
  if (options.length === 0) return null
  return (
    <Choices label="Answers">
      {options.map((option) => {
        const { label, hint } = optionLabel(game.table, question, option)
        const reason = why(option)
        return (
          <Fragment key={keyOf(option)}>
            <Choice
              title={label}
              note={hint ?? reason}
              barred={reason !== null}
              onPick={() => onPick(option)}
              onWhy={() => onWhy(option)}
            />
            {opened === option && reason ? (
              <BarredWhy
                why={reason}
                insist={insistOn(question, option)}
                onInsist={onInsist && (() => onInsist(option))}
              />
            ) : null}
          </Fragment>
        )
      })}
    </Choices>
  )
}

const keyOf = ({ seat, holds }: Option) => (holds === undefined ? `seat ${seat}` : `holds ${holds}`)
