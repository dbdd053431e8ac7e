'use client'

import { lazy, Suspense, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { StateName } from '@/machines/love-letter'
import { chartWords, WhereWeAre } from './where-we-are'

const Drawing = lazy(async () => ({ default: (await import('./drawing')).ChartDrawing }))
const InWords = lazy(async () => ({ default: (await import('./state-list')).StateList }))

/** Where a round is, and on demand the whole chart with that state marked, drawn and in words. */
export function WholeChart({ at }: { at: StateName }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <WhereWeAre at={at} />
      <div className="mt-2">
        <Disclosure summary={chartWords(at)} onOpenChange={setOpen}>
          {isOpen ? (
            <Suspense fallback={<p className="text-small text-ink-2">Drawing the chart.</p>}>
              <Drawing at={at} />
              <div className="mt-6">
                <InWords at={at} />
              </div>
            </Suspense>
          ) : null}
        </Disclosure>
      </div>
    </>
  )
}
