'use client'

import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import {
  ask,
  type Card,
  type CardView,
  called,
  type Draft,
  type Event,
  editions,
  type Game,
  isolate,
  type Option,
  type Phase,
  promptOf,
} from '@/machines/love-letter'
import { questionSetting } from '../question-setting'
import { oneStepBack, passedBy } from './draft'
import { Options } from './options'

export interface QuestionPanelProps {
  readonly game: Game
  readonly phase: Phase
  readonly draft: Draft
  readonly cardNow: (card: Card) => CardView
  readonly onDraft: (draft: Draft) => void
  readonly onEvent: (event: Event) => void
  /** What came before, above the question; `lead` is what the question itself says of that. */
  readonly before: (lead: string | null) => ReactNode
  /** What cannot be may be told all the same. */
  readonly insists?: boolean
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** The one thing to say next, with its answers; Escape takes back the last tap. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { game, phase, draft, onDraft, onEvent, cardNow, insists = true } = props
  const id = useId()
  const { table } = game
  const question = ask(game, phase, draft)
  const prompt = promptOf(table, question)
  const back = oneStepBack(draft)
  const pick = ({ next }: Option) => ('draft' in next ? onDraft(next.draft) : onEvent(next.event))
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && back) onDraft(back)
      }}
    >
      {back ? (
        <Button
          kind="quiet"
          className="-ms-2 text-small text-ink-2"
          icon={<Icon of={ArrowLeft} className="rtl:-scale-x-100" />}
          onClick={() => onDraft(back)}
        >
          {notThat(game, draft)}
        </Button>
      ) : null}
      <div className="text-small text-ink-2">{props.before(prompt.lead)}</div>
      <h2 id={id} ref={props.headingRef} tabIndex={-1} {...questionSetting(prompt.ask)}>
        {prompt.ask}
      </h2>
      <Options
        // What was opened or asked why belongs to one question.
        key={JSON.stringify([game.at, draft.card, draft.target])}
        game={game}
        phase={phase}
        question={question}
        passed={passedBy(game, phase, draft)}
        insists={insists}
        cardNow={cardNow}
        onPick={pick}
      />
    </section>
  )
}

/** “Not the Guard?”, “Not Bea?” */
function notThat({ table }: Game, { card, target }: Draft): string {
  const name =
    target === undefined
      ? editions[table.edition].cards[card as Card]?.said
      : isolate(called(table.players[target] as string, target))
  return `Not ${name}?`
}
