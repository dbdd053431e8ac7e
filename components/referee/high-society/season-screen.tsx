'use client'

import { type ReactNode, useRef } from 'react'
import { highSocietyChart } from '@/components/chart/high-society'
import type { Places } from '@/components/season/use-glide'
import { later } from '@/components/ui/later'
import { LiveRegion } from '@/components/ui/live-region'
import { BALLS, headline, viewSeason, whereIn } from '@/machines/high-society'
import { Changed } from '../round/changed'
import { Footer } from '../round/footer'
import { TopBar } from '../round/top-bar'
import { Where } from '../round/where'
import type { BookOfferProps } from './book-offer'
import { PlayedCardsProvider, useCardsOf } from './gossips'
import { SeasonLog } from './log/season-log'
import { Panel } from './panel'
import { SeasonBookProvider, useOpenBook } from './season-book'
import type { SeasonSheetsProps } from './season-sheets'
import { SeasonPane } from './table/season-pane'
import { GlideMemory } from './telling/glide-memory'
import { isLadderAsked } from './telling/shown'
import { useScreen } from './use-screen'
import type { SeasonReferee } from './use-season'

export interface SeasonScreenProps {
  readonly referee: SeasonReferee
  readonly onLeave: () => void
  readonly onAgain: () => void
  readonly onScore?: () => void
  readonly onShare?: () => void
  readonly onLookUp?: () => void
  /** Whether the screen really stays awake; the wish otherwise. */
  readonly awake?: ReactNode
  readonly moreSettings?: ReactNode
}

const BookOffer = later<BookOfferProps>(
  async () => (await import('./book-offer')).BookOffer,
  ({ referee }) => referee.saved.settings.broughtIn,
)

const SeasonSheets = later<SeasonSheetsProps>(
  async () => (await import('./season-sheets')).SeasonSheets,
  ({ screen }) => screen.looking !== null,
)

/** A season as it is refereed: where we are, the ladder and the people, the one question, and the log. */
export function SeasonScreen(props: SeasonScreenProps) {
  const { referee } = props
  const { session, saved } = referee
  const screen = useScreen(referee)
  const book = useOpenBook(referee)
  const places = useRef<Places>(new Map())
  const played = useCardsOf(session, saved.settings.gossips, book.stored?.whistledown)
  const view = viewSeason(screen.season)
  const steps = { undo: screen.undo, redo: screen.redo, onUndo: screen.undoLast, onRedo: screen.redoNext }
  const isPreviewed = screen.change && !screen.change.isMending && screen.change.told !== undefined
  const isAnswer =
    !referee.fault && !isPreviewed && isLadderAsked(screen.season, screen.change ? {} : referee.draft)
  return (
    <SeasonBookProvider value={screen.change ? null : book}>
      <PlayedCardsProvider value={played}>
        <main
          id="main"
          tabIndex={-1}
          className="column max-w-288 [&_:is(a,button,summary)]:scroll-mt-28 [&_:is(a,button,summary)]:scroll-mb-20 sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:gap-x-10 lg:gap-x-16"
        >
          <div className="flex min-h-dvh flex-col sm:contents">
            <div className="max-sm:contents sm:sticky sm:top-0 sm:row-span-2 sm:max-h-dvh sm:self-start sm:overflow-y-auto sm:pb-4">
              <TopBar
                {...steps}
                headline={headline(screen.season)}
                place={placeWords(view, screen.change !== null)}
                onLog={screen.toLog}
                onSettings={() => screen.look('settings')}
                onLeave={props.onLeave}
                onScore={props.onScore}
                onShare={props.onShare}
                onLookUp={props.onLookUp}
              />
              <SeasonPane session={session} screen={screen} isAnswer={isAnswer} />
            </div>
            <div className="flex flex-1 flex-col sm:col-start-2 sm:min-h-[min(75dvh,34rem)]">
              <div ref={screen.panel} className="flex-1 scroll-mb-16 py-4 sm:[@media(min-height:30rem)]:pt-8">
                {screen.changed ? <Changed words={screen.changed} onUndo={screen.undoLast} /> : null}
                <BookOffer referee={referee} />
                <GlideMemory value={places}>
                  <Panel referee={referee} screen={screen} onAgain={props.onAgain} />
                </GlideMemory>
              </div>
              <Footer
                {...steps}
                awake={props.awake ?? (saved.settings.awake ? 'Screen stays on' : 'Screen may go dark')}
                onSomethingWrong={() => screen.look('wrong')}
              />
            </div>
          </div>
          <div className="border-t border-line pt-6 pb-16 sm:col-start-2">
            <Where of={highSocietyChart} at={whereIn(screen.season)} />
            <SeasonLog
              session={session}
              headingRef={screen.log}
              onBackTo={screen.jumpTo}
              onChange={screen.startChange}
            />
          </div>
          <LiveRegion message={screen.changed ?? ''} />
          <SeasonSheets referee={referee} screen={screen} book={book} moreSettings={props.moreSettings} />
        </main>
      </PlayedCardsProvider>
    </SeasonBookProvider>
  )
}

function placeWords({ ball, deck, isOver }: ReturnType<typeof viewSeason>, isEarlier: boolean): string[] {
  const where = `Ball ${ball} of ${BALLS}${isEarlier ? ', as it was' : ''}`
  return isOver ? [where] : [where, `${deck} in the deck`]
}
