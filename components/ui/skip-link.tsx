'use client'

import type { MouseEvent } from 'react'

/** After the # of an address stands which game lies on the table: what is skipped to must not take its place. */
function skip(event: MouseEvent) {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  main.scrollIntoView()
}

/** The first stop of the Tab key: past what stands on every page. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: without scripts it leads there as a link does
  <a
    href="#main"
    onClick={skip}
    className="fixed start-3 top-3 z-50 not-focus:sr-only rounded-ui border border-edge bg-card px-4 py-3 font-medium text-ink"
  >
    Skip to the page
  </a>
)
