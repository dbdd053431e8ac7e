'use client'

import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts'

/** Does something when a shortcut is pressed anywhere on the page, but not behind an open dialog. */
export function useShortcut(shortcut: Shortcut, act: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || shortcutOf(event) !== shortcut) return
    if (document.querySelector('[role="dialog"], dialog[open]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
