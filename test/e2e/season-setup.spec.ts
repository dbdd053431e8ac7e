import type { Page } from '@playwright/test'
import { saying } from './driver'
import { expect, expectAccessible, test } from './fixtures'
import { importFile } from './game-files'

const people = ['Ann', 'Bea', 'Cal', 'Dot', 'Eve', 'Fay']
const tiles = ['Simon', 'Anthony', 'Colin', 'Philippa', 'Edwina', 'Cressida', 'Marina']

const player = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Player ${place}`, exact: true })
const prospect = (page: Page, place: number) => page.getByRole('textbox', { name: `Prospect ${place}` })
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true })
const begin = (page: Page) => page.getByRole('button', { name: 'Begin the season' })

async function fill(page: Page, players: number) {
  await page.goto('/referee/high-society/new')
  for (let i = 0; i < players; i++) {
    if (i >= 3) await page.getByRole('button', { name: 'Add a player' }).click()
    await player(page, i + 1).fill(people[i] as string)
  }
  for (let i = 0; i <= players; i++) await prospect(page, i + 1).fill(tiles[i] as string)
}

async function seasonBegun(page: Page) {
  await expect(page).toHaveURL(/\/referee\/high-society\/game#/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ball')
}

test('three people set a season up, and the next time it is a few taps', async ({ page }) => {
  await fill(page, 3)
  await page.getByLabel('Character of Ann').fill('Daphne')
  await page.getByLabel('Family of Ann’s Character').selectOption('bridgerton')
  await page.getByLabel('Family of Anthony').selectOption('bridgerton')
  await begin(page).click()
  await seasonBegun(page)

  await page.goto('/referee')
  await expect(page.getByText('The High Society Game · Ball 1 of 8')).toBeVisible()
  const taps = [
    page.getByRole('link', { name: 'New game' }),
    page.getByRole('button', { name: /^As last time/ }),
    add(page, 'Colin'),
    add(page, 'Anthony'),
    add(page, 'Philippa'),
    add(page, 'Simon'),
  ]
  for (const tap of taps) await tap.click()
  await expect(page.getByLabel('Character of Ann')).toHaveValue('Daphne')
  await expect(page.getByLabel('Family of Ann’s Character')).toHaveValue('bridgerton')
  await expect(page.getByLabel('Family of Anthony')).toHaveValue('bridgerton')
  await expect(prospect(page, 1)).toHaveValue('Colin')
  await begin(page).click()
  await seasonBegun(page)
})

test('six people and seven prospects, the ladder set right by keyboard', async ({ page }) => {
  await fill(page, 6)
  await expect(page.getByText('7 prospects for 6 players')).toBeVisible()
  await page.getByRole('button', { name: 'Move Marina up' }).focus()
  await page.keyboard.press('Enter')
  await expect(prospect(page, 6)).toHaveValue('Marina')
  await expect(page.getByRole('button', { name: 'Move Marina up' })).toBeFocused()
  await begin(page).click()
  await seasonBegun(page)
})

test('everything typed outlives a reload, a position in the middle too', async ({ page }) => {
  await fill(page, 3)
  await page.getByText('The eight Balls').click()
  await add(page, 'Lady Danbury’s Ball').click()
  await page.getByRole('textbox', { name: 'Ball 2' }).fill('Ours')
  await page.getByText('Start in the middle of a season').click()
  await page.getByRole('button', { name: 'One Ball later' }).click()
  await page.locator('summary', { hasText: 'Simon' }).click()
  await page.getByRole('button', { name: 'Lay a token of Ann' }).first().click()
  await page.getByRole('button', { name: 'Lay a token of Bea' }).first().click()
  await expectAccessible(page)
  await page.reload()
  await expect(player(page, 1)).toHaveValue('Ann')
  await expect(page.getByText('The eight Balls: 2 named')).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Simon' })).toContainText('a token of Ann')
  await page.getByRole('button', { name: 'Begin in the middle, with Ball 3' }).click()
  await seasonBegun(page)
})

test('what cannot lie on a table is said as it is typed, and keeps the season from beginning', async ({
  page,
}) => {
  await fill(page, 3)
  await player(page, 2).fill('Ann')
  await expect(page.getByText(saying('Two at this table cannot both be called Ann.'))).toBeVisible()
  await begin(page).click({ force: true })
  await expect(page).toHaveURL(/new$/)
  await player(page, 2).fill('Bea')
  await expect(page.getByText('Two at this table')).toHaveCount(0)
  await page.getByText('Open rulings').click()
  await page.getByRole('radio', { name: 'The pairs that the table names' }).check()
  await page
    .getByRole('group', { name: saying('Ann is brother or sister to') })
    .getByRole('checkbox', { name: 'Simon' })
    .check()
  await page.getByText('Start in the middle of a season').click()
  await page.locator('summary', { hasText: 'Simon' }).click()
  await page.getByRole('button', { name: 'Lay a token of Ann' }).first().click()
  await expect(page.getByText(saying('Ann and Simon are brother and sister'))).toBeVisible()
  await expectAccessible(page)
})

test('a season’s file is known for what it is, and a torn one says so', async ({ page }) => {
  const record = {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: tiles.slice(0, 4),
    events: [],
  }
  await importFile(page, { ...record, prospects: ['Simon'] })
  await expect(page.getByText('With three players there are four prospects, not one.')).toBeVisible()
  await importFile(page, record)
  await seasonBegun(page)
  await page.goto('/referee')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: /The same people again/ }).click()
  await expect(player(page, 3)).toHaveValue('Cal')
  await expect(prospect(page, 1)).toHaveValue('')
})
