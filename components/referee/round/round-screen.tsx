'use client'

import type { ReactNode } from 'react'
import { loveLetterChart } from '@/components/chart/love-letter'
import { Table } from '@/components/table/table'
import { LiveRegion } from '@/components/ui/live-region'
import { ask, headline, type Seat, viewTable, whereIn } from '@/machines/love-letter'
import type { Referee } from '../use-referee'
import { CardSheet } from './card-sheet'
import { Changed } from './changed'
import { cardNow, faceUpOf } from './face-up'
import { Footer } from './footer'
import { Log } from './log'
import { Panel } from './panel'
import { SeatSheet } from './seat-sheet'
import { SettingsSheet } from './settings-sheet'
import { TopBar, type TopBarProps } from './top-bar'
import { roundNumber } from './turns'
import { useRound } from './use-round'
import { Where } from './where'

export interface RoundScreenProps extends Pick<TopBarProps, 'onLeave' | 'onTryOut' | 'onShare' | 'onLookUp'> {
  readonly referee: Referee
  /** Stands in place of the question while no round is under way. */
  readonly between: ReactNode
  readonly onGoOnFromTable?: () => void
  readonly onSomethingWrong?: () => void
  readonly onOnlyYouLook?: () => void
  /** What this player could hold; asked for only while the table wants to know. */
  readonly couldHold?: (seat: Seat) => ReactNode
  /** Whether the screen really stays awake; the wish otherwise. */
  readonly awake?: ReactNode
  readonly moreSettings?: ReactNode
}

/** A round as it is refereed: where we are, the table, the one question, and the log. */
export function RoundScreen(props: RoundScreenProps) {
  const { referee, couldHold } = props
  const { session, saved } = referee
  const round = useRound(referee)
  const { table } = round.moment.context
  const view = viewTable(table, round.phase)
  const isPlayed = round.phase !== 'deal' && round.phase !== 'over'
  const seen = cardNow(session)
  const { looking } = round
  const steps = { undo: round.undo, redo: round.redo, onUndo: round.undoLast, onRedo: round.redoNext }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="column max-w-288 [&_:is(a,button,summary)]:scroll-mt-28 [&_:is(a,button,summary)]:scroll-mb-20 sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:gap-x-10 lg:gap-x-16"
    >
      <div className="flex min-h-dvh flex-col sm:contents">
        <div className="max-sm:contents sm:sticky sm:top-0 sm:row-span-2 sm:max-h-dvh sm:self-start sm:overflow-y-auto sm:pb-4 lg:[@media(min-height:40rem)]:[zoom:1.15]">
          <TopBar
            {...steps}
            headline={headline(table, round.phase)}
            place={placeWords(round.change !== null, roundNumber(session), isPlayed ? view.deck : null)}
            onLog={round.toLog}
            onSettings={() => round.look('settings')}
            onLeave={props.onLeave}
            onOnlyYouLook={props.onOnlyYouLook}
            onTryOut={props.onTryOut}
            onShare={props.onShare}
            onLookUp={props.onLookUp}
          />
          <Table
            view={view}
            acting={isPlayed ? ask(round.moment.context, round.phase).seat : null}
            faceUp={isPlayed ? faceUpOf(session).map(seen) : []}
            onSeat={round.lookAtSeat}
            onCard={round.lookAtCard}
          />
        </div>
        <div className="flex flex-1 flex-col sm:col-start-2 sm:min-h-[min(75dvh,34rem)]">
          <div ref={round.panel} className="flex-1 scroll-mb-16 py-4 sm:[@media(min-height:30rem)]:pt-8">
            {round.changed ? <Changed words={round.changed} onUndo={round.undoLast} /> : null}
            <Panel
              referee={referee}
              round={round}
              between={props.between}
              onGoOnFromTable={props.onGoOnFromTable}
            />
          </div>
          <Footer
            {...steps}
            awake={props.awake ?? (saved.settings.awake ? 'Screen stays on' : 'Screen may go dark')}
            onSomethingWrong={props.onSomethingWrong}
          />
        </div>
      </div>
      <div className="border-t border-line pt-6 pb-16 sm:col-start-2">
        <Where of={loveLetterChart} at={whereIn(round.moment)} />
        <Log session={session} headingRef={round.log} onBackTo={round.jumpTo} onChange={round.startChange} />
      </div>
      <LiveRegion message={[round.changed, round.notice].filter(Boolean).join(' ')} />
      <CardSheet
        edition={view.edition}
        card={isCard(looking) ? looking.card : null}
        onClose={() => round.look(null)}
      />
      <SeatSheet view={view} seat={isSeat(looking) ? looking.seat : null} onClose={() => round.look(null)}>
        {isSeat(looking) && saved.settings.couldHold ? couldHold?.(looking.seat.seat) : null}
      </SeatSheet>
      <SettingsSheet referee={referee} open={looking === 'settings'} onClose={() => round.look(null)}>
        {props.moreSettings}
      </SettingsSheet>
    </main>
  )
}

type Looking = ReturnType<typeof useRound>['looking']
const isCard = (looking: Looking) => looking !== null && typeof looking === 'object' && 'card' in looking
const isSeat = (looking: Looking) => looking !== null && typeof looking === 'object' && 'seat' in looking

function placeWords(isEarlier: boolean, round: number, deck: number | null): string[] {
  const where = `Round ${round}${isEarlier ? ', as it was' : ''}`
  return deck === null ? [where] : [where, `${deck} ${deck === 1 ? 'card' : 'cards'} left`]
}
