'use client'

import { useState } from 'react'
import { Choice, Choices } from '@/components/ui/choice'
import { Sheet } from '@/components/ui/sheet'
import { STAND_WORDS } from '@/machines/high-society'
import type { ScreenState } from '../use-screen'
import type { SeasonReferee } from '../use-season'
import { FreeStepForm } from './free-step-form'
import { cardsAt, RULINGS_FOR } from './topics'

export interface SomethingWrongProps {
  readonly referee: SeasonReferee
  readonly screen: ScreenState
  readonly open: boolean
  readonly onClose: () => void
}

/** What no card in the book speaks of, and what was told otherwise than it was: how to go on. */
export function SomethingWrong({ open, onClose, ...props }: SomethingWrongProps) {
  const [isFree, setFree] = useState(false)
  const leave = () => {
    setFree(false)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
      title={isFree ? 'What was done?' : 'What went wrong?'}
      description={
        isFree
          ? undefined
          : 'For what was told wrong earlier, and for what was done out of turn. What is done now, and not among the answers, stands below them: “Something else happened”.'
      }
    >
      {open ? <Inside {...props} isFree={isFree} onFree={() => setFree(true)} onLeave={leave} /> : null}
    </Sheet>
  )
}

interface InsideProps extends Pick<SomethingWrongProps, 'referee' | 'screen'> {
  readonly isFree: boolean
  readonly onFree: () => void
  readonly onLeave: () => void
}

function Inside({ referee, screen, isFree, onFree, onLeave }: InsideProps) {
  const { session, season } = referee
  const cards = cardsAt(session, season)
  const isOpen = season.ball !== null && !season.isOver
  if (isFree)
    return (
      <FreeStepForm
        season={season}
        onEvent={(event) => {
          onLeave()
          screen.report(event)
        }}
      />
    )
  return (
    <Choices label="What went wrong?">
      {cards < 0 ? null : (
        <Choice
          title="A card laid was another one"
          note="Tell the cards of this Ball again; the turns since are kept as far as they fit."
          onPick={() => {
            onLeave()
            screen.startChange({ at: cards, kind: 'otherwise' })
          }}
        />
      )}
      {session.log.steps.length ? (
        <Choice
          title="A step was told wrong, or left out"
          note="Choose it in the log: correct it, put one before it, or take it out."
          onPick={() => {
            onLeave()
            // The sheet gives the focus back before it may move on.
            setTimeout(screen.toLog, 200)
          }}
        />
      ) : null}
      <Choice
        title="Somebody acted out of turn, or otherwise than asked"
        note="Tell what was done; the screen says which rule that breaks, and what the table may do."
        onPick={onFree}
      />
      {isOpen ? <Choice {...STAND_WORDS.goOn} onPick={() => screen.look('table')} /> : null}
      {isOpen
        ? RULINGS_FOR.map(({ title, note, ruling }) => (
            <Choice key={title} title={title} note={note} onPick={() => screen.look({ ruling })} />
          ))
        : null}
    </Choices>
  )
}
