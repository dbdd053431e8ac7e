import type { Locator } from '@playwright/test'
import { expect, expectAccessible, expectBackToTable, atTable as test } from './fixtures'
import { Mender } from './mending'
import { annPlays, inBridgerton, play, reported } from './tables'

/**
 * WCAG 2.2 AA in both themes, state by state. What is not walked through here is looked at where it is tested: the
 * list of games, the setup, a crowded table, what a card and a seat tell, the changes between rounds, the score.
 */
test('a round, from the first question to the winner', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  const card = (id: string) => table.card(id)
  const row = (name: string, group?: string) => table.row(name, group)
  /** Taps, and looks at what it brings. */
  const see = async (what: Locator) => {
    await table.tap(what)
    await expectAccessible(page)
  }
  await table.open(reported(annPlays({ deck: 5, protected: ['Bea'], discards: { Cal: ['guard', 'spy'] } })))
  await table.tap(card('guard'))
  await see(row('Bea'))
  await table.tap(row('Cal'))
  await see(card('guard'))
  await see(card('king'))
  await see(row('No'))
  await table.tap(card('baron'))
  await see(row('Ann'))
  await table.tap(row('Ann'))
  await see(card('spy'))
  await table.tap(card('prince'))
  await see(row('Bea'))
  await see(card('priest'))
  await see(card('handmaid'))
  await see(card('king'))
  await see(card('princess'))
  await see(row('Bea', 'Who starts?'))
})

test('the deal, for two with open cards', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.open({ ruleset: 'love-letter', players: ['Ann', 'Bea'], events: [] })
  await expectAccessible(page)
  for (const id of ['guard', 'guard', 'spy']) await table.tap(table.card(id, 'Cards face up'))
  await page.getByText('How to deal').click()
  await table.tap(table.button('Draw lots'))
  await expectAccessible(page)
})

test('a count, the menu, the log and what it corrects, the settings', async ({ page }) => {
  const table = new Mender(page, 'bridgerton')
  await table.open(reported(inBridgerton(annPlays()), [play('Ann', 'colin'), play('Bea', 'queen-charlotte')]))
  await table.tap(table.row('Cal', 'Who answered'))
  await expectAccessible(page)
  await table.log.getByRole('button').first().click()
  await expect(table.sheet).toBeVisible()
  await expectAccessible(page)
  await table.choose('It was otherwise')
  await expect(table.question('What did Ann play?')).toBeFocused()
  await expectAccessible(page)
  await table.tap(table.card('daphne'))
  await expectAccessible(page)
  await table.button('Menu').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(table.sheet.getByRole('switch', { name: 'Screen stays on' })).toBeVisible()
  await expectAccessible(page)
  await expectBackToTable(page)
})

test('something wrong: who it was, what the table does, and what it tells instead', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  const steps: Readonly<Record<string, readonly string[]>> = {
    'Somebody forgot to draw': ['Bea', 'It was played all the same'],
    'Somebody played out of turn': ['Cal', 'It was played all the same'],
    'Somebody saw a card': ['Cal'],
    'A player leaves': ['Bea', 'It is laid face up'],
    'A card was played otherwise': ['1 Guard', 'Bea'],
  }
  for (const [topic, choices] of Object.entries(steps)) {
    await table.wrong(topic)
    for (const choice of choices) {
      await table.choose(choice)
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
    await expect(table.sheet).toHaveCount(0)
  }
})
