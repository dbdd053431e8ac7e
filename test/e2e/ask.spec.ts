import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'

const field = (page: Page) => page.getByRole('textbox', { name: 'The question, in a word or two' })
const answers = (page: Page) => page.getByRole('region', { name: 'Answers' })
/** The best answer; where two games may be meant, the first of them. */
const article = (page: Page) => answers(page).getByRole('article').first()
/** The question that it settles. */
const best = (page: Page) => article(page).getByRole('heading')

const disputes = [
  ['countess prince', 'When must the 8 be played?', 'a 5, a 7 or Queen Charlotte'],
  ['colin queen', 'Does Colin protect from Queen Charlotte’s count?', 'Usually not'],
  ['penlope discard', 'When does the 9 put you out, and when not?', 'Played or discarded'],
  ['prince empty deck', 'What does a 5 give when the deck is empty?', 'set aside face down'],
  ['who starts after tie', 'What happens when the highest hands are equal?', 'drawn by lot'],
  ['duke charlotte', 'Who is out when the Duke meets Queen Charlotte?', 'Nobody.'],
  ['everyone immune', 'May I play a card without choosing anybody?', 'Not while somebody can be chosen'],
  ['eloise names gaurd', 'Why may a 1 not name a 1?', 'leaves out its own kind'],
  ['two spies', 'When does a 0 earn its extra token?', 'only player still in'],
  ['lied to guard', 'What if a “no” cannot be true?', 'The referee refuses it'],
] as const

test('ten disputes, each settled in its first line while it is typed', async ({ page }) => {
  await page.goto('/ask')
  await expect(field(page)).toBeFocused()
  for (const [asks, question, verdict] of disputes) {
    await field(page).fill(asks)
    await expect(best(page)).toHaveText(question)
    await expect(article(page)).toContainText(verdict)
  }
})

test('Enter opens the best answer, and the way back still knows the question', async ({ page }) => {
  await page.goto('/ask')
  await field(page).fill('countess prince')
  await expect(page).toHaveURL(/#q=countess%20prince$/)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/rulings\/love-letter\/forced-countess$/)
  await page.goBack()
  await expect(field(page)).toHaveValue('countess prince')
  await expect(best(page)).toHaveText('When must the 8 be played?')
})

test('arrows go through the answers, and “See it happen” leads to the scenario', async ({ page }) => {
  await page.goto('/ask#q=colin%20queen')
  await expect(best(page)).toHaveText('Does Colin protect from Queen Charlotte’s count?')
  await field(page).press('ArrowDown')
  await expect(best(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(answers(page).getByRole('listitem').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.getByRole('link', { name: /^See it happen/ }).click()
  await expect(page).toHaveURL(/queen-and-colin#queen-/)
  await expect(page.getByRole('region', { name: 'The count reaches under Colin' })).toBeInViewport()
})

test('a dispute heard at the table asks by itself; strange words are told so; the field clears', async ({
  page,
}) => {
  await page.goto('/ask')
  await page.getByRole('link', { name: /under Colin/ }).click()
  await expect(best(page)).toHaveText('Does Colin protect from Queen Charlotte’s count?')
  await field(page).fill('zzyzx qwrtp')
  await expect(answers(page)).toContainText('Nothing here knows these words')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'Heard at the table' })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('without the index it says so, and tries again', async ({ page }) => {
  // A captive portal answers everything with a page of its own.
  await page.route('**/search.json', (route) => route.fulfill({ body: '<html>' }), { times: 1 })
  await page.goto('/ask')
  await field(page).fill('tie')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(best(page)).toHaveText('What happens when the highest hands are equal?')
})

test('the desk is accessible with answers too, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/ask#q=prince%20empty%20deck')
  await expect(best(page)).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
