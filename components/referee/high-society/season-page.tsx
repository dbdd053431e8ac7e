'use client'

import { useEffect } from 'react'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { headline, toRecord } from '@/machines/high-society'
import { GameNotes } from '../games/game-notes'
import { NoTable, Waiting } from '../games/no-table'
import { useIdInAddress } from '../use-address'
import { type SeasonReferee, useSeason } from './use-season'

/** The season that the address names. */
export function SeasonPage() {
  const id = useIdInAddress()
  return id === null ? <Waiting /> : <OneSeason key={id} id={id} />
}

function OneSeason({ id }: { id: string }) {
  const seen = useSeason(id)
  if (typeof seen === 'string' || 'problem' in seen) return <NoTable seen={seen} />
  return <SeasonTable referee={seen} />
}

function SeasonTable({ referee }: { referee: SeasonReferee }) {
  const { session, season } = referee
  useEffect(() => {
    document.title = `${season.players.join(', ')} · Parlour`
  }, [season.players])
  return (
    <RulesetScope ruleset="high-society">
      <GameNotes referee={referee} />
      <Page>
        <PageHeader title={headline(season)} back={{ href: '/referee', label: 'Games' }} />
        <pre className="overflow-x-auto text-small">{JSON.stringify(toRecord(session), null, 2)}</pre>
      </Page>
    </RulesetScope>
  )
}
