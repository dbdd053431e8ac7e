import { type ComponentType, useRef, useState } from 'react'
import type { LiveProps } from './live'

/** The part of a stage that knows the rules: loaded once, when somebody first touches the stage. */
export function useLive() {
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isCalled = useRef(false)
  const wake = () => {
    if (isCalled.current) return
    isCalled.current = true
    import('./live').then(
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
