'use client'

import { Ladder } from '@/components/season/ladder'
import { Piles } from '@/components/season/piles'
import { Players } from '@/components/season/players'
import { useGlide } from '@/components/season/use-glide'
import { viewSeason } from '@/machines/high-society'
import { BallRuleNote } from '../ball/ball-rule'
import type { ScreenState } from '../use-screen'
import type { SeasonReferee } from '../use-season'

export interface SeasonPaneProps {
  readonly session: SeasonReferee['session']
  readonly screen: ScreenState
  /** The answers are the ladder itself: on a phone it need not stand there twice. */
  readonly isAnswer: boolean
}

/** The Ball’s rule, the ladder and the people, each to be tapped for more. */
export function SeasonPane({ session, screen, isAnswer }: SeasonPaneProps) {
  const { season } = screen
  const ladder = useGlide<HTMLOListElement>()
  const view = viewSeason(season)
  return (
    <>
      <BallRuleNote session={session} season={season} />
      <div className={isAnswer ? 'max-sm:hidden' : ''}>
        <Ladder
          ref={ladder}
          prospects={view.ladder}
          players={season.players}
          onProspect={screen.lookAtProspect}
        />
      </div>
      <div className="pt-2">
        <Players view={view} onPlayer={screen.lookAtPlayer} />
        <Piles view={view} />
      </div>
    </>
  )
}
