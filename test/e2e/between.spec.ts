import { Driver, saying } from './driver'
import { apart, expect, expectAccessible, atTable as test } from './fixtures'
import { friends, importFile, record, shortRound } from './game-files'

const ended = () => record({ events: shortRound(friends) })

test('after a round: why it ended, who may start, and a barred starter all the same', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(ended())
  await expect(driver.headline).toHaveText(saying('Bea wins the round'))
  await expect(page.getByText(saying('Bea alone is still in.'))).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(driver.headline).toHaveText(saying('Bea wins the round'))
  await driver.tell({ type: 'deal', starter: 'Cal' }, { insist: true })
  await expect(page.getByText('This cannot be')).toBeVisible()
  await page.getByRole('button', { name: /^Let it stand/ }).click()
  await expect(driver.headline).toHaveText(saying('Cal to play'))
})

test('a new round takes the focus to its question, with the new token in sight', async ({ page }) => {
  await new Driver(page, 'love-letter').open(record({ events: shortRound(friends).slice(0, -1) }))
  await new Driver(page, 'love-letter').tell({ type: 'answer', holds: true })
  await expect(page.getByRole('heading', { name: 'Who starts the round?' })).toBeFocused()
  await expect(new Driver(page, 'love-letter').seat('Bea')).toBeInViewport({ ratio: 1 })
})

test('open cards tapped for two players outlive a reload', async ({ page }) => {
  await new Driver(page, 'love-letter').open(record({ players: ['Ann', 'Bea'] }))
  const cards = page.getByRole('group', { name: 'Cards face up' })
  await cards.getByRole('button', { name: '1 Guard', exact: true }).click()
  await cards.getByRole('button', { name: '9 Princess', exact: true }).click()
  await expect(page.getByText('One more to tap')).toBeVisible()
  await page.reload()
  await expect(page.getByText('One more to tap')).toBeVisible()
  await cards.getByRole('button', { name: '0 Spy', exact: true }).click()
  await new Driver(page, 'love-letter').tell({ type: 'deal', starter: 'Bea' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(saying('Bea to play'))
})

test('lots are drawn among those who may start', async ({ page }) => {
  await new Driver(page, 'love-letter').open(record())
  await page.getByRole('button', { name: 'Draw lots' }).click()
  const drawn = page
    .getByRole('group', { name: 'Who starts?' })
    .getByRole('button')
    .filter({ hasText: 'drawn by lot' })
  await expect(drawn).toHaveCount(1)
  await drawn.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/to play$/)
})

test('people are renamed, swapped, added, dropped and moved between rounds, and tokens stay with their owners', async ({
  page,
}) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(ended())
  const change = async (work: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Change players or tokens to win' }).click()
    await work()
    await page.getByRole('button', { name: 'Play on like this' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const player = (n: number) => page.getByRole('dialog').getByRole('textbox', { name: `Player ${n}` })

  await change(async () => {
    await expectAccessible(page)
    await player(2).fill('Beatrice')
  })
  await expect(driver.headline).toHaveText(saying('Beatrice wins the round'))
  await expect(driver.log).toContainText(saying('Beatrice plays the Guard on Cal'))

  await change(async () => {
    await player(1).fill('Cal')
    await expect(page.getByRole('dialog').getByText(saying('Two players are called Cal.'))).toBeVisible()
    await player(3).fill('Ann')
  })
  await expect(driver.log).toContainText(saying('Beatrice plays the Guard on Ann'))

  await change(async () => {
    await page.getByRole('button', { name: 'Add a player' }).click()
    await player(4).fill('Dot')
    await page.getByRole('button', { name: 'Take Cal out' }).click()
    await page.getByRole('button', { name: 'Move Beatrice down' }).click()
  })
  const seats = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
  await expect(seats).toHaveCount(3)
  for (const [i, name] of ['Ann', 'Beatrice', 'Dot'].entries()) await expect(seats.nth(i)).toContainText(name)
  await expect(driver.seat('Beatrice')).toContainText('1 of 5 tokens')
  await page.reload()
  await expect(seats).toHaveCount(3)
  await driver.tell({ type: 'deal', starter: 'Beatrice' })
  await expect(driver.headline).toHaveText(saying('Beatrice to play'))
})

test('the tokens to win change, and the usual number moves with the people', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(ended())
  await page.getByRole('button', { name: 'Change players or tokens to win' }).click()
  await page.getByRole('button', { name: 'Add a player' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('4')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Play on like this' }).click()
  await expect(driver.seat('Bea')).toContainText('1 of 6 tokens')
})

test('the table scored otherwise: checked, and let stand', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(ended())
  await page.getByRole('button', { name: 'The table scored otherwise' }).click()
  await page.getByRole('button', { name: 'Ann: one more' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'The table scored this' }).click()
  await expect(page.getByText('This cannot be')).toBeVisible()
  await page.getByRole('button', { name: /^Let it stand/ }).click()
  await expect(driver.seat('Ann')).toContainText('1 of 5 tokens')
  await expect(page.getByRole('button', { name: 'The table scored otherwise' })).toHaveCount(0)
})

test('the end of a game: who won, play on, and another for the same people', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(record({ tokens: { Bea: 4 }, events: shortRound(friends) }))
  await expect(driver.headline).toHaveText(saying('Bea wins the game'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play on, to 6 tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Who starts the round?' })).toBeVisible()
  await driver.button(/^Undo/).first().click()
  await expect(driver.headline).toHaveText(saying('Bea wins the game'))
  const first = page.url()
  await page.getByRole('button', { name: 'The same people again' }).click()
  await expect(page.getByRole('heading', { name: 'Who starts the round?' })).toBeVisible()
  expect(page.url()).not.toBe(first)
  await expect(driver.seat('Bea')).toContainText('0 of 5 tokens')
  await page.goBack()
  await expect(driver.headline).toHaveText(saying('Bea wins the game'))
})

apart('the screen stays on where the device allows it, and says where not', async ({ page }) => {
  await page.addInitScript(() => {
    let isRefused = false
    Object.assign(window, { refuse: () => (isRefused = true) })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          if (isRefused) throw new DOMException('Low battery.', 'NotAllowedError')
          return { released: false, release: async () => {} }
        },
      },
    })
  })
  await importFile(page, ended())
  const awake = page.getByRole('switch', { name: /^Keep the screen on/ })
  await expect(awake).toHaveText('Screen stays on')
  await awake.click()
  await expect(awake).toHaveText('Screen may go dark')
  await expect(awake).not.toBeChecked()
  await page.evaluate(() => (window as unknown as { refuse: () => void }).refuse())
  await awake.click()
  await expect(awake).toHaveText('Screen may go dark')
  await expect(awake).toHaveAccessibleName(/this device does not let a page keep the screen on/)
})
