'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { situationIn } from '@/components/situation/from-session'
import { ButtonLink } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import { RulesetScope } from '@/components/ui/ruleset-scope'
import { situationText } from '@/machines/love-letter'
import { AidedRound } from '../aided-round'
import { AwakeSwitch, awakeReason } from '../awake-switch'
import { Between } from '../between/between'
import { type Referee, useReferee } from '../use-referee'
import { useWakeLock } from '../use-wake-lock'
import { GameNotes } from './game-notes'
import { sameAgain, startGame } from './start-game'

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The game that the address names. */
export function GamePage() {
  const id = useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => null,
  )
  return id === null ? <Waiting /> : <Game key={id} id={id} />
}

function Game({ id }: { id: string }) {
  const seen = useReferee(id)
  if (seen === 'loading') return <Waiting />
  if (seen === 'missing')
    return (
      <Lost title="There is no such game here">
        It was deleted, or it lies on another device. A game that was exported to a file can be opened from
        the list.
      </Lost>
    )
  if ('problem' in seen) return <Lost title="This game cannot be opened">{seen.problem}</Lost>
  return <Table referee={seen} />
}

function Table({ referee }: { referee: Referee }) {
  const router = useRouter()
  const { session, phase, saved } = referee
  const [openedAt] = useState(saved.revision)
  const awake = useWakeLock(saved.settings.awake && phase !== 'over')
  useEffect(() => {
    document.title = `${session.head.players.join(', ')} · Parlour`
  }, [session.head.players])
  const again = async () => {
    const next = sameAgain(session)
    // On this very page the address alone says which game is shown.
    if (next) window.location.hash = await startGame(next, [])
  }
  const { round, result } = referee.snapshot.context.table
  const isUnderWay = round !== null && !result
  const tryOut = () => {
    const situation = situationIn(session, 'open')
    if (situation) router.push(`/ask/situation#${situationText(situation)}` as Route)
  }
  return (
    <RulesetScope ruleset={session.head.ruleset}>
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
    </RulesetScope>
  )
}

function Waiting() {
  return (
    <Page>
      <p className="py-8 text-ink-2">Laying the table…</p>
    </Page>
  )
}

function Lost({ title, children }: { title: string; children: string }) {
  return (
    <Page>
      <PageHeader title={title} lead={children} back={{ href: '/referee', label: 'Games' }} />
      <ButtonLink href="/referee" kind="primary">
        To the games
      </ButtonLink>
    </Page>
  )
}
