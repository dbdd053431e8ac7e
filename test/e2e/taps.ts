import type { Locator, Page } from '@playwright/test'

type Watched = typeof globalThis & { hasChanged?: boolean }

/**
 * One tap, and then what it changes on the screen: its words, or anything of it. The page itself says when: games have
 * thousands of taps, and whoever looks again and again looks too early or too late. True where the answer was barred:
 * it is there to be asked why, and Playwright would wait until it is not.
 */
export async function tapOn(
  page: Page,
  what: Locator,
  changes: 'textContent' | 'innerHTML',
): Promise<boolean> {
  const barred = await what.evaluate((element, changes) => {
    const main = () => document.querySelector('main')?.[changes]
    const before = main()
    const watched = globalThis as Watched
    watched.hasChanged = false
    const observer = new MutationObserver(() => {
      if (main() === before) return
      watched.hasChanged = true
      observer.disconnect()
    })
    const everything = { subtree: true, childList: true, characterData: true, attributes: true }
    observer.observe(document.body, everything)
    return element.getAttribute('aria-disabled') === 'true'
  }, changes)
  await what.click({ force: barred })
  // On a new page nothing is watched: it has changed.
  await page.waitForFunction(() => (globalThis as Watched).hasChanged !== false, null, { timeout: 60_000 })
  return barred
}
