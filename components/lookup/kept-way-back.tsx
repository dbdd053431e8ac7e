'use client'

import { useEffect, useState } from 'react'
import { gameHref } from '@/components/referee/games/game-href'
import { isOver } from '@/components/referee/is-over'
import { listGames, loadForm } from '@/components/storage'
import { rememberTable, TABLE } from './last-table'
import { WayBackLink } from './way-back-link'

/** So long after the last step somebody who reads a rule is still at the table: an hour. */
const VISIT = 3_600_000

const fieldsOf = (kept: unknown): { href?: unknown; at?: unknown } =>
  typeof kept === 'object' && kept !== null ? kept : {}

/** The table that was sat at last, while its game is under way and not put aside. */
async function tableLeft(): Promise<string | null> {
  const { href, at } = fieldsOf(await loadForm(TABLE))
  if (typeof href !== 'string') return null
  const { games } = await listGames()
  const game = games.find((one) => gameHref(one) === href)
  if (!game || isOver(game)) return null
  const isHere = [at, game.changedAt].some((time) => Date.now() - Date.parse(String(time)) < VISIT)
  return isHere ? href : null
}

/** The way back to a table that somebody sat at before this page was loaded. */
export function KeptWayBack() {
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    tableLeft().then(
      (found) => {
        if (!found || isGone) return
        rememberTable(found)
        setHref(found)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return href ? <WayBackLink href={href} isLate /> : null
}
