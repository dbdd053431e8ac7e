'use client'

import type { ReactNode, Ref } from 'react'
import type { BallRule } from '@/components/book/stored'
import type { Draft, Event, Next, Season } from '@/machines/high-society'
import { EndBall } from '../ball/end-ball'
import { Gossip } from '../ball/gossip'
import { LayCards } from '../ball/lay-cards'
import { OpenBall } from '../ball/open-ball'
import { OptionQuestion } from './option-question'
import { RevealForm } from './reveal-form'
import { shownQuestion } from './shown'
import { useTrail } from './use-trail'

export interface TellingProps {
  readonly season: Season
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onEvent: (event: Event) => void
  /** What stands in the log in place of what is asked, where it is told again. */
  readonly was?: Event | undefined
  /** The rule of this Ball, where it was typed before it came. */
  readonly plan?: BallRule | undefined
  /** What cannot be may be told all the same. */
  readonly insists?: boolean
  /** What came before, above the question. */
  readonly before?: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** What each question is given. */
export interface AskedProps extends Omit<TellingProps, 'onDraft' | 'onEvent'> {
  readonly insists: boolean
  /** Said: the draft goes on, or the event is whole. */
  readonly onNext: (next: Next) => void
  /** Half filled in: kept, and not yet said. */
  readonly onDraft: (draft: Draft) => void
  /** Takes back the last tap; null where nothing was said. */
  readonly back: { readonly label: string; readonly go: () => void } | null
}

const FORMS = { ball: OpenBall, cards: LayCards, gossip: Gossip, 'end-ball': EndBall } as const

/** The one thing to tell next, at any moment of a season. */
export function Telling({ onDraft, onEvent, insists = true, ...props }: TellingProps) {
  const { season, draft } = props
  const trail = useTrail(draft, onDraft)
  const { question, ...beside } = shownQuestion(season, draft)
  const asked: AskedProps = {
    ...props,
    insists,
    onDraft,
    onNext: (next) => ('event' in next ? onEvent(next.event) : trail.go(next.draft)),
    back: trail.label === null ? null : { label: trail.label, go: trail.back },
  }
  if (question.asks === 'over') return null
  if (question.asks === 'reveal') return <RevealForm {...asked} question={question} />
  const Form = question.asks in FORMS ? FORMS[question.asks as keyof typeof FORMS] : null
  if (Form) return <Form {...asked} />
  return <OptionQuestion {...asked} question={question} {...beside} />
}
