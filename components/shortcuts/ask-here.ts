'use client'

import { useEffect, useEffectEvent } from 'react'

const WANTED = 'parlour-ask'

/** Somebody wants to ask: true where a field on this page took it. */
export const wantsToAsk = (): boolean => !window.dispatchEvent(new Event(WANTED, { cancelable: true }))

/** A place on this page to ask in; `take` says whether it could: a hidden one cannot. */
export function useAskHere(take: () => boolean) {
  const asked = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && take()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: Event) => asked(event)
    window.addEventListener(WANTED, listener)
    return () => window.removeEventListener(WANTED, listener)
  }, [])
}

/** Puts the focus into a field that is in sight. */
export function focusShown(field: HTMLElement | null): boolean {
  if (!field?.checkVisibility()) return false
  field.focus()
  return true
}
