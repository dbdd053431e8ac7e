'use client'

import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Card, now } from '@/machines/love-letter'
import type { Referee } from '../use-referee'
import { AwardSheet } from './award-sheet'
import { DealPanel } from './deal-panel'
import { GameOver } from './game-over'
import { RoundEnd } from './round-end'
import { TableSheet } from './table-sheet'

export interface BetweenProps {
  readonly referee: Referee
  /** Starts another game for the same people. */
  readonly onAgain: () => void
  /** The round that just ended came about here, not on another evening: the heading takes the focus. */
  readonly hasMoved: boolean
}

/** While no round is under way: what came of the last one, and the next, or the end of the game. */
export function Between({ referee, onAgain, hasMoved }: BetweenProps) {
  const { session, phase, report } = referee
  const { table } = now(session).context
  const [faceUp, setFaceUp] = useState<readonly Card[]>([])
  const [sheet, setSheet] = useState<'award' | 'table' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true })
  }, [hasMoved])
  const canAward = table.result !== null && !table.result.awarded
  return (
    <div className="grid grid-cols-1 gap-6">
      <RoundEnd table={table} />
      {canAward ? (
        <Button
          kind="quiet"
          className="-ms-2 -mt-4 justify-self-start text-small"
          onClick={() => setSheet('award')}
        >
          The table scored otherwise
        </Button>
      ) : null}
      {phase === 'over' ? (
        <GameOver referee={referee} onAgain={onAgain} headingRef={heading} />
      ) : (
        <DealPanel
          game={referee.snapshot.context}
          faceUp={faceUp}
          onFaceUp={setFaceUp}
          onDeal={(deal) => void report(deal)}
          isDealingOpen={false}
          headingRef={heading}
        >
          <Button
            kind="quiet"
            className="-ms-2 justify-self-start text-small"
            icon={<Icon of={Pencil} />}
            onClick={() => setSheet('table')}
          >
            Change players or tokens to win
          </Button>
        </DealPanel>
      )}
      <AwardSheet
        table={table}
        open={sheet === 'award'}
        onClose={() => setSheet(null)}
        onAward={(tokens) => void report({ type: 'award', tokens })}
      />
      <TableSheet referee={referee} open={sheet === 'table'} onClose={() => setSheet(null)} />
    </div>
  )
}
