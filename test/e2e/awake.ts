import type { Page } from '@playwright/test'

/** Whether what a page answers with has come: React is on it, or it never will be. */
function isAwake(): boolean {
  const isOurs = document.querySelector('script[src*="/_next/"]') !== null
  return !isOurs || Object.keys(document).some((key) => key.startsWith('__reactContainer'))
}

/**
 * A page is painted before its scripts run (scripts/lib/paint-first.mjs), and says that it is loaded before that. This
 * page goes nowhere until it also answers: a tap before that would be a tap on paper.
 */
export function awake(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...to) => {
    const answer = await goto(...to)
    await page.waitForFunction(isAwake)
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload(...how)
    await page.waitForFunction(isAwake)
    return answer
  }
  return page
}
