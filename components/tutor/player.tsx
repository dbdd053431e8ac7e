'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { shortcutOf } from '@/components/shortcuts/shortcuts'
import { LiveRegion } from '@/components/ui/live-region'
import { Controls } from './controls'
import type { Lesson } from './lesson'
import { Panel } from './panel'
import { spoken } from './spoken'
import { Tools } from './tools'
import { useLive } from './use-live'
import { type Move, useSteps } from './use-steps'

export interface PlayerProps {
  readonly lesson: Lesson
  /** Where an address of the page can point. */
  readonly anchor?: string
  /** The first frame, as it stands on the page before any script runs. */
  readonly children: ReactNode
  /** The whole lesson as plain text. */
  readonly words: ReactNode
}

/** A stage: the table, the way through its steps, what is said. The rules are loaded with the first touch, not before. */
export function Player({ lesson, anchor, children, words }: PlayerProps) {
  const { steps, record } = lesson
  const id = useId()
  const [place, dispatch] = useSteps(steps)
  const [isOpen, setOpen] = useState(true)
  const [isTrying, setTrying] = useState(false)
  const { Live, isMissing, wake } = useLive(lesson.game)
  const tryButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const move = (to: Move) => {
    wake()
    // What is about to be hidden would lose the focus to nothing.
    const isHiding = typeof to === 'string' || 'to' in to
    if (isHiding && panel.current?.contains(document.activeElement))
      nextButton.current?.focus({ preventScroll: true })
    dispatch(to)
  }
  const leave = () => {
    setTrying(false)
    setTimeout(() => tryButton.current?.focus())
  }
  const isFree = isTrying && Live !== null
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      data-ruleset={record.ruleset}
      className="not-prose stage"
      // The arrows lead through the steps, wherever in the stage the focus is.
      onKeyDown={(event) => {
        const key = isFree ? null : shortcutOf(event)
        if (key !== 'next' && key !== 'back') return
        event.preventDefault()
        move(key)
      }}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id={id} className="min-w-0 text-question">
          {lesson.title}
        </h2>
        <p className="text-tiny text-ink-2">{lesson.edition}</p>
      </header>
      <div className={Live ? 'hidden print:block' : ''}>{children}</div>
      {Live ? (
        <div className="print:hidden">
          <Live lesson={lesson} at={place.at} open={isOpen} isTrying={isTrying} onLeave={leave} />
        </div>
      ) : null}
      <div className={isFree ? 'hidden' : ''}>
        <Controls steps={steps} place={place} nextRef={nextButton} onMove={move} />
        <Panel ref={panel} steps={steps} place={place} id={id} onMove={move}>
          {isMissing ? (
            <p className="text-small">The next picture could not be loaded. Try once more.</p>
          ) : null}
          <Tools
            isOpen={lesson.hasHands ? isOpen : null}
            onOpen={() => {
              wake()
              setOpen(!isOpen)
            }}
            tryRef={tryButton}
            onTry={() => {
              wake()
              setTrying(true)
            }}
          />
          {words}
        </Panel>
      </div>
      <LiveRegion message={isFree ? '' : spoken(steps, place)} />
    </section>
  )
}
