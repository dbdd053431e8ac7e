'use client'

import { type LucideIcon, Pencil, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Referee } from '../use-referee'
import { AwardSheet } from './award-sheet'
import { DealPanel, DealSteps } from './deal-panel'
import { GameOver } from './game-over'
import { RoundEnd } from './round-end'
import { TableSheet } from './table-sheet'
import { useFaceUp } from './use-face-up'

export interface BetweenProps {
  readonly referee: Referee
  /** Starts another game for the same people. */
  readonly onAgain: () => void
  /** The round that just ended came about here, not on another evening: the heading takes the focus. */
  readonly hasMoved: boolean
}

/** While no round is under way: what came of the last one, and the next, or the end of the game. */
export function Between({ referee, onAgain, hasMoved }: BetweenProps) {
  const { phase, report } = referee
  const { context } = referee.snapshot
  const { table } = context
  const [faceUp, setFaceUp] = useFaceUp(referee.saved.id, context.at)
  const [sheet, setSheet] = useState<'award' | 'table' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true })
  }, [hasMoved])
  const canAward = table.result !== null && !table.result.awarded
  return (
    <div className="grid grid-cols-1 gap-6">
      <RoundEnd table={table} />
      {phase === 'over' ? (
        <GameOver referee={referee} onAgain={onAgain} headingRef={heading} />
      ) : (
        <DealPanel
          game={context}
          faceUp={faceUp}
          onFaceUp={setFaceUp}
          onDeal={(deal) => void report(deal).then(() => setFaceUp([]))}
          headingRef={heading}
        />
      )}
      <div className="grid grid-cols-1 justify-items-stretch">
        {phase === 'deal' ? <DealSteps game={context} /> : null}
        {phase === 'deal' ? (
          <Seldom icon={Users} onClick={() => setSheet('table')}>
            Change players or tokens to win
          </Seldom>
        ) : null}
        {canAward ? (
          <Seldom icon={Pencil} onClick={() => setSheet('award')}>
            The table scored otherwise
          </Seldom>
        ) : null}
      </div>
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

function Seldom({ icon, children, onClick }: { icon: LucideIcon; children: string; onClick: () => void }) {
  return (
    <Button kind="quiet" className="-ms-2 justify-self-start" icon={<Icon of={icon} />} onClick={onClick}>
      {children}
    </Button>
  )
}
