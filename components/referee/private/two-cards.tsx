'use client'

import { useEffect, useRef, useState } from 'react'
import { markOf } from '@/components/table/card-mark'
import { Button } from '@/components/ui/button'
import { CardChoice, ChoiceGrid } from '@/components/ui/choice-grid'
import {
  type Card,
  cardsOf,
  editions,
  type Game,
  type Hand,
  type Seat,
  viewCard,
} from '@/machines/love-letter'
import { Advice } from './advice'

export interface TwoCardsProps {
  readonly game: Game
  readonly seat: Seat
}

/** “I hold these two: what may I play, and on whom?” What is tapped lives in this component and dies with it. */
export function TwoCards({ game, seat }: TwoCardsProps) {
  const [held, setHeld] = useState<readonly Card[]>([])
  const { edition } = game.table
  const isWhole = held.length === 2
  const heading = useRef<HTMLHeadingElement>(null)
  const step = held.length
  useEffect(() => {
    // Each step puts another question, or the answer, in place of what was tapped.
    if (step >= 0) heading.current?.focus()
  }, [step])
  const copies = (card: Card) => held.filter((one) => one === card).length
  return (
    <section aria-labelledby="two-cards" className="grid grid-cols-1 gap-4">
      <h2 id="two-cards" ref={heading} tabIndex={-1} className="text-question">
        {QUESTIONS[held.length]}
      </h2>
      {isWhole ? (
        <>
          <Advice game={game} seat={seat} hand={held as unknown as Hand} />
          <Button wide onClick={() => setHeld([])}>
            Other cards
          </Button>
        </>
      ) : (
        <ChoiceGrid label="Your cards">
          {cardsOf(editions[edition]).map((card) => {
            const view = viewCard(edition, card, copies(card))
            return (
              <CardChoice
                key={view.id}
                {...markOf(view)}
                marked={copies(card) > 0}
                barred={copies(card) >= view.copies}
                why="There is no other copy."
                onPick={() => setHeld([...held, card])}
              />
            )
          })}
        </ChoiceGrid>
      )}
      {held.length === 1 ? (
        <Button kind="quiet" className="-ms-2 justify-self-start" onClick={() => setHeld([])}>
          Not {viewCard(edition, held[0] as Card).said}?
        </Button>
      ) : null}
    </section>
  )
}

const QUESTIONS = ['Which two cards do you hold?', 'And the other one?', 'These two'] as const
