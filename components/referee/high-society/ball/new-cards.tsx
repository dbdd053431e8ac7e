'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice, Choices } from '@/components/ui/choice'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { later } from '@/components/ui/later'
import { list } from '@/machines/core'
import { type BookCard, cardSentence, isolate } from '@/machines/high-society'
import { useSeasonBook } from '../season-book'
import { QuestionFrame } from '../telling/question-frame'
import type { AskedProps } from '../telling/telling'
import type { CardSheetProps } from './card-sheet'

const CardSheet = later<CardSheetProps>(
  async () => (await import('./card-sheet')).CardSheet,
  ({ number }) => number !== null,
)

export interface NewCardsProps extends AskedProps {
  readonly numbers: readonly number[]
  readonly played: Readonly<Record<string, number | null>>
  /** What was entered of them just now. */
  readonly entered: Readonly<Record<string, BookCard>>
  /** Whether all told so far fits this card too. */
  readonly fits: (number: number, card: BookCard) => boolean
  readonly onEnter: (number: number, card: BookCard) => void
  readonly onGoOn: () => void
  readonly onBack: () => void
}

/** Numbers that nobody has entered yet: what they say, once, or on with what the table knows. */
export function NewCards(props: NewCardsProps) {
  const { season, numbers, played, entered, onEnter, onGoOn, onBack } = props
  const [open, setOpen] = useState<number | null>(null)
  const book = useSeasonBook()
  const names = { players: season.players, prospects: season.ladder }
  const owners = (number: number) => Object.keys(played).filter((player) => played[player] === number)
  const left = numbers.filter((number) => !entered[number])
  return (
    <QuestionFrame
      {...props}
      back={{ label: 'Back to the numbers', go: onBack }}
      ask={numbers.length === 1 ? `Card ${numbers[0]} is new here` : 'Some of these cards are new here'}
      lead="What a card says is entered once, by taps, and kept for every season. Until then you dance with it as usual, and do what it says yourselves."
    >
      <div className="grid grid-cols-1 gap-3">
        <Choices label="New cards">
          {numbers.map((number) => {
            const card = entered[number]
            return (
              <Choice
                key={number}
                before={
                  <span
                    className={cx(
                      'voice w-8 text-center text-question lining-nums',
                      number !== left[0] && 'text-accent',
                    )}
                  >
                    {number}
                  </span>
                }
                marked={number === left[0]}
                title={card ? card.name?.trim() || `Card ${number}` : `Enter what card ${number} says`}
                note={card ? cardSentence(card, names) : `${list(owners(number).map(isolate))} laid it.`}
                onPick={() => setOpen(number)}
              />
            )
          })}
        </Choices>
        <Button
          kind={left.length ? 'quiet' : 'primary'}
          wide
          className="min-h-14"
          {...(left.length === 0 && { icon: <Icon of={Check} /> })}
          onClick={onGoOn}
        >
          {goOnWords(left)}
        </Button>
      </div>

      <CardSheet
        number={open}
        session={book?.withCards({}) ?? null}
        player={open === null ? '' : (owners(open)[0] ?? '')}
        value={open === null ? null : (entered[open] ?? null)}
        names={names}
        fits={props.fits}
        onClose={() => setOpen(null)}
        onDone={onEnter}
      />
    </QuestionFrame>
  )
}

function goOnWords(left: readonly number[]): string {
  if (left.length === 0) return 'Go on'
  return `Go on without: we do what ${list(left.map(String))} ${left.length === 1 ? 'says' : 'say'} ourselves`
}
