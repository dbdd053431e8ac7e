'use client'

import { useMemo } from 'react'
import { SeasonTable } from '@/components/season/season-table'
import { useGlide } from '@/components/season/use-glide'
import type { SeasonScenario } from '@/content/types'
import type { LiveProps } from '../use-live'
import { framesOf, openLesson } from './frames'

/** The table of a season at any step of a lesson, replayed by the referee; prospects glide to their new places. */
export function Live({ lesson, at }: LiveProps) {
  const { steps } = lesson
  const record = lesson.record as SeasonScenario['record']
  const frames = useMemo(
    () =>
      framesOf(
        openLesson(record).session,
        steps.map(({ after }) => after),
      ),
    [record, steps],
  )
  const ladder = useGlide<HTMLOListElement>()
  const frame = frames[at]
  return frame ? <SeasonTable view={frame} beside={frames} ladderRef={ladder} /> : null
}
