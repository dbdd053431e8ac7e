import { LastAnswer } from '../round/last-answer'
import { FaultBanner } from './fault-banner'
import { usePlayedCards } from './gossips'
import { lastTold } from './last-told'
import { Correction } from './log/correction'
import { SeasonOver } from './over/season-over'
import { isHalfTold } from './sitting'
import { Telling } from './telling/telling'
import type { ScreenState } from './use-screen'
import type { SeasonReferee } from './use-season'

export interface PanelProps {
  readonly referee: SeasonReferee
  readonly screen: ScreenState
  readonly onAgain: () => void
}

/** The one thing that the screen wants to know now. */
export function Panel({ referee, screen, onAgain }: PanelProps) {
  const { session, season, draft, fault } = referee
  const { change } = screen
  // What is typed into a form is no answer yet: what came before stays, and the form in its place.
  const { form: _, ...said } = draft
  if (change)
    return (
      <Correction
        key={JSON.stringify(change)}
        session={session}
        change={change}
        headingRef={screen.heading}
        draftKept={screen.draftKept}
        onDraft={screen.keepDraft}
        onChange={screen.startChange}
        onApply={screen.apply}
        onLeave={screen.leaveChange}
      />
    )
  if (fault)
    return (
      <div className="-mx-5 sm:mx-0">
        <FaultBanner referee={referee} fault={fault} screen={screen} />
      </div>
    )
  if (season.isOver) return <SeasonOver referee={referee} headingRef={screen.heading} onAgain={onAgain} />
  return (
    <Telling
      // What a form holds belongs to one moment.
      key={session.log.steps.length}
      season={season}
      draft={draft}
      plan={referee.saved.settings.plans[season.number]}
      onDraft={referee.setDraft}
      onEvent={screen.report}
      headingRef={screen.heading}
      before={isHalfTold(said) ? null : <Before session={session} />}
    />
  )
}

/** What the last report came to; of the cards, which lie beside their players, only the order they make. */
function Before({ session }: { session: SeasonReferee['session'] }) {
  const last = lastTold(session, usePlayedCards())
  const isCards = session.log.steps.at(-1)?.event.type === 'cards'
  return <LastAnswer last={last} notice={null} lead={isCards && last ? last.follows.join(' ') : null} />
}
