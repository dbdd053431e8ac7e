import type { ReactNode } from 'react'
import { viewSeason } from '@/machines/high-society'
import { TableSheet } from './position/table-sheet'
import type { SeasonBook } from './season-book'
import { SettingsSheet } from './settings/settings-sheet'
import { CardEntry } from './table/card-entry'
import { PlayerSheet } from './table/player-sheet'
import { ProspectSheet } from './table/prospect-sheet'
import type { ScreenState } from './use-screen'
import type { SeasonReferee } from './use-season'
import { RulingSheet } from './wrong/ruling-sheet'
import { SomethingWrong } from './wrong/something-wrong'

export interface SeasonSheetsProps {
  readonly referee: SeasonReferee
  readonly screen: ScreenState
  readonly book: SeasonBook
  readonly moreSettings?: ReactNode
}

/** What lies over the table when somebody wants to know, to change or to put right. */
export function SeasonSheets({ referee, screen, book, moreSettings }: SeasonSheetsProps) {
  const { looking, season } = screen
  const view = viewSeason(season)
  const close = () => screen.look(null)
  const at = typeof looking === 'object' ? looking : null
  const prospect = at && 'prospect' in at ? view.ladder.find(({ name }) => name === at.prospect) : null
  const player = at && 'player' in at ? view.players.find(({ name }) => name === at.player) : null
  return (
    <>
      <ProspectSheet prospect={prospect ?? null} players={season.players} onClose={close} />
      <PlayerSheet
        season={season}
        player={player ?? null}
        onClose={close}
        onCard={(card) => screen.look({ card })}
      />
      <CardEntry referee={referee} book={book} number={at && 'card' in at ? at.card : null} onClose={close} />
      <SettingsSheet referee={referee} open={looking === 'settings'} onClose={close}>
        {moreSettings}
      </SettingsSheet>
      <SomethingWrong referee={referee} screen={screen} open={looking === 'wrong'} onClose={close} />
      <TableSheet referee={referee} open={looking === 'table'} onClose={close} />
      <RulingSheet referee={referee} ruling={at && 'ruling' in at ? at.ruling : null} onClose={close} />
    </>
  )
}
