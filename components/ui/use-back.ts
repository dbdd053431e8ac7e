'use client'

import { useEffect, useEffectEvent } from 'react'
import { watchWayBack } from './way-back'

let lay: ReturnType<typeof watchWayBack> | null = null

/**
 * While something lies over the page, Back closes it, the topmost first, and leaves the page only after that.
 * `Keys` stands on every page and its effects run before the router’s: so we hear of each way before it does.
 */
export function useBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    lay ??= watchWayBack(window)
    return isOpen ? lay(() => onBack()) : undefined
  }, [isOpen])
}
