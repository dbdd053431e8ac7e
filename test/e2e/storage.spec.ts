import { awake } from './awake'
import { Driver, saying } from './driver'
import { expect, expectAccessible, test } from './fixtures'
import { friends, withoutStorage } from './game-files'

test('two tabs on one game: none overwrites the other, and the one left behind says so', async ({
  page,
  context,
}) => {
  const driver = new Driver(page, 'love-letter')
  await driver.start(friends)
  const other = awake(await context.newPage())
  await other.goto(page.url())
  const there = new Driver(other, 'love-letter')
  await expect(there.headline).toHaveText(saying('Ann to play'))
  await there.tell({ type: 'play', card: 'handmaid' })
  await expect(there.headline).toHaveText(saying('Bea to play'))
  await expect(driver.headline).toHaveText(saying('Bea to play'))
  await expect(page.getByText('carried on in another tab').last()).toBeVisible()
  await driver.tell({ type: 'play', card: 'spy' })
  await expect(there.headline).toHaveText(saying('Cal to play'))
  await expect(page.getByText('carried on in another tab')).toHaveCount(0)
  await page.reload()
  await expect(driver.headline).toHaveText(saying('Cal to play'))
})

test('a tab that hears nothing is told when it saves, and loses nothing of the other', async ({
  page,
  context,
}) => {
  const driver = new Driver(page, 'love-letter')
  await driver.start(friends)
  const deaf = awake(await context.newPage())
  await deaf.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
  })
  await deaf.goto(page.url())
  const there = new Driver(deaf, 'love-letter')
  await expect(there.headline).toHaveText(saying('Ann to play'))
  await driver.tell({ type: 'play', card: 'handmaid' })
  await expect(there.headline).toHaveText(saying('Ann to play'))
  await there.tell({ type: 'play', card: 'spy' })
  await expect(there.headline).toHaveText(saying('Bea to play'))
  await expect(deaf.getByText('carried on in another tab').last()).toBeVisible()
  await expect(there.log).toContainText('Handmaid')
})

test('where the device keeps nothing, play goes on in memory and says so', async ({ page }) => {
  await withoutStorage(page)
  await page.goto('/referee')
  await expect(page.getByText('This device does not keep games')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann')
  await page.getByRole('button', { name: 'Add a player' }).click()
  await page.getByRole('group', { name: 'Who starts?' }).getByRole('button', { name: 'Ann' }).click()
  const driver = new Driver(page, 'love-letter')
  await driver.tell({ type: 'play', card: 'handmaid' })
  await expect(driver.headline).toHaveText(saying('Player 2 to play'))
  await expect(page.getByText('This device does not keep the game').last()).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: /Leave the table/ }).click()
  await page.getByRole('link', { name: /Ann, Player 2, Player 3/ }).click()
  await expect(driver.headline).toHaveText(saying('Player 2 to play'))
})

test('a device that runs out of room in the middle of a round plays on and says so', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.start(friends)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  })
  await driver.tell({ type: 'play', card: 'handmaid' })
  await expect(driver.headline).toHaveText(saying('Bea to play'))
  await expect(page.getByText('This device does not keep the game').last()).toBeVisible()
  await driver.tell({ type: 'play', card: 'spy' })
  await expect(driver.headline).toHaveText(saying('Cal to play'))
})
