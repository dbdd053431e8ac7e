import type { Locator, Page } from '@playwright/test'

/** Walks with Tab until this is reached, as somebody without a pointer would. */
export async function tabTo(page: Page, what: Locator) {
  await what.waitFor()
  for (let steps = 0; steps < 80; steps++) {
    if (await what.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${what}`)
}
