import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'

const BOOK = '/referee/high-society/book'

/** The book as somebody opens it. */
async function openBook(page: Page) {
  await page.goto(BOOK)
  await expect(page.getByRole('heading', { name: 'Card book' })).toBeVisible()
}

const enter = (page: Page, number: number) =>
  page.getByRole('link', { name: `Enter card ${number}`, exact: true }).click()

const answer = (page: Page, asked: string, said: string | RegExp) =>
  page
    .getByRole('group', { name: asked, exact: true })
    .getByRole('button', { name: said, ...(typeof said === 'string' && { exact: true }) })
    .click()

const quickly = async (page: Page, number: number, way: RegExp) => {
  await enter(page, number)
  await answer(page, 'What does it do?', way)
  await page.getByRole('button', { name: 'Done' }).click()
}

const row = (page: Page, words: string) => page.getByRole('link').filter({ hasText: words })

test('a card is composed by taps on a phone, read back, and kept over a reload', async ({ page }) => {
  await openBook(page)
  await enter(page, 12)
  await expect(page.getByRole('heading', { name: 'Card 12' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Its name' }).fill('A Turn about the Room')
  await answer(page, 'What does it do?', 'Let us say it line by line')
  await expect(page.getByRole('heading', { name: 'Line by line' })).toBeFocused()
  const after = page.getByRole('region', { name: 'After your turn' })
  await after.getByRole('button', { name: 'Add a line' }).click()
  await answer(page, 'What happens', /^Move a prospect/)
  await answer(page, 'Which prospect', 'Whom you dance with')
  await answer(page, 'Up or down', 'Down')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answer(page, 'Must or may', 'It may be left')
  await after.getByRole('button', { name: 'Done' }).click()
  const sentence = 'You may let the prospect whom you dance with fall two places.'
  await expect(after.getByText(sentence)).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.reload()
  await expect(after.getByText(sentence)).toBeVisible()
  await page.getByRole('link', { name: 'Card book' }).click()
  await expect(row(page, 'A Turn about the Room')).toContainText('you may let the prospect')
  await expect(row(page, 'A Turn about the Room')).toBeFocused()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('a card by keyboard alone', async ({ page }) => {
  await openBook(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabTo = async (role: 'button' | 'link' | 'textbox' | 'checkbox', name: string | RegExp) => {
    const there = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first()
    await expect(there).toBeVisible()
    for (let i = 0; i < 60; i++) {
      if (await there.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error(`No way to ${name} by Tab`)
  }
  await tabTo('link', 'Enter card 2')
  await press('Enter')
  await tabTo('textbox', 'Its name')
  await page.keyboard.type('Revenge')
  await tabTo('button', 'Let us say it line by line')
  await press('Enter')
  await tabTo('button', 'Add a line')
  await press('Enter')
  await tabTo('button', /^A rule for a while/)
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Which rule/ })).toBeFocused()
  await tabTo('button', /^No dance/)
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Where it holds/ })).toBeFocused()
  await tabTo('button', 'A prospect of your choice')
  await press('Space')
  await tabTo('checkbox', 'who is single')
  await press('Space')
  await tabTo('button', 'Next')
  await press('Enter')
  await tabTo('button', 'Until the end of the Ball')
  await press('Enter')
  await tabTo('button', 'It happens')
  await press('Enter')
  const done = page.getByRole('button', { name: 'Done' }).first()
  await expect(done).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: /who is single\..*Change this line$/ })).toBeFocused()
  await tabTo('button', 'Forget card 2')
  await press('Enter')
  await tabTo('button', 'Undo')
  await press('Enter')
  await expect(row(page, 'Revenge')).toBeVisible()
})

test('the book goes out as a file and comes in; what differs is asked', async ({ page }) => {
  await openBook(page)
  await quickly(page, 3, /^A Chaperone/)
  await quickly(page, 20, /^Nothing but/)
  const leaving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the book' }).click()
  const file = await readFile(await (await leaving).path())
  expect(JSON.parse(file.toString())).toMatchObject({ parlour: 'card-book', v: 1 })
  const give = (buffer: Buffer) =>
    page
      .getByLabel('Card book file')
      .setInputFiles({ name: 'book.json', mimeType: 'application/json', buffer })
  await row(page, 'you cannot be caught').click()
  await answer(page, 'What does it do?', /^You may catch/)
  await page.getByRole('button', { name: 'Done' }).click()
  await give(file)
  await expect(page.getByRole('heading', { name: 'One entry differs' })).toBeFocused()
  await expect(page.getByText('You had one entry just so already.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Keep yours' })).toBeChecked()
  await expect(row(page, 'you may catch')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Take the file’s' }).check()
  await page.getByRole('button', { name: 'That is decided' }).click()
  await expect(row(page, 'you cannot be caught')).toBeVisible()
  await give(Buffer.from('{}'))
  await expect(page.getByText('This file was not opened.')).toBeVisible()
})

test('the form is accessible with a line of each kind open', async ({ page }) => {
  await openBook(page)
  await page.getByRole('textbox', { name: 'A Ball’s name' }).fill('Masquerade')
  await page.getByRole('button', { name: 'Enter it' }).first().click()
  await expect(page.getByRole('heading', { name: 'Masquerade' })).toBeVisible()
  const [first, second, third] = ['Before the cards', 'When the cards', 'At the end'].map((moment) =>
    page.getByRole('region', { name: new RegExp(`^${moment}`) }),
  )
  await first?.getByRole('button', { name: 'Add a line' }).click()
  await second?.getByRole('button', { name: 'Add a line' }).click()
  await second?.getByRole('button', { name: /^Move tokens/ }).click()
  await third?.getByRole('button', { name: 'Add a line' }).click()
  await third?.getByRole('button', { name: /^You may/ }).click()
  await third?.getByRole('button', { name: 'Add a line' }).click()
  await expectAccessible(page)
  await page.goto(`${BOOK}#card-12`)
  await expect(page.getByRole('heading', { name: 'Card 12' })).toBeVisible()
  await answer(page, 'What does it do?', /^Something else/)
  await answer(page, 'What does it do?', 'Let us say it line by line')
  await page.getByRole('button', { name: /Change this line$/ }).click()
  await page.getByRole('button', { name: /^In your words/ }).click()
  await expectAccessible(page)
})
