import { Fragment } from 'react'
import { markOf } from '@/components/table/card-mark'
import { CardChoice, ChoiceGrid } from '@/components/ui/choice-grid'
import type { Card } from '@/machines/love-letter'
import { BarredWhy } from './barred-why'
import { insistOn, type OptionsProps } from './options'

/** With so many at the table, whole cards would push each other off a phone. */
const CROWDED = 5

/** Cards to choose from. The reason why one cannot be opens below its row, the others close up around it. */
export function CardOptions(props: OptionsProps) {
  const { game, question, options, cardNow, why, opened, onPick, onWhy, onInsist } = props
  if (options.length === 0) return null
  return (
    <ChoiceGrid label={question.ask === 'count' ? 'The number' : 'Cards'}>
      {options.map((option) => {
        const card = cardNow(option.card as Card)
        const reason = why(option)
        return (
          <Fragment key={card.id}>
            <CardChoice
              {...markOf(card)}
              copies={card.copies}
              seen={card.seen}
              barred={reason !== null}
              {...(reason && { why: reason })}
              marked={opened === option}
              compact={question.ask === 'count' || game.table.players.length >= CROWDED}
              onPick={() => onPick(option)}
              onWhy={() => onWhy(option)}
            />
            {opened === option && reason ? (
              <div className="col-span-full">
                <BarredWhy
                  why={reason}
                  insist={insistOn(question, option)}
                  onInsist={onInsist && (() => onInsist(option))}
                />
              </div>
            ) : null}
          </Fragment>
        )
      })}
    </ChoiceGrid>
  )
}
