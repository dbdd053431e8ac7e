import { expect, expectAccessible, test } from './fixtures'
import { giveFile } from './game-files'
import { Mender } from './mending'

test('score only: entered, edited, removed and brought back, won, played on; kept, exported and brought in', async ({
  page,
}) => {
  const table = new Mender(page, 'love-letter')
  const enter = async (winners: readonly string[], bonus?: string) => {
    for (const name of winners)
      await page.getByRole('group', { name: 'Who won' }).getByRole('button', { name, exact: true }).click()
    if (bonus) await page.getByRole('radio', { name: new RegExp(bonus) }).check({ force: true })
    const question = page.getByRole('heading', { level: 2 }).first()
    const asked = (await question.textContent()) ?? ''
    await page.getByRole('button', { name: /^Enter round/ }).click()
    await expect(question).not.toHaveText(asked)
    await expect(question).toBeFocused()
  }
  const rounds = page.getByRole('region', { name: 'Rounds' })
  const tokens = (name: string) =>
    page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })

  await page.goto('/referee')
  await page.getByRole('link', { name: 'Keep the score only' }).click()
  await expect(page).toHaveURL(/\/referee\/score/)
  const fields = page.getByRole('textbox', { name: /^Player \d/ })
  await fields.nth(0).fill('Ann')
  await fields.nth(1).fill('Bea')
  await page.getByRole('button', { name: 'Add a player' }).click()
  await fields.nth(2).fill('Cal')
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'One less' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the score' }).click()
  await expect(table.headline).toHaveText('The first round')

  await enter(['Ann'], 'Bea')
  await enter(['Ann', 'Bea'])
  await expect(tokens('Ann')).toContainText('2 of 3 tokens')
  await expect(tokens('Bea')).toContainText('2 of 3 tokens')
  await expect(rounds).toContainText(/Ann.*and.*Bea.* win/)
  await expectAccessible(page)

  await page.reload()
  await rounds.getByRole('button', { name: /Change round 1/ }).click()
  await expectAccessible(page)
  await table.sheet.getByRole('button', { name: 'Cal', exact: true }).click()
  await table.choose('Keep this: a tie')
  await expect(tokens('Cal')).toContainText('1 of 3 tokens')

  await rounds.getByRole('button', { name: /Change round 2/ }).click()
  await table.choose('Take this round out')
  await expect(tokens('Bea')).toContainText('1 of 3 tokens')
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click()
  await expect(tokens('Bea')).toContainText('2 of 3 tokens')

  await enter(['Bea'], 'Ann')
  await expect(table.headline).toHaveText(/Ann.*and.*Bea.* win the game/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play on after the win' }).click()
  await enter(['Cal'])
  await expect(table.headline).toHaveText(/won after round 3/)

  const file = await table.exported()
  expect(file).toMatchObject({
    kind: 'score',
    record: {
      goal: 3,
      players: ['Ann', 'Bea', 'Cal'],
      rounds: [{ winners: ['Ann', 'Cal'], bonus: 'Bea' }, {}, {}, {}],
    },
  })
  await expect(page.getByText('· score only')).toBeVisible()
  await giveFile(page, file)
  await page.getByRole('button', { name: 'Keep a second one' }).click()
  await expect(page).toHaveURL(/\/referee\/score#/)
  await expect(table.headline).toHaveText(/won after round 3/)
  await page.goto('/referee')
  await expect(page.getByText('· score only')).toHaveCount(2)
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /The same people again/ }).click()
  await expect(table.headline).toHaveText('The first round')

  await page.goto('/referee')
  await giveFile(page, { ...file, record: { ...file.record, rounds: [{ winners: ['Zed'] }] } })
  await expect(page.getByText(/nobody at this table/)).toBeVisible()
})
