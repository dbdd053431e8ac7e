import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'

const v1 = readFileSync('test/fixtures/backups/v1.json', 'utf8')

const status = (page: Page) => page.getByRole('status')
const bring = (page: Page, text: string) =>
  page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) })
const games = (page: Page) => page.getByRole('link', { name: /: (Ann|Dot), / })

test('a setting holds at once, over a reload and on every page', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: '150%' }).check()
  await page.getByRole('switch', { name: 'Shortcuts' }).uncheck()
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await html.evaluate((root) => getComputedStyle(root).fontSize)).toBe('24px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys lead to the field to ask in, by arrows to an answer, and to the list of keys', async ({
  page,
}) => {
  await page.goto('/settings')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('/')
  const ask = page.getByRole('dialog', { name: 'Ask' })
  await expect(ask.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('countess prince')
  await expect(ask.getByRole('option').first()).toContainText('When must the 8 be played?')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(ask.getByRole('option', { selected: true })).toContainText('When must the 8 be played?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rulings\/love-letter\/forced-countess$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('countess prince')
  await page.getByRole('option', { name: 'See all answers' }).click()
  await expect(page).toHaveURL(/\/ask#q=countess%20prince$/)
  await expect(page.getByRole('textbox')).toHaveValue('countess prince')
})

test('a backup comes in, is wiped, comes back, goes out, and asks where a game is here otherwise', async ({
  page,
}) => {
  await page.goto('/settings')
  await bring(page, v1)
  await expect(status(page).filter({ hasText: 'New on this device: 4 games.' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/referee')
  await expect(games(page)).toHaveCount(4)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Wipe this device' }).click()
  await page.getByRole('button', { name: 'Wipe everything' }).click()
  await expect(page.getByText('Nothing of yours lies on this device any more.')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Make a backup' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^parlour-backup-\d{4}-\d\d-\d\d\.json$/)
  const out = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(out).toMatchObject({ parlour: 'backup', v: 1, settings: JSON.parse(v1).settings })
  expect(out.games).toHaveLength(4)

  for (const game of out.games) if (game.id === 'love-letter-1') game.at = 1
  await bring(page, JSON.stringify(out))
  await expect(page.getByRole('heading', { name: 'One game is here otherwise' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Keep both' }).check()
  await page.getByRole('button', { name: 'That is decided' }).click()
  await expect(status(page).filter({ hasText: 'the games lie here as you said' })).toBeVisible()
  await page.goto('/referee')
  await expect(games(page)).toHaveCount(5)
})

test('the first page goes on with the running table and takes a question to the desk', async ({ page }) => {
  await page.goto('/settings')
  await bring(page, v1)
  await expect(status(page).filter({ hasText: 'New on this device' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Go on:/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'What happened at your table?' }).fill('countess prince')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ask#q=countess/)
  await expect(page.getByRole('textbox')).toHaveValue('countess prince')
  await page.goto('/')
  await page.getByRole('link', { name: /^Go on:/ }).click()
  await expect(page).toHaveURL(/\/referee\/.*(game|score)#/)
})
