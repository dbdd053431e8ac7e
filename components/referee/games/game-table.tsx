'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { AskOverTableProps } from '@/components/lookup/ask-over-table'
import { rememberTable } from '@/components/lookup/last-table'
import { useSeat } from '@/components/lookup/use-seat'
import type { ShareSheetProps } from '@/components/share/share-sheet'
import { useAskHere } from '@/components/shortcuts/ask-here'
import { situationIn } from '@/components/situation/from-session'
import { later } from '@/components/ui/later'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { situationText } from '@/machines/love-letter'
import { AidedRound } from '../aided-round'
import { AwakeSwitch, awakeReason } from '../awake-switch'
import { Between } from '../between/between'
import { PrintedGame } from '../round/printed-game'
import { boxOf } from '../setup/form'
import type { Referee } from '../use-referee'
import { useWakeLock } from '../use-wake-lock'
import { gameHref } from './game-href'
import { GameNotes } from './game-notes'
import { sameAgain, startGame } from './start-game'

const AskOverTable = later<AskOverTableProps>(
  async () => (await import('@/components/lookup/ask-over-table')).AskOverTable,
  ({ open }) => open,
)

const ShareSheet = later<ShareSheetProps>(
  async () => (await import('@/components/share/share-sheet')).ShareSheet,
  ({ id }) => id !== null,
)

export interface GameTableProps {
  readonly referee: Referee
}

/** A game on the table, with what lies beside it. */
export function GameTable({ referee }: GameTableProps) {
  const router = useRouter()
  const { session, phase, saved } = referee
  const [isSharing, setSharing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [openedAt] = useState(saved.revision)
  // Here and not in the sheet: a key may be pressed before its script has come.
  useAskHere(() => {
    setAsking(true)
    return true
  })
  const awake = useWakeLock(saved.settings.awake && phase !== 'over')
  useEffect(() => {
    document.title = `${session.head.players.join(', ')} · Parlour`
  }, [session.head.players])
  const again = async () => {
    const next = sameAgain(session)
    // On this very page the address alone says which game is shown.
    if (next) window.location.hash = (await startGame(next, [])).id
  }
  const { round, result, edition } = referee.snapshot.context.table
  const here = gameHref({ id: saved.id, kind: 'referee', edition })
  useSeat(here)
  const isUnderWay = round !== null && !result
  const tryOut = () => {
    const situation = situationIn(session, 'open')
    if (!situation) return
    rememberTable(here)
    router.push(`/ask/situation#${situationText(situation)}` as Route)
  }
  return (
    <RulesetScope ruleset={session.head.ruleset}>
      <div className="print:hidden">
        <GameNotes referee={referee} />
        <AidedRound
          referee={referee}
          between={
            <Between
              key={referee.snapshot.context.at}
              referee={referee}
              onAgain={() => void again()}
              hasMoved={saved.revision !== openedAt}
            />
          }
          onLeave={() => router.push('/referee' as Route)}
          onShare={() => setSharing(true)}
          onLookUp={() => setAsking(true)}
          {...(isUnderWay && { onTryOut: tryOut })}
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
      <PrintedGame referee={referee} />
      <AskOverTable of={boxOf(edition)} table={here} open={isAsking} onClose={() => setAsking(false)} />
      <ShareSheet
        id={isSharing ? saved.id : null}
        players={session.head.players}
        onClose={() => setSharing(false)}
      />
    </RulesetScope>
  )
}
