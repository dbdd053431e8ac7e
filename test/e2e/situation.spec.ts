import type { Page } from '@playwright/test'
import { Driver, saying } from './driver'
import { apart, expect, expectAccessible, test } from './fixtures'

const open = async (page: Page, text = '') => {
  await page.goto(`/ask/situation${text && `#${text}`}`)
  await expect(page.getByText('Laying the table…')).toHaveCount(0)
}
const seat = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
const choose = (page: Page, name: string) => seat(page, name).getByRole('button').click()
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

test('a situation is laid by taps; what is barred says why; it is played out and the link opens the same', async ({
  page,
}) => {
  await open(page)
  await choose(page, 'Ann')
  await card(page, '5 Prince')
  await card(page, '8 Countess')
  await panel(page, 'Ann').getByRole('button', { name: 'Done' }).click()
  await expect(seat(page, 'Ann').getByRole('button')).toBeFocused()

  // The 8 must go: the 5 says so, with the page about it.
  const barred = page.getByRole('list', { name: 'May not be played' }).first()
  await expect(barred).toContainText(/other card must be the Countess/)
  await expect(barred.getByRole('link')).toHaveAttribute('href', /\/rulings\/love-letter\/must-play-countess/)

  await choose(page, 'Ann')
  await page.getByRole('button', { name: 'In hand, 2 of 2: Countess' }).click()
  await card(page, '7 King')
  await choose(page, 'Bea')
  await card(page, '9 Princess')
  await choose(page, 'Cal')
  await panel(page, 'Cal').getByRole('button', { name: 'Lay one more' }).click()
  await card(page, '4 Handmaid')
  await panel(page, 'Cal').getByRole('radio', { name: 'Protected' }).check()
  await panel(page, 'Cal').getByRole('button', { name: 'Done' }).click()
  await choice(page, 'Prince').click()
  await expect(
    page
      .getByRole('listitem')
      .getByText(/is protected by the Handmaid/)
      .first(),
  ).toBeVisible()
  await page.getByRole('group', { name: 'On whom?' }).getByRole('button', { name: 'Bea' }).click()
  const follows = page.getByRole('region', { name: 'What follows' })
  await expect(follows).toContainText(/is out: the Princess was discarded/)
  await expect(follows.getByRole('link', { name: 'The 9 discarded' })).toBeVisible()
  await expectAccessible(page)

  // “Skip to the page” is no other situation.
  const url = page.url()
  await page.getByRole('link', { name: 'Skip to the page' }).press('Enter')
  await expect(page).toHaveURL(url)
  await expect(follows).toBeVisible()
  expect(url).toMatch(/#1sl\.57-\.9-\.xp-4\.t1\.d\d+$/)
  await page.getByRole('button', { name: 'Play it out, step by step' }).click()
  const table = new Driver(page, 'love-letter')
  await table.tell({ type: 'play', card: 'prince', target: 'Bea' })
  await table.tell({ type: 'discard', card: 'princess' })
  const happened = page.getByRole('region', { name: 'What happened, and why' })
  await expect(happened).toContainText(saying('Bea is out'))
  await expect(happened.getByRole('link', { name: 'The 9 discarded' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the situation' }).click()
  await expect(seat(page, 'Bea')).toContainText('Princess')

  await page.goto('about:blank')
  await page.goto(url)
  await expect(seat(page, 'Cal')).toContainText('protected')
  await expect(seat(page, 'Ann')).toContainText(/Prince and the King/)
})

test('every reading is shown where a switch matters, and every edition side by side', async ({ page }) => {
  await open(page, '1sb.q9-.1p-.3-.t1.d5')
  await choice(page, 'Queen Charlotte').click()
  const depends = page.getByRole('region', { name: 'It depends on your table' })
  await expect(depends.getByRole('heading', { level: 3 })).toHaveText(/Does Colin protect/)
  await expect(depends).toContainText(saying('Bea answers at 1'))
  await expect(depends).toContainText(saying('Cal answers at 3'))
  await page.getByText('The same in the other editions').click()
  await expect(page.getByText('It has no Queen Charlotte.').first()).toBeVisible()
  await expectAccessible(page)
})

test('what does not add up is said, and a link that cannot be is refused with a sentence', async ({
  page,
}) => {
  await open(page, '1sl.x-.x-.t1.d1')
  await page.getByRole('button', { name: 'Deck: one less' }).click()
  await expect(page.getByRole('heading', { name: 'This does not add up yet' })).toBeVisible()
  await expect(page.getByText(/The deck is empty/)).toBeVisible()
  await expectAccessible(page)

  await page.goto('about:blank')
  await open(page, '1sl.99-.x-.t1.d5~%3Cimg%20src=x%20onerror=alert(1)%3E,Bea')
  await expect(page.getByRole('heading', { name: /copies of the Princess/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('about:blank')
  await open(page, '1sl.12-.x-.t1.d5~%3Cb%3EEve%3C/b%3E,Bea')
  await expect(seat(page, '<b>Eve</b>')).toBeVisible()
  await page.getByRole('button', { name: 'Show as QR code' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
})

apart('a link is copied, and the referee’s table is tried on a copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = new Driver(page, 'love-letter')
  await table.start(['Ann', 'Bea'], { faceUp: ['guard', 'guard', 'priest'] })
  await table.tell({ type: 'play', card: 'handmaid' })
  await table.button('Menu').click()
  await page.getByRole('menuitem', { name: /^Try something with this table/ }).click()
  await expect(page).toHaveURL(/\/ask\/situation#1sl\.xp-4\.xx-\.t2\.d\d+\.f112$/)
  await expect(page.getByRole('heading', { name: saying('What may Bea play?') })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.goBack()
  await expect(table.headline).toHaveText(saying('Bea to play'))
})
