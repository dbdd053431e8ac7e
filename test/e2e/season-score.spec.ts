import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { giveFile } from './game-files'
import { Mender } from './mending'
import { printed } from './printed'

const radio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** One player’s line of the score: Prestige, Traits, Love, total. */
const line = (page: Page, player: string) =>
  page.getByRole('row', { name: new RegExp(player) }).getByRole('cell')

test('the score of a season, kept by taps: a tie, an earlier entry altered, undone, reloaded, exported and brought in', async ({
  page,
}) => {
  const table = new Mender(page, 'love-letter')
  const ladder = page.getByRole('list', { name: 'Prestige, the highest first' })
  const tell = async (prospect: string, kind: string, ...choices: string[]) => {
    await ladder.getByRole('button', { name: new RegExp(prospect) }).click()
    for (const choice of [kind, ...choices]) await radio(page, choice)
  }
  const enter = async () => {
    await tap(page, 'Enter this')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.goto('/referee/score')
  await page
    .getByRole('navigation', { name: 'Which box lies on your table?' })
    .getByRole('link', { name: /High Society/ })
    .click()
  for (const [i, name] of ['P1', 'P2', 'P3', 'P4'].entries())
    await page.getByRole('textbox', { name: `Prospect ${i + 1}` }).fill(name)
  for (const [i, name] of ['Ann', 'Bea', 'Cal'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  await expectAccessible(page)
  await tap(page, 'Keep the score')
  await expect(table.headline).toHaveText('Ball 1: nobody is engaged')

  await tell('P4', 'A Trait')
  await tap(page, 'Arrows: one more')
  await expectAccessible(page)
  await enter()
  await expect(ladder.getByRole('listitem').nth(1)).toContainText('P4')
  await tell('P4', 'A Match', 'Bea')
  await enter()
  await tap(page, 'Ball 1 is over')
  await tell('P1', 'A Match', 'Ann', 'Ring down')
  await enter()
  await tell('P1', 'A Trait', 'It lay open')
  await enter()
  await expect(line(page, 'Ann')).toHaveText(['4', '+1', '0', '5'])
  await expect(line(page, 'Bea')).toHaveText(['3', '+1', '+1', '5'])
  await expect(page.getByText(/have 5 points each.*P1.*stands highest/)).toBeVisible()
  await expect(table.headline).toHaveText(/Ball 2: .*Ann.* leads/)
  await expectAccessible(page)

  await page.reload()
  await tap(page, /P4.*: a Trait, two arrows up/)
  await tap(page, 'Arrows: one less')
  await tap(page, 'Keep this')
  await expect(line(page, 'Bea')).toHaveText(['2', '+1', '+1', '4'])
  await tap(page, 'Undo')
  await expect(line(page, 'Bea')).toHaveText(['3', '+1', '+1', '5'])
  await tap(page, 'Redo')
  await tap(page, /Ann.* and .*P1.*: a Match/)
  await tap(page, 'Take this out')
  await expect(line(page, 'Ann')).toHaveText(['no score'])
  await tap(page, 'Undo')

  await tap(page, /^Names/)
  await page.getByRole('textbox', { name: 'Player 3' }).fill('Carla')
  await expectAccessible(page)
  await tap(page, 'Keep this')
  await expect(line(page, 'Carla')).toHaveText(['no score'])
  for (let ball = 2; ball < 8; ball++) await tap(page, `Ball ${ball} is over`)
  await tap(page, 'The season is over')
  await expect(table.headline).toHaveText(/Ann.* wins the season/)
  await expect(page.getByText('What may still change')).toBeHidden()

  const file = await table.exported()
  expect(file).toMatchObject({
    kind: 'score',
    record: {
      ruleset: 'high-society',
      players: ['Ann', 'Bea', 'Carla'],
      complete: 8,
      entries: { length: 4 },
    },
  })
  await expect(page.getByText('· score only')).toBeVisible()
  await giveFile(page, file)
  await page.getByRole('button', { name: 'Open the one that is here' }).click()
  await expect(page).toHaveURL(/\/referee\/high-society\/score#/)
  await expect(table.headline).toHaveText(/Ann.* wins the season/)
})

test('the season at a glance and the sheet for the pen come out of the printer, a page each', async ({
  page,
}) => {
  await page.goto('/reference/high-society')
  await expect(page.getByRole('heading', { level: 1, name: 'At a glance' })).toBeVisible()
  // The size of the paper comes with the page’s scripts.
  await expect.poll(() => printed(page)).toEqual(['210 × 297', '210 × 297'])
  await page.getByRole('radio', { name: 'US Letter' }).check({ force: true })
  const whole = () =>
    page
      .locator('[data-sheet] > div')
      .evaluateAll((leaves) =>
        leaves.map(
          (leaf) =>
            leaf.scrollHeight <= (leaf.parentElement as HTMLElement).clientHeight &&
            leaf.scrollWidth <= leaf.clientWidth,
        ),
      )
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await whole()).toEqual([true, true])
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.getByRole('radio', { name: 'Score sheet' }).check({ force: true })
  expect(await printed(page)).toEqual(['216 × 279'])
})
