import type { Page } from '@playwright/test'
import { apart, expect, expectAccessible, test } from './fixtures'

/** What was said of the answer; a device that keeps nothing would be told of in another place. */
const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /./ })
const answers = (page: Page) => page.getByRole('group').getByRole('button')

test('a sitting of ten, one tap each, and what was missed comes back', async ({ page }) => {
  await page.goto('/practice')
  await page.getByRole('link', { name: /^Love Letter: Bridgerton/ }).click()
  await page.getByRole('button', { name: 'Ask me ten' }).click()
  for (let i = 1; i <= 10; i++) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`question ${i} of 10`)
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    if (i === 1) await expectAccessible(page)
    await answers(page).first().click()
    await expect(verdict(page)).toHaveText(/^(Right|Not so)\. ./)
    await expect(page.getByRole('main').locator('a[href*="/rulings/love-letter/"]').first()).toBeVisible()
    if (i === 1) await expectAccessible(page)
    await page.getByRole('button', { name: i === 10 ? 'To the end' : 'Next', exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/to look at again|missed none/)
  await expectAccessible(page)
})

apart('a rule that is due is shown and asked first; practice is forgotten in one place', async ({ page }) => {
  await page.clock.install({ time: new Date('2030-03-01T18:00:00Z') })
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Ask me ten' }).click()
  let missed = false
  while (!missed) {
    await answers(page).first().click()
    missed = /^Not so/.test((await verdict(page).textContent()) ?? '')
    if (!missed) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.clock.setSystemTime(new Date('2030-03-05T18:00:00Z'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'One rule to come back to' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask me ten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('it comes back')
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Forget my practice' }).click()
  await page.getByRole('button', { name: 'Yes, forget it all' }).click()
  await page.reload()
  await expect(page.getByText('There is nothing yet.')).toBeVisible()
})

test('a question of The High Society Game is answered by keyboard', async ({ page }) => {
  await page.goto('/practice')
  await page.getByRole('link', { name: /^Bridgerton: The High Society Game/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Classic' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask me ten' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toHaveText(/^(Right|Not so)\. ./)
  await expect(page.getByRole('main').locator('a[href*="/rulings/high-society/"]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('question 2 of 10')
})
