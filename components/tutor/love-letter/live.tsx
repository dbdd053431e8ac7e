'use client'

import { useMemo } from 'react'
import { loveLetterChart } from '@/components/chart/love-letter'
import { WholeChart } from '@/components/chart/whole-chart'
import type { GameRecord } from '@/machines/love-letter'
import type { LiveProps } from '../use-live'
import { Frame } from './frame'
import { framesOf, sessionAfter } from './frames'
import { FreePlay } from './free-play'

/** The table at any step of a lesson, replayed by the referee; and from there on, the reader's own play. */
export function Live({ lesson, at, open, isTrying, onLeave }: LiveProps) {
  const { steps } = lesson
  const record = lesson.record as GameRecord
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
