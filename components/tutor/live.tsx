'use client'

import { useMemo } from 'react'
import { loveLetterChart } from '@/components/chart/love-letter'
import { WholeChart } from '@/components/chart/whole-chart'
import { Frame } from './frame'
import { framesOf, sessionAfter } from './frames'
import { FreePlay } from './free-play'
import type { Lesson } from './lesson'

export interface LiveProps {
  readonly lesson: Lesson
  readonly at: number
  readonly open: boolean
  readonly isTrying: boolean
  readonly onLeave: () => void
}

/** The table at any step of a lesson, replayed by the referee; and from there on, the reader's own play. */
export function Live({ lesson, at, open, isTrying, onLeave }: LiveProps) {
  const { record, steps } = lesson
  const frames = useMemo(
    () =>
      framesOf(
        record,
        steps.map(({ after }) => after),
      ),
    [record, steps],
  )
  if (isTrying)
    return (
      <FreePlay
        session={sessionAfter(record, steps[at]?.after ?? 0)}
        open={open}
        onLeave={onLeave}
        leave="Back to the lesson"
      />
    )
  const frame = frames[at]
  if (!frame) return null
  return (
    <>
      <Frame of={frame} open={open} beside={frames} />
      <div className="pt-2">
        <WholeChart of={loveLetterChart} at={frame.state} />
      </div>
    </>
  )
}
