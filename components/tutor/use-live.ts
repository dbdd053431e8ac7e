import { type ComponentType, useRef, useState } from 'react'
import type { Lesson } from './lesson'

export interface LiveProps {
  readonly lesson: Lesson
  readonly at: number
  /** Hands face up where they are known. */
  readonly open: boolean
  readonly isTrying: boolean
  readonly onLeave: () => void
}

const PARTS: Readonly<Record<Lesson['game'], () => Promise<{ Live: ComponentType<LiveProps> }>>> = {
  'love-letter': () => import('./love-letter/live'),
  'high-society': () => import('./high-society/live'),
}

/** The part of a stage that knows the rules: loaded once, when somebody first touches the stage. */
export function useLive(game: Lesson['game']) {
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isCalled = useRef(false)
  const wake = () => {
    if (isCalled.current) return
    isCalled.current = true
    PARTS[game]().then(
      ({ Live: part }) => {
        setLive(() => part)
        setMissing(false)
      },
      () => {
        // Perhaps the line is down; the next touch tries again.
        isCalled.current = false
        setMissing(true)
      },
    )
  }
  return { Live, isMissing, wake }
}
