'use client'

import { useEffect, useEffectEvent } from 'react'

/*
 * Back closes what lies over the page. The history holds one entry more for each sheet, dialog or menu, at the same
 * address and marked with how many lie there. Whatever happens, the mark is brought to the number that really lies
 * there: an entry more when one opens, back when one is closed otherwise than by Back, and back too from an entry
 * whose sheet is gone (Forward, a reload).
 */
interface Laid {
  readonly close: () => void
}

/** What lies over the page, the topmost last. */
let laid: readonly Laid[] = []
/** The address of the page under it. */
let address = ''
/** Our own way through the history is not done yet. */
let isMoving = false
/** A page was opened meanwhile: it stands one step ahead of where that way ends. */
let isAhead = false
let push: History['pushState'] | null = null

const marked = (): number => (window.history.state as { sheets?: number } | null)?.sheets ?? 0

function move(steps: number) {
  isMoving = true
  window.history.go(steps)
}

function settle() {
  if (isMoving) return
  const more = laid.length - marked()
  if (more < 0) return move(more)
  if (more > 0) address = window.location.href
  for (let i = 0; i < more; i++) {
    // A sheet comes and goes upon a page that stays where it is scrolled.
    window.history.scrollRestoration = 'manual'
    // The router finds its own state in every entry.
    push?.({ ...window.history.state, sheets: marked() + 1 }, '')
  }
}

/** What closes and what opens in its place are one change. */
const settleSoon = () => queueMicrotask(settle)

function onPopState(event: PopStateEvent) {
  const isClosing = !isMoving && marked() < laid.length
  // The page under a sheet is the same page: the router has nothing to do.
  if (isMoving || (isClosing && window.location.href === address)) event.stopImmediatePropagation()
  isMoving = false
  if (isClosing) {
    const closing = laid.slice(marked())
    laid = laid.slice(0, marked())
    for (const { close } of closing.reverse()) close()
  }
  if (marked() === 0) window.history.scrollRestoration = 'auto'
  if (isAhead) {
    isAhead = false
    return move(1)
  }
  settle()
}

/** A page opened from a sheet takes the place of the sheet: Back leads from it to the page under the sheet. */
function pushPage(...[data, unused, url]: Parameters<History['pushState']>) {
  if (marked() === 0) return push?.(data, unused, url)
  isAhead = isMoving
  window.history.replaceState(data, unused, url)
  window.history.scrollRestoration = 'auto'
}

function watch() {
  if (push) return
  push = window.history.pushState.bind(window.history)
  window.history.pushState = pushPage
  // Before the router’s: `Keys` stands on every page, and its effects run first.
  window.addEventListener('popstate', onPopState)
  settleSoon()
}

/** While something lies over the page, Back closes it, the topmost first, and leaves the page only after that. */
export function useBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    watch()
    if (!isOpen) return
    const one = { close: () => onBack() }
    laid = [...laid, one]
    settleSoon()
    return () => {
      laid = laid.filter((other) => other !== one)
      settleSoon()
    }
  }, [isOpen])
}
