import { expect, expectAccessible, test } from './fixtures'
import { Mender } from './mending'
import { play } from './tables'

test('from a fault the game goes on from the table as it lies; what does not add up is said', async ({
  page,
}) => {
  const table = new Mender(page, 'love-letter')
  await table.annPlays({ protected: ['Bea'] })
  await table.tell(play('Ann', 'baron', 'Bea'), { insist: true })
  await page.getByRole('button', { name: 'Go on from the table as it lies' }).click()
  await expect(table.sheet.getByText('Whose turn is it?')).toBeVisible()
  await expectAccessible(page)

  const turn = (name: string) => table.sheet.getByRole('radio', { name, exact: true })
  await turn('Cal').check()
  const before = (name: string) =>
    table.sheet.locator('details', { has: page.locator('summary', { hasText: name }) })
  await before('Ann').locator('summary').click()
  await table.sheet
    .getByRole('group', { name: 'Lay before Ann' })
    .getByRole('button', { name: '3 Baron' })
    .click()
  await before('Bea').locator('summary').click()
  await before('Bea').getByRole('switch', { name: 'Out of the round' }).click()
  await before('Cal').locator('summary').click()
  await before('Cal').getByRole('switch', { name: 'Out of the round' }).click()
  await expect(table.sheet.getByText('At least two players must still be in.')).toBeVisible()
  const goOn = table.sheet.getByRole('button', { name: 'Go on from here' })
  await expect(goOn).toHaveAttribute('aria-disabled', 'true')
  await goOn.click({ force: true })
  await expect(table.sheet).toBeVisible()
  await before('Cal').getByRole('switch', { name: 'Out of the round' }).click()
  await turn('Cal').check()
  for (let i = 0; i < 2; i++) await table.choose('Deck: one less')
  await expectAccessible(page)
  await table.choose('Go on from here')

  await table.expectHeadline(/Cal.* to play/)
  const { events, state } = await table.valid()
  expect(events.at(-2)?.type).toBe('table.position')
  expect(state).toMatchObject({ turn: 'Cal', out: ['Bea'], deck: 2, discards: { Ann: ['baron'] } })
})

test('a game begins in the middle: tokens won, a round under way', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.setUp(['Ann', 'Bea', 'Cal'])
  await page.getByText('Start in the middle of a game').click()
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Cal: one token more' }).click()
  await page.getByRole('radio', { name: 'Yes, cards are out' }).check()
  const editor = page.getByRole('region', { name: 'Where does the game stand?' })
  await editor.getByRole('radio', { name: 'Bea', exact: true }).check()
  await editor.locator('summary', { hasText: 'Ann' }).click()
  await editor
    .getByRole('group', { name: 'Lay before Ann' })
    .getByRole('button', { name: '4 Handmaid' })
    .click()
  await editor.getByRole('switch', { name: 'Protected' }).click()
  await expect(editor.getByText(/at most 16 cards/)).toBeVisible()
  await editor.getByRole('button', { name: 'Deck: one less' }).click()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).toHaveURL(/\/referee\/game#/)
  await table.expectHeadline(/Bea.* to play/)
  await table.tell(play('Bea', 'spy'))
  const { state } = await table.valid()
  expect(state).toMatchObject({
    turn: 'Cal',
    tokens: { Ann: 0, Bea: 0, Cal: 2 },
    protected: ['Ann'],
    discards: { Ann: ['handmaid'], Bea: ['spy'] },
  })
})

test('a game begins between two rounds, with the tokens won so far', async ({ page }) => {
  const table = new Mender(page, 'bridgerton')
  await table.setUp(['Ann', 'Bea', 'Cal'])
  await page.getByText('Start in the middle of a game').click()
  await page.getByRole('button', { name: 'Ann: one token more' }).click()
  await page.getByRole('button', { name: 'Deal the next round' }).click()
  await expect(page).toHaveURL(/\/referee\/game#/)
  await table.expectHeadline(/Deal/)
  expect((await table.valid()).state).toMatchObject({ phase: 'deal', tokens: { Ann: 1, Bea: 0, Cal: 0 } })
})
