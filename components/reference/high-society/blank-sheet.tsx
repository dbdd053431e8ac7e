import { BALLS, referenceParts, setupFor } from '@/machines/high-society'
import { BlankTable, type Column } from './blank-table'
import { Leaf } from './leaf'

const PLAYERS: readonly Column[] = [
  { head: 'Player', width: 'w-[28%]' },
  { head: 'Engaged to', width: 'w-[28%]' },
  { head: 'Prestige', width: 'w-[11%]' },
  { head: 'Traits', width: 'w-[11%]' },
  { head: 'Love', width: 'w-[11%]' },
  { head: 'Total', width: 'w-[11%]' },
]
const LADDER: readonly Column[] = [
  { head: 'Prestige', width: 'w-[10%]' },
  { head: 'Prospect', width: 'w-[32%]' },
  { head: 'Traits face up', width: 'w-[30%]' },
  { head: 'Engaged to', width: 'w-[28%]' },
]
const CALENDAR: readonly Column[] = [
  { head: 'Ball', width: 'w-[10%]' },
  { head: 'Whose, and its rule', width: 'w-[40%]' },
  { head: 'Who moved, and who got engaged', width: 'w-[50%]' },
]

/** A score sheet for the pen: the Matches, the ladder at the end, the eight Balls. */
export function BlankSheet({ players }: { players: number }) {
  const { prospects } = setupFor(players)
  const rungs = Array.from({ length: prospects }, (_, i) => String(prospects - i))
  const balls = Array.from({ length: BALLS }, (_, i) => String(i + 1))
  return (
    <Leaf title="The score of a season">
      <div className="flex flex-1 flex-col justify-between">
        <BlankTable title="The Matches" columns={PLAYERS} rows={Array(players).fill('')} />
        <BlankTable title="The ladder, the highest first" columns={LADDER} rows={rungs} />
        <BlankTable title="The Balls" columns={CALENDAR} rows={balls} />
        <p>{referenceParts().at(-1)?.lines.join(' ')}</p>
      </div>
    </Leaf>
  )
}
