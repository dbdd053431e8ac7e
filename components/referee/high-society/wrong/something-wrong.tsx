'use client'

import { Choice, Choices } from '@/components/ui/choice'
import { Sheet } from '@/components/ui/sheet'
import type { ScreenState } from '../use-screen'
import type { SeasonReferee } from '../use-season'
import { NO_RULING } from './ruling-form'

export interface SomethingWrongProps {
  readonly referee: SeasonReferee
  readonly screen: ScreenState
  readonly open: boolean
  readonly onClose: () => void
}

/** What no card in the book speaks of, and what was told otherwise than it was: how to go on. */
export function SomethingWrong({ referee, screen, open, onClose }: SomethingWrongProps) {
  const ruling = () => screen.look({ ruling: NO_RULING })
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="What went wrong?"
    >
      <Choices label="What went wrong?">
        <Choice title="A card, or something else, moved a token or a prospect" onPick={ruling} />
      </Choices>
      {referee.session.log.steps.length ? null : null}
    </Sheet>
  )
}
