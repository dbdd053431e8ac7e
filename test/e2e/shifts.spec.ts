import { imported, longSeason, pagesOfEachKind, shiftOf, watchShifts } from '../support/shifts'
import { keep } from './driver'
import { expect, test } from './fixtures'
import { longGame } from './games'

const LIMIT = 0.02

test.describe.configure({ timeout: 120_000 })

test('no page moves under its reader while it comes', async ({ page }) => {
  await watchShifts(page)
  for (const address of pagesOfEachKind()) {
    const { shift, moved } = await shiftOf(page, address)
    expect.soft(shift, `${address}: ${moved}`).toBeLessThanOrEqual(LIMIT)
  }
})

test('nor where long games lie on the device', async ({ page }) => {
  const games = [imported(longGame(300)), imported(longSeason())]
  await page.goto('/icon.svg')
  for (const game of games) await page.evaluate(keep, game)
  await watchShifts(page)
  const [game, season] = games.map(({ game: { id } }) => id)
  const tables = [`/referee/game#${game}`, `/referee/high-society/game#${season}`]
  for (const address of ['/', '/referee', ...tables, '/settings', '/practice', '/learn', '/ask']) {
    const { shift, moved } = await shiftOf(page, address)
    expect.soft(shift, `${address}: ${moved}`).toBeLessThanOrEqual(LIMIT)
  }
})
