'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { LessonStep } from '@/components/tutor/lesson'
import { Frame } from '@/components/tutor/love-letter/frame'
import type { FrameView } from '@/components/tutor/love-letter/frames'
import { Prediction } from '@/components/tutor/prediction'
import { spoken } from '@/components/tutor/spoken'
import { isShowing } from '@/components/tutor/use-steps'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LiveRegion } from '@/components/ui/live-region'
import { useGuided } from './use-guided'

export interface GuidedRoundProps {
  readonly edition: string
  readonly steps: readonly LessonStep[]
  readonly frames: readonly FrameView[]
  /** At each step, the cards that turn up for the first time. */
  readonly met: readonly ReactNode[]
  /** The whole round as plain text. */
  readonly children: ReactNode
}

/** The table above, the way on in the middle, what is said and asked below: nothing but the words ever changes its place. */
export function GuidedRound({ edition, steps, frames, met, children }: GuidedRoundProps) {
  const id = useId()
  const { place, move, again } = useGuided(`first-round-${edition}`, steps)
  const { at } = place
  const { says, ask } = steps[at] as LessonStep
  const isLast = at === steps.length - 1
  return (
    <section aria-label="The round" className="stage">
      <Frame of={frames[at] as FrameView} open beside={frames} />
      <div className="flex flex-wrap items-center justify-between gap-3 py-3 print:hidden">
        <p className="text-small text-ink-2 tabular-nums">
          Step {at + 1} of {steps.length}
        </p>
        <span className="ms-auto flex flex-wrap justify-end gap-2">
          <Button
            aria-label="Back"
            className="px-3!"
            aria-disabled={at === 0 || undefined}
            onClick={() => move('back')}
          >
            <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
          </Button>
          <Button
            kind={isLast || isShowing(place) ? 'plain' : 'primary'}
            className="min-w-30"
            aria-disabled={isLast || undefined}
            onClick={() => move('next')}
          >
            {isShowing(place) ? 'Show me' : 'Next'}
            {isShowing(place) ? null : <Icon of={ChevronRight} className="rtl:-scale-x-100" />}
          </Button>
        </span>
      </div>
      <div className="@container min-h-80">
        <p className="mb-4 font-serif text-lead">{says}</p>
        {met[at]}
        {ask ? (
          <div className="mt-4">
            <Prediction ask={ask} place={place} id={`${id}ask`} onMove={move} heading="h2" />
          </div>
        ) : null}
        {isLast ? <Afterwards edition={edition} onAgain={again} /> : null}
      </div>
      <p className="pb-4 text-small text-ink-2">
        You see no hand but your own. Leave when you like: you come back to this step.
      </p>
      {children}
      <LiveRegion message={place.said === null && ask ? `${says} ${ask.question}` : spoken(steps, place)} />
    </section>
  )
}

const Afterwards = ({ edition, onAgain }: { readonly edition: string; readonly onAgain: () => void }) => (
  <p className="flex flex-wrap gap-3 pb-4">
    <ButtonLink href={`/referee/new#${edition}`} kind="primary">
      Play with real cards
    </ButtonLink>
    <ButtonLink href={`/learn/${edition}`}>Read the guide</ButtonLink>
    <Button kind="quiet" onClick={onAgain}>
      Once more
    </Button>
  </p>
)
