'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { AskOverTableProps } from '@/components/lookup/ask-over-table'
import { useSeat } from '@/components/lookup/use-seat'
import type { ShareSheetProps } from '@/components/share/share-sheet'
import { useAskHere } from '@/components/shortcuts/ask-here'
import { later } from '@/components/ui/later'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { AwakeSwitch, awakeReason } from '../awake-switch'
import { gameHref } from '../games/game-href'
import { GameNotes } from '../games/game-notes'
import { useWakeLock } from '../use-wake-lock'
import { PrintedSeason } from './log/printed-season'
import type { ScoreOverTableProps } from './score/score-over-table'
import { SeasonScreen } from './season-screen'
import { formAfter, saveSetup } from './setup/recall'
import type { SeasonReferee } from './use-season'

const AskOverTable = later<AskOverTableProps>(
  async () => (await import('@/components/lookup/ask-over-table')).AskOverTable,
  ({ open }) => open,
)

const ShareSheet = later<ShareSheetProps>(
  async () => (await import('@/components/share/share-sheet')).ShareSheet,
  ({ id }) => id !== null,
)

const ScoreOverTable = later<ScoreOverTableProps>(
  async () => (await import('./score/score-over-table')).ScoreOverTable,
  ({ open }) => open,
)

export interface SeasonTableProps {
  readonly referee: SeasonReferee
}

/** A season on the table, with what lies beside it. */
export function SeasonTable({ referee }: SeasonTableProps) {
  const router = useRouter()
  const [isScoring, setScoring] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { session, season, saved } = referee
  // Here and not in the sheet: a key may be pressed before its script has come.
  useAskHere(() => {
    setAsking(true)
    return true
  })
  const here = gameHref({ id: saved.id, kind: 'referee', edition: session.head.ruleset })
  useSeat(here)
  const awake = useWakeLock(saved.settings.awake && !season.isOver)
  useEffect(() => {
    document.title = `${session.head.players.join(', ')} · Parlour`
  }, [session.head.players])
  const again = async () => {
    const form = await formAfter(saved.id)
    if (form) await saveSetup(form)
    router.push('/referee/high-society/new' as Route)
  }
  return (
    <RulesetScope ruleset="high-society">
      <div className="print:hidden">
        <GameNotes referee={referee} />
        <SeasonScreen
          referee={referee}
          onLeave={() => router.push('/referee' as Route)}
          onAgain={() => void again()}
          onScore={() => setScoring(true)}
          onShare={() => setSharing(true)}
          onLookUp={() => setAsking(true)}
          awake={
            <AwakeSwitch
              awake={awake}
              isWanted={saved.settings.awake}
              onChange={(wanted) => referee.setSettings({ awake: wanted })}
            />
          }
          moreSettings={<p className="text-small text-ink-2 empty:hidden">{awakeReason(awake)}</p>}
        />
      </div>
      <PrintedSeason referee={referee} />
      <AskOverTable of="high-society" table={here} open={isAsking} onClose={() => setAsking(false)} />
      <ShareSheet
        id={isSharing ? saved.id : null}
        players={session.head.players}
        onClose={() => setSharing(false)}
      />
      <ScoreOverTable season={season} open={isScoring} onClose={() => setScoring(false)} />
    </RulesetScope>
  )
}
