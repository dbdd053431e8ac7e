import { imported, longSeason } from '../support/long-games'
import { expect, test } from './fixtures'
import { longGame } from './games'
import { keep } from './kept'
import { shiftsOf, watchShifts } from './looks'

// Every kind of page is looked at in every-page.spec.ts, on a device that holds nothing.
test('where long games lie on the device, no page moves while it comes', async ({ page }) => {
  const games = [imported(longGame(300)), imported(longSeason())]
  await page.goto('/icon.svg')
  for (const game of games) await page.evaluate(keep, game)
  await watchShifts(page)
  const [game, season] = games.map(({ game: { id } }) => id)
  const shows: Readonly<Record<string, string>> = {
    '/': 'main a[href^="/referee/"]',
    '/referee': 'main li',
    [`/referee/game#${game}`]: '[role=log]',
    [`/referee/high-society/game#${season}`]: '[role=log]',
    '/settings': 'h1',
  }
  for (const [address, what] of Object.entries(shows)) {
    await page.goto('/icon.svg')
    await page.goto(address)
    await page.locator(what).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    expect.soft(await shiftsOf(page), address).toBeLessThanOrEqual(0.02)
  }
})
