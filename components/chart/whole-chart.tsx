'use client'

import { Suspense, useState } from 'react'
import { Quiet } from '@/components/fallen/quiet'
import { Disclosure } from '@/components/ui/disclosure'
import type { GameChart } from './game-chart'
import { chartWords, WhereWeAre } from './where-we-are'

const said = (words: string) => <p className="text-small text-ink-2">{words}</p>

/** Where a game is, and on demand the whole chart with that state marked, drawn and in words. */
export function WholeChart<S extends string>({ of, at }: { of: GameChart<S>; at: S }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <WhereWeAre of={of} at={at} />
      <div className="mt-2">
        <Disclosure summary={chartWords(of, at)} onOpenChange={setOpen}>
          {isOpen ? (
            <Quiet instead={said('The chart has not come. With a network, load the page again.')}>
              <Suspense fallback={said('Drawing the chart.')}>
                <of.Whole at={at} />
              </Suspense>
            </Quiet>
          ) : null}
        </Disclosure>
      </div>
    </>
  )
}
