/*
 * Back closes what lies over the page. The history holds one entry more for each sheet, dialog or menu, at the same
 * address and marked with how many lie there. Whatever happens, the mark is brought to the number that really lies
 * there: an entry more when one opens, back when one is closed otherwise than by Back, and back too from an entry
 * whose sheet is gone (Forward, a reload).
 */

/** What is needed of a window. */
export interface Page {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState' | 'scrollRestoration'>
  readonly location: { readonly href: string }
  readonly addEventListener: (type: 'popstate', heard: (event: Event) => void) => void
}

interface Laid {
  readonly close: () => void
}

/** Watches the way back on this page; what it gives lays something over the page, and gives the way to take it away. */
export function watchWayBack({ history, location, addEventListener }: Page) {
  /** What lies over the page, the topmost last. */
  let laid: readonly Laid[] = []
  /** The address of the page under it. */
  let address = ''
  /** Our own way through the history is not done yet. */
  let isMoving = false
  /** A page was opened meanwhile: it stands one step ahead of where that way ends. */
  let isAhead = false
  const push = history.pushState.bind(history)
  const marked = (): number => history.state?.sheets ?? 0

  function move(steps: number) {
    isMoving = true
    history.go(steps)
  }

  function settle() {
    if (isMoving) return
    const more = laid.length - marked()
    if (more < 0) return move(more)
    if (more > 0) address = location.href
    for (let i = 0; i < more; i++) {
      // A sheet comes and goes upon a page that stays where it is scrolled.
      history.scrollRestoration = 'manual'
      // The router finds its own state in every entry.
      push({ ...history.state, sheets: marked() + 1 }, '')
    }
  }
  /** What closes and what opens in its place are one change. */
  const settleSoon = () => queueMicrotask(settle)

  function onPopState(event: Event) {
    const isClosing = !isMoving && marked() < laid.length
    // The page under a sheet is the same page: the router has nothing to do.
    if (isMoving || (isClosing && location.href === address)) event.stopImmediatePropagation()
    isMoving = false
    if (isClosing) {
      const closing = laid.slice(marked())
      laid = laid.slice(0, marked())
      for (const { close } of closing.reverse()) close()
    }
    if (marked() === 0) history.scrollRestoration = 'auto'
    if (!isAhead) return settle()
    isAhead = false
    move(1)
  }

  /** A page opened from a sheet takes the place of the sheet: Back leads from it to the page under the sheet. */
  history.pushState = (...entry: Parameters<History['pushState']>) => {
    if (marked() === 0) return push(...entry)
    isAhead = isMoving
    history.replaceState(...entry)
    history.scrollRestoration = 'auto'
  }
  addEventListener('popstate', onPopState)
  settleSoon()

  return (close: () => void) => {
    const one = { close }
    laid = [...laid, one]
    settleSoon()
    return () => {
      laid = laid.filter((other) => other !== one)
      settleSoon()
    }
  }
}
