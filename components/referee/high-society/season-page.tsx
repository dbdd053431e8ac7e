'use client'

import { partOf, usePart } from '@/components/ui/later'
import { NoTable, Waiting } from '../games/no-table'
import { useIdInAddress } from '../use-address'
import type { SeasonTableProps } from './season-table'
import { useSeason } from './use-season'

/** The table comes while the device is asked for the season. */
const table = partOf<SeasonTableProps>(async () => (await import('./season-table')).SeasonTable)

/** The season that the address names. */
export function SeasonPage() {
  const id = useIdInAddress()
  return id === null ? <Waiting /> : <OneSeason key={id} id={id} />
}

function OneSeason({ id }: { id: string }) {
  const seen = useSeason(id)
  const SeasonTable = usePart(table, true)
  if (typeof seen === 'string' || 'problem' in seen) return <NoTable id={id} seen={seen} />
  return SeasonTable ? <SeasonTable referee={seen} /> : <Waiting />
}
