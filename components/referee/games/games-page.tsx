'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { BoxDoors } from '@/components/boxes/box-doors'
import { SETUPS } from '@/components/boxes/boxes'
import { Masthead } from '@/components/masthead/masthead'
import { ShareSheet } from '@/components/share/share-sheet'
import { ButtonLink } from '@/components/ui/button'
import { Page, PageHeader } from '@/components/ui/page'
import { UndoToastRegion, useUndoToast } from '@/components/ui/undo-toast'
import { isolate } from '@/machines/core'
import type { Summary } from '../summary'
import { BackupLine } from './backup-line'
import { gameHref } from './game-href'
import { GamesRows } from './games-rows'
import { ImportGame } from './import-game'
import { MemoryNote, SecureNote } from './notes'
import { keepNotice } from './notice'
import { type Games, useGames } from './use-games'

/** What can be done with a game needs the rules of all games; the list does not, and comes without them. */
const seldom = { again: () => import('./again'), files: () => import('./export-game') }

const NOT_LOADED = { message: 'What this needs could not be loaded. Perhaps the line is down.' }
const DAMAGED = { message: 'This game is damaged. Open it to see what can be done.' }

/** The referee's door: the games on this device, and a new one. */
export function GamesPage() {
  return (
    <UndoToastRegion>
      <Masthead wide />
      <Page width="wide" className="pb-32">
        <PageHeader title="Games" />
        <GamesList />
      </Page>
    </UndoToastRegion>
  )
}

function GamesList() {
  const router = useRouter()
  const offer = useUndoToast()
  const { games, remove } = useGames()
  const [shared, setShared] = useState<Summary | null>(null)
  const open = (href: string) => router.push(href as Route)
  const begin = (href: string | null) => (href ? open(href) : offer(DAMAGED))
  const withPart = <Part,>(load: () => Promise<Part>, act: (part: Part) => unknown) =>
    void load().then(act, () => offer(NOT_LOADED))
  const takeAway = async (id: string, players: readonly string[]) => {
    const bringBack = await remove(id)
    offer({
      message: `${table(players)} is deleted.`,
      undo: () => void bringBack(),
    })
  }
  return (
    <ImportGame
      isReady={games !== null}
      onImported={({ summary, left }) => {
        if (left > 0) keepNotice(summary.id, leftOut(left))
        open(gameHref(summary))
      }}
    >
      <div className="mb-8 flex flex-wrap items-center gap-2">
        <ButtonLink href={newHref(games?.list[0])} kind="primary" className="min-h-14 px-5 sm:px-7">
          New game
        </ButtonLink>
        <ButtonLink href="/referee/score" kind="quiet" className="min-h-14 sm:px-4">
          Keep the score only
        </ButtonLink>
      </div>
      {games ? <SecureNote /> : null}
      {games?.storage === 'memory' ? <MemoryNote /> : null}
      {games === null || isEmpty(games) ? (
        // One paragraph in both cases: a slow phone draws it once.
        <p className="mb-8 max-w-144 text-ink-2">
          {games ? 'No game yet.' : 'Looking for games.'} Each step of one is kept on this device: put the
          phone away in the middle of a round, and the round waits here.
        </p>
      ) : null}
      <GamesRows
        games={games}
        onAgain={(id) => withPart(seldom.again, ({ again }) => again(id).then(begin))}
        onExport={(id) => withPart(seldom.files, ({ exportGame }) => exportGame(id))}
        onShare={setShared}
        onDelete={(id, players) => void takeAway(id, players)}
      />
      <BackupLine unsaved={games?.unsaved ?? 0} />
      {games ? <BoxDoors /> : null}
      <ShareSheet id={shared?.id ?? null} players={shared?.players ?? []} onClose={() => setShared(null)} />
    </ImportGame>
  )
}

const isEmpty = ({ storage, list, unread }: Games): boolean =>
  storage === 'kept' && list.length + unread.length === 0

/** A new game of the box that was played last; every other is one tap further. */
const newHref = (last: Summary | undefined): string =>
  last?.edition === 'high-society' ? SETUPS['high-society'] : '/referee/new'

const leftOut = (left: number): string =>
  left === 1
    ? 'One step of the file came after this one. It is left out.'
    : `${left} steps of the file came after this one. They are left out.`

/** “The game of Ann and Bea”, “The game of Ann and 3 others”: short enough for one line. */
const table = ([first, ...others]: readonly string[]): string =>
  first === undefined
    ? 'The damaged game'
    : `The game of ${isolate(first)} and ${others.length === 1 ? isolate(others[0] ?? '') : `${others.length} others`}`
