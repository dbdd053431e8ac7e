import type { Locator, Page } from '@playwright/test'

/** Walks with Tab until this is reached, as somebody without a pointer would. */
export async function tabTo(page: Page, what: Locator) {
  // Found once, not at every step: a name is looked for in the whole page.
  let element = await what.elementHandle()
  for (let steps = 0; steps < 80; steps++) {
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await what.elementHandle()
    if (await element?.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${what}`)
}
