'use client'

import { useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import {
  type Card,
  type CardView,
  eventOf,
  type Game,
  type Option,
  type Phase,
  type Question,
  type RuleId,
  whyBarred,
} from '@/machines/love-letter'
import { CardOptions } from './card-options'
import { CountPlayers } from './count-players'
import { RowOptions } from './row-options'

/** What the two ways of laying out answers have in common. */
export interface OptionsProps {
  readonly game: Game
  readonly phase: Phase
  readonly question: Question
  readonly options: readonly Option[]
  readonly cardNow: (card: Card) => CardView
  /** Why this answer cannot be; null when it can, or when the table has passed by that rule already. */
  readonly why: (option: Option) => string | null
  /** The barred answer that was asked why. */
  readonly opened: Option | null
  readonly onWhy: (option: Option) => void
  readonly onPick: (option: Option) => void
  /** Tells a barred answer all the same; null where that is not on offer. */
  readonly onInsist: ((option: Option) => void) | null
}

/** The answers to a question: cards as cards, everything else as rows. */
export function Options(
  props: Omit<OptionsProps, 'options' | 'why' | 'opened' | 'onWhy' | 'onInsist'> & {
    readonly passed: readonly RuleId[]
    readonly insists: boolean
  },
) {
  const { game, phase, question, passed, insists, onPick } = props
  const [asked, setAsked] = useState<number | null>(null)
  const why = (option: Option) => {
    const event = eventOf(question, option)
    if (!option.barred || !event || passed.includes(option.barred.rule)) return null
    return whyBarred(game, phase, event, option.barred)
  }
  const opened = asked === null ? null : (question.options[asked] ?? null)
  const shared: Omit<OptionsProps, 'options'> = {
    ...props,
    why,
    opened: opened && why(opened) ? opened : null,
    onWhy: (option) => setAsked((now) => nextAsked(now, question.options.indexOf(option))),
    onInsist: insists ? onPick : null,
  }
  const cards = question.options.filter(({ card }) => card !== undefined)
  const rows = question.options.filter(({ card }) => card === undefined)
  return (
    <div className="grid grid-cols-1 gap-3">
      {question.ask === 'count' ? (
        <>
          <CountPlayers {...shared} options={rows.filter(({ seat }) => seat !== null)} />
          {cards.length === 0 ? (
            <p className="text-small text-ink-2">Tap everybody who answered: the numbers then follow here.</p>
          ) : null}
          <RowOptions {...shared} options={rows.filter(({ seat }) => seat === null)} />
        </>
      ) : (
        <RowOptions {...shared} options={rows} />
      )}
      <CardOptions {...shared} options={cards} />
      <LiveRegion message={(shared.opened && why(shared.opened)) ?? ''} />
    </div>
  )
}

const INSISTED: Partial<Record<Question['ask'], string>> = {
  play: 'It was played',
  target: 'They were chosen',
  guess: 'It was named',
}

/** How a barred answer is told all the same: a card is played or named, a player is chosen, all else is said to be so. */
export const insistOn = ({ ask }: Question, { seat }: Option): string =>
  `${seat === null ? 'It was so' : (INSISTED[ask] ?? 'It was so')} all the same`

const nextAsked = (now: number | null, tapped: number) => (now === tapped ? null : tapped)
