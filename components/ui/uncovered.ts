/** What lies over the page: sheets, menus and dialogs, but not those on their way out. */
const OVER = '[role=dialog][data-open], [role=menu][data-open], dialog[open]'

/**
 * Does this at once, or as soon as nothing lies over the page any more: what does keeps the focus until then, and has
 * given it back. Gives the way to leave it undone.
 */
export function onceUncovered(work: () => void): () => void {
  const isCovered = () => document.querySelector(OVER) !== null
  if (!isCovered()) {
    work()
    return () => {}
  }
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (isCovered()) return
      observer.disconnect()
      work()
    })
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-open', 'open'] })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
