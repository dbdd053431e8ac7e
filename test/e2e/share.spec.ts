import type { Page } from '@playwright/test'
import { awake } from './awake'
import { Driver } from './driver'
import { expect, expectAccessible, apart as test } from './fixtures'
import { playGame } from './games'
import { SeasonDriver } from './season-driver'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const inMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a game is shared from its menu; the link opens the same game elsewhere, and only saves it when told to', async ({
  page,
  browser,
}) => {
  const record = playGame('bridgerton', 3, 5)
  const driver = new Driver(page, 'bridgerton')
  await driver.open({ ...record, players: ['Zoë', 'Bea', 'Cal'], ...named(record.events, 'Ann', 'Zoë') })
  const headline = await driver.headline.textContent()
  await inMenu(page, 'Share')
  const sheet = page.getByRole('dialog', { name: 'Share this game' })
  await sheet.getByRole('button', { name: 'Copy as text' }).click()
  await expect(sheet.getByRole('button', { name: 'Text copied' })).toBeVisible()
  const text = await copied(page)
  expect(text).toMatch(/^1gb\.3\.nZo%C3%AB,Bea,Cal~/)
  await sheet.getByRole('button', { name: 'Copy the link' }).click()
  await expect(sheet.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  const link = await copied(page)
  expect(link).toBe(`${new URL(page.url()).origin}/referee/open#${text}`)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show as QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the link to this game' })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = awake(await elsewhere.newPage())
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 2 })).toHaveText(headline ?? '')
  await expect(other.getByRole('main')).toContainText('Zoë, Bea, Cal')
  await expectAccessible(other)
  // Nothing was kept so far.
  await other.goto(new URL('/referee', link).href)
  await expect(other.getByRole('link', { name: /Zoë/ })).toHaveCount(0)
  await other.goto(link)
  await other.getByRole('button', { name: 'Save it as a new game' }).click()
  await expect(other).toHaveURL(/\/referee\/game#/)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(headline ?? '')
  await elsewhere.close()
})

const named = (events: readonly object[], from: string, to: string) => ({
  events: JSON.parse(JSON.stringify(events).replaceAll(`"${from}"`, `"${to}"`)),
})

test('a link that holds no game says so, and markup in it stays text', async ({ page }) => {
  await page.goto('/referee/open#1gb.3~Da.%3Cimg%20src=x%20onerror=alert(1)%3E')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('step 2')
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Games on this device' }).click()
  await expect(page).toHaveURL(/\/referee$/)
})

test('a season goes the same way', async ({ page }) => {
  const head = {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Ed', 'Flo', 'Gus', 'Hal'],
  } as const
  const driver = new SeasonDriver(page, head)
  await driver.open([
    { type: 'ball', before: [], order: [], end: [] },
    { type: 'cards', played: { Ann: 12, Bea: 5, Cal: 3 } },
    { type: 'dance', player: 'Ann', prospect: 'Flo' },
  ])
  const headline = await driver.headline.textContent()
  await inMenu(page, 'Share')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  await page.goto(await copied(page))
  await page.getByRole('button', { name: 'Save it as a new game' }).click()
  await expect(page).toHaveURL(/\/referee\/high-society\/game#/)
  await expect(driver.headline).toHaveText(headline ?? '')
})

test('a finished game prints its whole log, and its result goes to BG Stats only by a tap', async ({
  page,
}) => {
  const record = playGame('love-letter', 4, 3)
  const driver = new Driver(page, 'love-letter')
  await driver.open(record)
  const link = page.getByRole('link', { name: 'Keep the result in BG Stats' })
  const data = new URL((await link.getAttribute('href')) ?? '').searchParams.get('data') ?? ''
  expect(JSON.parse(data).players).toHaveLength(4)
  expect(JSON.parse(data).players.filter(({ winner }: { winner: boolean }) => winner)).not.toHaveLength(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const rounds = record.events.filter(({ type }) => type === 'deal').length
  await expect(page.getByRole('heading', { level: 2, name: /^Round / })).toHaveCount(rounds)
  await expect(page.getByRole('button')).toHaveCount(0)
})
