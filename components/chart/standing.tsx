import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { GameChart } from './game-chart'
import { chartWords, WhereWeAre } from './where-we-are'

/** Where a game is and the way to its whole chart, before any script runs: as high as what the live stage shows there. */
export const Standing = <S extends string>({ of, at }: { of: GameChart<S>; at: S }) => (
  <div className="pt-2">
    <WhereWeAre of={of} at={at} />
    <p className="mt-2 flex min-h-[calc(3rem+2px)] items-center border-y border-line">
      <Link href={`${of.href}#state-${at}` as Route}>{chartWords(of, at)}</Link>
    </p>
  </div>
)
