import type { ReactNode } from 'react'
import type { Referee } from '../use-referee'
import { Correction } from './correction'
import { cardNow } from './face-up'
import { FaultBanner } from './fault-banner'
import { LastAnswer } from './last-answer'
import { QuestionPanel } from './question-panel'
import type { RoundState } from './use-round'

export interface PanelProps {
  readonly referee: Referee
  readonly round: RoundState
  /** Stands in place of the question while no round is under way. */
  readonly between: ReactNode
  readonly onGoOnFromTable?: (() => void) | undefined
}

/** The one thing that the screen wants to know now. */
export function Panel({ referee, round, between, onGoOnFromTable }: PanelProps) {
  const { session, snapshot, phase } = referee
  if (round.change)
    return (
      <Correction
        key={JSON.stringify(round.change)}
        session={session}
        change={round.change}
        headingRef={round.heading}
        draftKept={round.draftKept}
        onDraft={round.keepDraft}
        onChange={round.startChange}
        onApply={round.apply}
        onLeave={round.leaveChange}
      />
    )
  if (referee.fault)
    return (
      <div className="-mx-5 sm:mx-0">
        <FaultBanner
          gameId={referee.saved.id}
          session={session}
          snapshot={snapshot}
          phase={phase}
          fault={referee.fault}
          headingRef={round.heading}
          onTakeBack={() => void referee.takeBack()}
          onCorrect={(at) => round.startChange({ at, kind: 'otherwise' })}
          onAnotherEntry={round.toLog}
          onLetStand={() => void referee.letStand()}
          onGoOnFromTable={onGoOnFromTable}
        />
      </div>
    )
  if (phase === 'deal' || phase === 'over') return between
  return (
    <QuestionPanel
      game={snapshot.context}
      phase={phase}
      draft={referee.draft}
      cardNow={cardNow(session)}
      onDraft={referee.setDraft}
      onEvent={round.report}
      headingRef={round.heading}
      before={(lead) => (
        // What was said of the last turn is no doubt about a card that is just being tapped.
        <LastAnswer
          last={referee.draft.card === undefined ? referee.last : null}
          notice={round.notice}
          lead={lead}
        />
      )}
    />
  )
}
