import type { Page } from '@playwright/test'
import { apart, expect, expectAccessible, test } from './fixtures'

const round = (page: Page) => page.getByRole('region', { name: 'The round' })
const step = (page: Page) => round(page).getByText(/^Step \d+ of \d+$/)

/** The question that stands open, if there is one. */
const asked = (page: Page) =>
  round(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading') })

/** Tries the answers in turn until one is right. */
async function answer(page: Page): Promise<void> {
  const choices = asked(page).getByRole('button', { name: /^(?!A hint)/ })
  for (let at = 0; ; at++) {
    const choice = choices.nth(at)
    await choice.click()
    await expect(choice).toContainText(/(Right|Not so): /)
    if ((await choice.textContent())?.includes('Right: ')) return
  }
}

async function goOn(page: Page): Promise<void> {
  const before = await step(page).textContent()
  await round(page).getByRole('button', { name: 'Next' }).click()
  await expect(step(page)).not.toHaveText(before ?? '')
}

for (const edition of ['love-letter', 'bridgerton']) {
  test(`the first round of ${edition}: each wrong answer is met with its rule, and the end is reached`, async ({
    page,
  }) => {
    await page.goto(`/learn/${edition}/first-round`)
    const last = round(page).getByRole('link', { name: 'Play with real cards' })
    while (!(await last.isVisible())) {
      if (await asked(page).isVisible()) await answer(page)
      await goOn(page)
    }
  })
}

test('the first round can be left and goes on at the very step', async ({ page }) => {
  await page.goto('/learn/love-letter/first-round')
  await answer(page)
  await goOn(page)
  await answer(page)
  await goOn(page)
  await expect(step(page)).toHaveText(/^Step 3 /)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Love Letter (2019)')
  await page.goto('/learn/love-letter/first-round')
  await expect(step(page)).toHaveText(/^Step 3 /)
})

test('a page that one went on from is marked, and the guide goes on where one was', async ({ page }) => {
  await page.goto('/learn/bridgerton')
  await page.getByRole('link', { name: 'Start reading' }).click()
  await expect(page.getByText('page 1 of 10')).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByText('page 2 of 10')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY), 'a page begins at its top').toBe(0)
  await page.getByRole('link', { name: 'The guide' }).click()
  await expect(page.getByRole('link', { name: /What it is about.*read/ })).toBeVisible()
  await page.getByRole('link', { name: 'Go on: Setting up' }).click()
  await expect(page.getByText('page 2 of 10')).toBeVisible()
})

apart.describe('without scripts', () => {
  apart.use({ javaScriptEnabled: false })

  apart('a page of the guide has all its words and the first picture', async ({ page }) => {
    await page.goto('/learn/love-letter/goal')
    await expect(page.getByText('Be the last one in.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Players' }).first()).toBeVisible()
    await page.getByText('Step by step, in words').first().click()
    await expect(page.getByText('Bea says yes and is out.').first()).toBeVisible()
  })
})
