import type { Locator } from '@playwright/test'
import { Driver, saying } from './driver'
import { expect, test } from './fixtures'
import { tabTo } from './keys'
import { ball, dance, head, SeasonDriver } from './season-driver'
import { andThen, annPlays, play, reported } from './tables'

test('a round is played and an edge case looked up, all of it found by role and name', async ({ page }) => {
  const table = new Driver(page, 'love-letter')
  await page.goto('/')
  const game = page.getByRole('article', { name: 'Love Letter', exact: true })
  await game.getByRole('link', { name: /^Start a game/ }).click()
  for (const [i, name] of ['Ann', 'Bea'].entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name)
  await table.button('Add a player').click()
  await page.getByRole('textbox', { name: 'Player 3' }).fill('Cal')
  await table.tell({ type: 'deal', starter: 'Ann' })
  await table.tellAll([
    { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'king' },
    { type: 'answer', player: 'Bea', holds: false },
    { type: 'play', player: 'Bea', card: 'prince', target: 'Cal' },
  ])

  await table.button('Menu').click()
  await page.getByRole('menuitem', { name: /^Look a rule up/ }).click()
  await page.getByRole('combobox', { name: 'What happened?' }).fill('princess')
  const answers = page.getByRole('listbox', { name: 'Answers' }).getByRole('option')
  await answers.filter({ hasText: 'When does the 9 put you out' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\?$/)
  await page.getByRole('link', { name: 'Back to your table' }).click()

  await table.tellAll([
    { type: 'discard', player: 'Cal', card: 'princess' },
    { type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'baron' },
    { type: 'answer', player: 'Bea', holds: true },
  ])
  await expect(table.headline).toHaveText(saying('Ann wins the round'))
})

test('a Ball by keyboard alone, and a rule looked up in it', async ({ page }) => {
  const table = new SeasonDriver(page, head(['Ann', 'Bea', 'Cal'], ['Daphne', 'Simon', 'Marina', 'Kate']))
  await table.open()
  const press = async (what: Locator, key = 'Enter') => {
    await tabTo(page, what)
    await page.keyboard.press(key)
  }
  await press(table.button(/^Open the Ball/))
  for (const [player, card] of Object.entries({ Ann: 20, Bea: 17, Cal: 12 })) {
    const pad = page.getByRole('group', { name: `Card of ${player}`, exact: true })
    await press(pad.getByRole('button', { name: new RegExp(`^${card}( |$)`) }), 'Space')
  }
  await press(table.button('So they lie'))
  await press(table.button(/^Go on/))
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'What happened?' })).toBeFocused()
  await page.keyboard.type('scandal')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const prospect of ['Daphne', 'Simon', 'Marina']) {
    await press(table.row(prospect))
    await press(table.button('No, they stay face down'))
  }
  await press(table.row('It changes nothing that lies open'))
  await press(table.button('End the Ball'))
  await expect(table.headline).toHaveText(/Ball 2/)
})

test('what a screen reader is told of a table, a fault, a ladder and the desk', async ({ page }) => {
  const told = (name: string, what = page.getByRole('main')) =>
    expect(what).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  const love = new Driver(page, 'love-letter')
  await love.open(reported(annPlays({ deck: 5, protected: ['Bea'], discards: { Cal: ['guard', 'spy'] } })))
  await told('table')
  await love.open(andThen(reported(annPlays({ protected: ['Bea'] })), play('Ann', 'guard', 'Bea', 'king')))
  await told('fault')
  const season = new SeasonDriver(page, head(['Ann', 'Bea', 'Cal'], ['Daphne', 'Simon', 'Marina', 'Kate']))
  await season.open(
    ball({ Ann: 20, Bea: 17, Cal: 12 }, dance('Ann', 'Daphne'), dance('Bea', 'Simon')).slice(0, 3),
  )
  await told('ladder')
  await page.goto('/ask#q=prince%20empty%20deck')
  await expect(page.getByRole('article').first()).toBeVisible()
  await told('desk', page.getByRole('article').first())
})

test('in forced colours what is chosen and where one is can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (what: Locator) =>
    what.evaluate((element) => {
      const { backgroundColor, color, borderColor, borderWidth, outline } = getComputedStyle(element)
      return JSON.stringify({ backgroundColor, color, borderColor, borderWidth, outline })
    })
  const table = new SeasonDriver(page, head(['Ann', 'Bea', 'Cal'], ['Daphne', 'Simon', 'Marina', 'Kate']))
  await table.open(ball({ Ann: 20, Bea: 17, Cal: 12 }).slice(0, 2))
  await table.tap(table.row('Daphne'))
  await table.tap(table.button('two arrows down'))
  expect(await look(table.button('two arrows down'))).not.toBe(await look(table.button('one arrow down')))
  await page.goto('/settings')
  const option = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await look(option('Dark'))).not.toBe(await look(option('Light')))
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus-visible')
  await expect(focused).toHaveCount(1)
  const reach = page.locator(':focus-visible, label:has(:focus-visible)')
  const outlines = await reach.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  expect(outlines).toContain('solid')
})
