import type { ReactNode } from 'react'
import { viewSeason } from '@/machines/high-society'
import { SettingsSheet } from './settings-sheet'
import { PlayerSheet } from './table/player-sheet'
import { ProspectSheet } from './table/prospect-sheet'
import type { Looking, ScreenState } from './use-screen'
import type { SeasonReferee } from './use-season'
import { RulingSheet } from './wrong/ruling-sheet'
import { SomethingWrong } from './wrong/something-wrong'

export interface SeasonSheetsProps {
  readonly referee: SeasonReferee
  readonly screen: ScreenState
  readonly moreSettings?: ReactNode
}

/** What lies over the table when somebody wants to know, to change or to put right. */
export function SeasonSheets({ referee, screen, moreSettings }: SeasonSheetsProps) {
  const { looking, season } = screen
  const view = viewSeason(season)
  const close = () => screen.look(null)
  const prospect = view.ladder.find(({ name }) => name === at(looking, 'prospect'))
  const player = view.players.find(({ name }) => name === at(looking, 'player'))
  return (
    <>
      <ProspectSheet prospect={prospect ?? null} players={season.players} onClose={close} />
      <PlayerSheet season={season} player={player ?? null} onClose={close} />
      <SettingsSheet referee={referee} open={looking === 'settings'} onClose={close}>
        {moreSettings}
      </SettingsSheet>
      <SomethingWrong referee={referee} screen={screen} open={looking === 'wrong'} onClose={close} />
      <RulingSheet
        referee={referee}
        ruling={looking && typeof looking === 'object' && 'ruling' in looking ? looking.ruling : null}
        onClose={close}
      />
    </>
  )
}

const at = (looking: Looking, key: 'prospect' | 'player'): string | null =>
  looking && typeof looking === 'object' && key in looking
    ? ((looking as Record<string, string>)[key] ?? null)
    : null
