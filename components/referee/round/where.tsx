'use client'

import { useDeferredValue } from 'react'
import type { GameChart } from '@/components/chart/game-chart'
import { WholeChart } from '@/components/chart/whole-chart'

/** Where the table is on the chart of its game, for whoever wonders: above the log. */
export function Where<S extends string>({ of, at: now }: { of: GameChart<S>; at: S }) {
  const at = useDeferredValue(now)
  return (
    <section aria-labelledby="where" className="pb-6">
      <h2 id="where" className="mb-2 text-question">
        Where we are
      </h2>
      <WholeChart of={of} at={at} />
    </section>
  )
}
