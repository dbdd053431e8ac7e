import { expect, expectAccessible, test } from './fixtures'

test('the first page opens, is called Parlour and is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Parlour/)
  await expectAccessible(page)
})

test('the page fits a small phone without scrolling sideways', async ({ page }) => {
  await page.goto('/')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
