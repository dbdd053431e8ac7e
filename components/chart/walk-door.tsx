'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Quiet } from '@/components/fallen/quiet'
import { Button } from '@/components/ui/button'
import type { GameRecord } from '@/machines/love-letter'

/** With the rules: loaded when somebody sets out. */
const LoveLetterWalk = lazy(async () => ({ default: (await import('./love-letter-walk')).LoveLetterWalk }))

/** The chart as it lies there, `children`, and the way to see it run. */
export function WalkDoor({ record, children }: { record: GameRecord; children: ReactNode }) {
  const [isWalking, setWalking] = useState(false)
  if (isWalking)
    return (
      <Quiet instead={children}>
        <Suspense fallback={children}>
          <LoveLetterWalk record={record} onLeave={() => setWalking(false)} />
        </Suspense>
      </Quiet>
    )
  return (
    <>
      <p className="mb-6">
        <Button kind="primary" onClick={() => setWalking(true)}>
          Walk through a few turns
        </Button>
      </p>
      {children}
    </>
  )
}
