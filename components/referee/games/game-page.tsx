'use client'

import { useEffect } from 'react'
import { readEmblems } from '@/components/ui/emblem-paths'
import { partOf, usePart } from '@/components/ui/later'
import { useIdInAddress } from '../use-address'
import { useReferee } from '../use-referee'
import type { GameTableProps } from './game-table'
import { NoTable, Waiting } from './no-table'

/** The table comes while the device is asked for the game. */
const table = partOf<GameTableProps>(async () => (await import('./game-table')).GameTable)

/** The game that the address names. */
export function GamePage() {
  const id = useIdInAddress()
  return id === null ? <Waiting /> : <Game key={id} id={id} />
}

function Game({ id }: { id: string }) {
  const seen = useReferee(id)
  const GameTable = usePart(table, true)
  useEffect(() => void readEmblems(), [])
  if (typeof seen === 'string' || 'problem' in seen) return <NoTable id={id} seen={seen} />
  return GameTable ? <GameTable referee={seen} /> : <Waiting />
}
