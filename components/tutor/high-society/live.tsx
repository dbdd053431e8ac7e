'use client'

import { useMemo } from 'react'
import { highSocietyChart } from '@/components/chart/high-society'
import { WholeChart } from '@/components/chart/whole-chart'
import { useGlide } from '@/components/season/use-glide'
import type { SeasonScenario } from '@/content/types'
import type { LiveProps } from '../use-live'
import { Frame } from './frame'
import { framesOf, openLesson, sessionAfter } from './frames'
import { FreePlay } from './free-play'

/** The table of a season at any step of a lesson, replayed by the referee; prospects glide to their new places. */
export function Live({ lesson, at, isTrying, onLeave }: LiveProps) {
  const { steps } = lesson
  const record = lesson.record as SeasonScenario['record']
  const session = useMemo(() => openLesson(record).session, [record])
  const frames = useMemo(
    () =>
      framesOf(
        session,
        steps.map(({ after }) => after),
      ),
    [session, steps],
  )
  const ladder = useGlide<HTMLOListElement>()
  if (isTrying) return <FreePlay session={sessionAfter(session, steps[at]?.after ?? 0)} onLeave={onLeave} />
  const frame = frames[at]
  if (!frame) return null
  return (
    <>
      <Frame of={frame} beside={frames} ladderRef={ladder} />
      <div className="pt-2">
        <WholeChart of={highSocietyChart} at={frame.state} />
      </div>
    </>
  )
}
