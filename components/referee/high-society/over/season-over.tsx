'use client'

import { type Ref, useState } from 'react'
import { Piece } from '@/components/season/piece'
import { Ring } from '@/components/season/ring'
import { AfterGame } from '@/components/share/after-game'
import { Button, ButtonLink } from '@/components/ui/button'
import { later } from '@/components/ui/later'
import { type ScoreLine, scoreLines, signed, whyWon } from '@/machines/high-society'
import { playOf } from '../log/printed-season'
import type { SeasonReferee } from '../use-season'
import type { CountSheetProps } from './count-sheet'

const CountSheet = later<CountSheetProps>(
  async () => (await import('./count-sheet')).CountSheet,
  ({ open }) => open,
)

export interface SeasonOverProps {
  readonly referee: SeasonReferee
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onAgain: () => void
}

/** The best Match first; of equals, the one whose prospect stands higher. */
const best = (a: ScoreLine, b: ScoreLine): number =>
  (b.total ?? -99) - (a.total ?? -99) || b.prestige - a.prestige

/** The last Ball is over: every Match counted out, and who has the best. */
export function SeasonOver({ referee, headingRef, onAgain }: SeasonOverProps) {
  const { season } = referee
  const [isCounting, setCounting] = useState(false)
  const lines = [...scoreLines(season)].sort(best)
  return (
    <section aria-labelledby="over" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="over" ref={headingRef} tabIndex={-1} className="text-question">
          The Matches, counted
        </h2>
        <p className="mt-1 font-serif text-lead">{whyWon(season)}</p>
      </div>
      <ol aria-label="Scores" className="border-t border-line">
        {lines.map(({ player, prospect, love, total, words }) => (
          <li key={player} className="flex items-center gap-3 border-b border-line py-2">
            <Piece name={player} seat={season.players.indexOf(player)} className="size-7" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                <bdi>{player}</bdi>
                {prospect === null ? null : (
                  <span className="inline-flex min-w-0 items-center gap-1 font-normal text-ink-2">
                    <Ring isLove={love === 1} className="size-4.5" />
                    <bdi className="truncate">{prospect}</bdi>
                  </span>
                )}
              </span>
              <span className="block text-small text-ink-2">{words}</span>
            </span>
            <span className="voice text-question text-accent lining-nums">
              {total === null ? '–' : signed(total)}
            </span>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 gap-2">
        <Button kind="primary" wide className="min-h-14" onClick={onAgain}>
          The same people again
        </Button>
        <ButtonLink href="/referee/high-society/new" wide className="min-h-14">
          Other people
        </ButtonLink>
        {season.isScored ? (
          <p className="text-small text-ink-2">The table’s own count agrees.</p>
        ) : (
          <Button kind="quiet" className="-ms-2 justify-self-start" onClick={() => setCounting(true)}>
            The table counted, too
          </Button>
        )}
      </div>
      <AfterGame saved={referee.saved} play={playOf(season)} />
      <CountSheet
        season={season}
        open={isCounting}
        onClose={() => setCounting(false)}
        onCount={(event) => void referee.report(event)}
      />
    </section>
  )
}
