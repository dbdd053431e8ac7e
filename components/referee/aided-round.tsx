'use client'

import { useState } from 'react'
import { later } from '@/components/ui/later'
import { now } from '@/machines/love-letter'
import type { PositionSheetProps } from './position/position-sheet'
import { CouldHold } from './private/could-hold'
import { OnlyYouLook } from './private/only-you-look'
import { RoundScreen, type RoundScreenProps } from './round/round-screen'
import { isQuiet } from './wrong/mend'
import type { SomethingWrongProps } from './wrong/something-wrong'

export type AidedRoundProps = Omit<
  RoundScreenProps,
  'onGoOnFromTable' | 'onSomethingWrong' | 'onOnlyYouLook' | 'couldHold'
>

const SomethingWrong = later<SomethingWrongProps>(
  async () => (await import('./wrong/something-wrong')).SomethingWrong,
  ({ open }) => open,
)
const PositionSheet = later<PositionSheetProps>(
  async () => (await import('./position/position-sheet')).PositionSheet,
  ({ open }) => open,
)

/** The round screen with all that helps beside it, one thing at a time. */
export function AidedRound(props: AidedRoundProps) {
  const { referee } = props
  const { session, snapshot, phase } = referee
  const [aid, setAid] = useState<'wrong' | 'position' | 'private' | null>(null)
  const [laidOut, setLaidOut] = useState(0)
  const { table } = snapshot.context
  const close = () => setAid(null)
  const layOut = () => {
    setLaidOut(laidOut + 1)
    setAid('position')
  }
  const canAsk = phase === 'play' && isQuiet(session) && !referee.fault
  const canLayOut = table.round !== null && !table.result
  return (
    <>
      <RoundScreen
        {...props}
        onSomethingWrong={() => setAid('wrong')}
        {...(canLayOut && { onGoOnFromTable: layOut })}
        {...(canAsk && { onOnlyYouLook: () => setAid('private') })}
        couldHold={(seat) => <CouldHold session={session} seat={seat} />}
      />

      <SomethingWrong
        referee={referee}
        open={aid === 'wrong'}
        onClose={close}
        onPosition={layOut}
        onLog={toLog}
      />

      {/* Each time it begins with the table as it lies by then, or with what was half told of it. */}
      <PositionSheet key={laidOut} referee={referee} open={aid === 'position'} onClose={close} />
      <OnlyYouLook
        game={now(session).context}
        seat={table.round?.turn ?? 0}
        open={aid === 'private' && canAsk}
        onClose={close}
      />
    </>
  )
}

/** The log stands further down the same page; the sheet gives the focus back before it may move on. */
function toLog() {
  setTimeout(() => {
    const log = document.getElementById('log')
    log?.focus({ preventScroll: true })
    log?.scrollIntoView({ block: 'start' })
  }, 200)
}
