import { Driver } from './driver'
import { expect, expectAccessible, test } from './fixtures'
import { annPlays, play, reported } from './tables'

const wasted = 'May I waste a card on a protected player?'

test('every ruling is one tap from the list, which needs no script to be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/rulings/love-letter')
  await expect(page.locator('main section li a')).toHaveCount(46)
  await page.getByRole('link', { name: wasted }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wasted)
  await expect(page.getByRole('heading', { name: 'Yes, and it does nothing' })).toBeVisible()
  await context.close()
})

test('from a banner to the page about its rule, and back to the very step', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(reported(annPlays({ protected: ['Bea'], discards: { Bea: ['handmaid'] } })))
  await driver.tell(play('Ann', 'king', 'Bea'), { insist: true })
  await page.getByRole('link', { name: 'Protected', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What if a protected player was chosen?')
  await expect(page.getByText('offered, and kept in the log')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to your table' }).click()
  await expect(page.getByText('This cannot be', { exact: true })).toBeVisible()
})
