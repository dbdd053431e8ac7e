import type { Page } from '@playwright/test'
import { Driver, saying } from './driver'
import { expect, expectAccessible, test } from './fixtures'
import { giveFile, importFile, record } from './game-files'

const six = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Fay']

/** An earlier evening on this device, so that its names are remembered. */
async function playedBefore(page: Page, names: readonly string[]) {
  await new Driver(page, 'love-letter').start(names)
}

async function counted(page: Page, taps: readonly (() => Promise<void>)[]) {
  await page.goto('/referee')
  for (const tap of taps) await tap()
  await expect(page.getByRole('heading', { name: saying('What did Ann play?') })).toBeVisible()
  return taps.length
}

const chip = (page: Page, name: string) => () =>
  page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
const starter = (page: Page, name: string) => () =>
  page.getByRole('group', { name: 'Who starts?' }).getByRole('button', { name, exact: true }).click()
const bridgerton = (page: Page) => page.getByRole('link', { name: /^Love Letter: Bridgerton/ })
const newGame = (page: Page) => () => page.getByRole('link', { name: 'New game' }).click()

test('six people whose names are known come to the first question in eight taps', async ({ page }) => {
  await playedBefore(page, six)
  const taps = [newGame(page), ...six.map((name) => chip(page, name)), starter(page, 'Ann')]
  expect(await counted(page, taps)).toBeLessThanOrEqual(8)
})

test('two people whose names are known enter their three open cards too in eight taps', async ({ page }) => {
  await playedBefore(page, six)
  const card = (name: string) => () =>
    page.getByRole('group', { name: 'Cards face up' }).getByRole('button', { name, exact: true }).click()
  const taps = [
    newGame(page),
    chip(page, 'Ann'),
    chip(page, 'Bea'),
    card('1 Guard'),
    card('9 Princess'),
    card('0 Spy'),
    starter(page, 'Ann'),
  ]
  expect(await counted(page, taps)).toBeLessThanOrEqual(8)
  await expect(page.getByText('14 cards left')).toBeVisible()
})

test('the same people as last time are one tap', async ({ page }) => {
  await playedBefore(page, six.slice(0, 4))
  const lastTime = () => page.getByRole('button', { name: /^As last time/ }).click()
  await counted(page, [newGame(page), lastTime, starter(page, 'Ann')])
})

test('a name on its way is kept over a reload, with the edition and the rulings', async ({ page }) => {
  await page.goto('/referee/new')
  await bridgerton(page).click()
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann')
  await page.getByText('Open rulings').click()
  await page.getByRole('radio', { name: 'Nothing happens' }).check()
  await expect(page.getByText('Open rulings: 1 changed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Player 1' })).toHaveValue('Ann')
  await expect(bridgerton(page)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Open rulings: 1 changed')).toBeVisible()
})

test('rulings of Queen Charlotte are asked only where she plays', async ({ page }) => {
  await page.goto('/referee/new')
  await page.getByText('Open rulings').click()
  const asked = (question: string) => page.locator('legend', { hasText: question })
  const queen = asked('What if the count takes out everybody still in?')
  await expect(queen).toHaveCount(0)
  await bridgerton(page).click()
  await expect(queen).toBeVisible()
  await page.getByRole('radio', { name: /^Classic/ }).check()
  await expect(queen).toHaveCount(0)
  await expect(asked('May a card be spent on a protected player?')).toBeVisible()
})

test('the way to begin is in sight from the first', async ({ page }) => {
  await page.goto('/referee/new')
  const next = page.getByRole('button', { name: 'Next: the three open cards' })
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click()
  const heading = page.getByRole('heading', { name: 'Which three cards lie face up?' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
})

test('two of one name cannot be told apart, and so do not start', async ({ page }) => {
  await page.goto('/referee/new')
  await page.getByRole('textbox', { name: 'Player 1' }).fill('  Ann ')
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ann')
  await expect(page.getByText(saying('Two players are called Ann.'))).toBeVisible()
  await expect(page.getByRole('group', { name: 'Who starts?' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Player 2' }).fill('')
  await expect(page.getByText(saying('Two players are called Ann.'))).toHaveCount(0)
})

test('the classic cards are for four at most, and say so', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.setUp(six.slice(0, 5))
  await page.getByRole('radio', { name: /^Classic/ }).check()
  await expect(page.getByText('The classic cards are for two to four.')).toBeVisible()
  await page.getByRole('button', { name: 'Take Cal out' }).click()
  await expect(page.getByRole('group', { name: 'Who starts?' })).toBeVisible()
})

test('names of any script and length are played with', async ({ page }) => {
  const long = 'Wilhelmina Friederike Alexandrine von und zu Hohenlohe-Schillingsfürst '.repeat(5).trim()
  const driver = new Driver(page, 'love-letter')
  const players = [long, 'محمد بن عبد الله', '陳大文', '👩‍👩‍👧', '__proto__', 'constructor']
  // Typed here no name is so long; a record may hold one.
  await driver.open({ ruleset: 'love-letter', players, events: [{ type: 'deal', starter: long }] })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.reload()
  await expect(driver.headline).toContainText('to play')
  await page.goto('/referee')
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto('/referee/new')
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('a new game by keyboard alone', async ({ page }) => {
  await page.goto('/referee')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabTo = async (role: 'button' | 'link' | 'textbox', name: string | RegExp) => {
    const there = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    await expect(there.first()).toBeVisible()
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      if (await there.first().evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`No way to ${name} by Tab`)
  }
  await tabTo('link', 'New game')
  await press('Enter')
  await tabTo('textbox', 'Player 1')
  await page.keyboard.type('Ann')
  await tabTo('textbox', 'Player 2')
  await page.keyboard.type('Bea')
  await tabTo('button', 'Add a player')
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'Player 3' })).toBeFocused()
  await page.keyboard.type('Cal')
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Move Cal up' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'Player 2' })).toHaveValue('Cal')
  await expect(page.getByRole('button', { name: 'Move Cal up' })).toBeFocused()
  await tabTo('button', 'Cal')
  await press('Enter')
  await expect(page.getByRole('heading', { name: saying('What did Cal play?') })).toBeVisible()
})

test('the setup is accessible, with everything open', async ({ page }) => {
  await new Driver(page, 'bridgerton').setUp(['Ann', 'Ann', 'Cal'])
  for (const more of ['Open rulings', /tokens? wins? the game$/]) await page.getByText(more).first().click()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Bea')
  await page.getByText('How to deal').click()
  await page.getByRole('button', { name: 'Draw lots' }).click()
  await expect(page.getByText('The lot falls on').first()).toBeVisible()
  await expectAccessible(page)
})

test('an imported game counts as last time, for its edition and its people', async ({ page }) => {
  await importFile(page, record({ ruleset: 'bridgerton' }))
  await expect(page).toHaveURL(/game#/)
  await page.goto('/referee/new')
  await expect(bridgerton(page)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: /^As last time/ }).click()
  await expect(page.getByRole('textbox', { name: 'Player 3' })).toHaveValue('Cal')
  await page.goto('/referee')
  await giveFile(page, 'x')
  await expect(page.getByText('was not opened')).toBeVisible()
})
