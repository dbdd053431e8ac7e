'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { own } from '@/machines/core'
import { ask, type BookCard, promptOf, type Season, withForm } from '@/machines/high-society'
import { knownOf, newNumbers, seasonOf, useSeasonBook } from '../season-book'
import { QuestionFrame } from '../telling/question-frame'
import type { AskedProps } from '../telling/telling'
import { LaidRow } from './laid-row'
import { NewCards } from './new-cards'
import { NumberPad } from './number-pad'
import { useForm } from './use-form'

interface Form {
  /** What each has laid; null where somebody laid none though they hold cards. */
  readonly played: Readonly<Record<string, number | null>>
  /** New numbers that were entered just now. */
  readonly entered: Readonly<Record<string, BookCard>>
  /** All numbers are told: what new ones among them say is asked next. */
  readonly isTold: boolean
}

/** All cards at once: a tap on a number for each player, in seat order, and whoever was told wrong again. */
export function LayCards(props: AskedProps) {
  const { season, was, onNext } = props
  const before = was?.type === 'cards' ? was.played : {}
  const [form, setForm] = useForm<Form>(props, { played: before, entered: {}, isTold: false })
  const { played, entered, isTold } = form
  const book = useSeasonBook()
  const [chosen, setChosen] = useState<string | null>(null)
  const laying = season.players.filter((player) => (season.hands[player] ?? 0) > 0)
  const active = chosen ?? laying.find((player) => own(played, player) === undefined) ?? null
  const { heading, hint } = promptOf(season, ask(season))
  const laid = Object.fromEntries(
    Object.entries(played).flatMap(([player, card]) => (card === null ? [] : [[player, card]])),
  )
  const numbers = newNumbers(season, Object.values(laid))
  const known = book ? knownOf(book, numbers) : {}
  const unknown = numbers.filter((number) => !known[number])
  const tell = (then: Season) => withForm(then, { type: 'cards', played: laid })
  const goOn = () => {
    const cards = book ? { ...known, ...fitting(entered, (card) => book.withCards(card) !== null) } : {}
    const session = book && Object.keys(cards).length ? book.withCards(cards) : null
    if (Object.keys(entered).length) book?.keepCards(entered)
    if (!book || !session) return onNext(tell(season))
    const next = tell(seasonOf(session))
    book.goOn(session, next)
  }
  if (isTold && unknown.length && book)
    return (
      <NewCards
        {...props}
        numbers={unknown}
        played={played}
        entered={entered}
        fits={(number, card) => book.withCards({ [number]: card }) !== null}
        onEnter={(number, card) => setForm({ entered: { ...entered, [number]: card } })}
        onGoOn={goOn}
        onBack={() => setForm({ isTold: false })}
      />
    )
  return (
    <QuestionFrame {...props} back={null} ask={heading} lead={hint}>
      <div className="grid grid-cols-1 gap-3">
        <LaidRow players={laying} season={season} played={played} active={active} onPlayer={setChosen} />
        {active === null ? (
          <Button
            kind="primary"
            wide
            className="min-h-14"
            onClick={() => (unknown.length && book ? setForm({ isTold: true }) : goOn())}
          >
            So they lie
          </Button>
        ) : (
          <NumberPad
            season={season}
            player={active}
            played={played}
            insists={props.insists}
            onLay={(card) => {
              setChosen(null)
              setForm({ played: { ...played, [active]: card } })
            }}
          />
        )}
      </div>
    </QuestionFrame>
  )
}

/** The entered cards that everything told so far fits. */
const fitting = (
  cards: Readonly<Record<string, BookCard>>,
  fits: (card: Readonly<Record<string, BookCard>>) => boolean,
) => Object.fromEntries(Object.entries(cards).filter(([number, card]) => fits({ [number]: card })))
