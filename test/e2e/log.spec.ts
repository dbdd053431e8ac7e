import { Driver, saying } from './driver'
import { expect, atTable as test } from './fixtures'
import { annPlays, play, reported } from './tables'

const told = reported(annPlays(), [
  play('Ann', 'priest', 'Bea'),
  play('Bea', 'handmaid'),
  play('Cal', 'guard', 'Ann', 'king'),
  { type: 'answer', player: 'Ann', holds: false },
])

test('undo and redo say in words what they do, and what cannot be unseen', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(reported(annPlays(), [play('Ann', 'priest', 'Bea')]))
  await driver.tap(driver.button(saying('Undo: Ann plays the Priest and looks at Bea’s hand')))
  await expect(driver.main).toContainText(saying('Ann has seen Bea’s hand: that cannot be unseen.'))
  await expect(driver.question('What did Ann play?')).toBeFocused()
  await driver.tap(driver.button(saying('Redo: Ann plays the Priest and looks at Bea’s hand')))
  await expect(driver.question('What did Bea play?')).toBeFocused()
})

test('the log leads back to any step, and forth again', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(told)
  await driver.log.getByRole('button', { name: saying('Bea plays the Handmaid') }).click()
  const sheet = page.getByRole('dialog', { name: saying('Bea plays the Handmaid') })
  await sheet.getByRole('button', { name: 'Back to before this' }).click()
  await expect(driver.question('What did Bea play?')).toBeVisible()
  await expect(driver.log.getByRole('button')).toHaveCount(1)
  for (let step = 0; step < 3; step++) await driver.tap(driver.button(/^Redo: /))
  await expect(driver.question('What did Ann play?')).toBeVisible()
  await expect(driver.log.getByRole('button')).toHaveCount(4)
})

test('an earlier entry is corrected at the table of its moment, and the rest is kept', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(told)
  await driver.log.getByRole('button', { name: saying('Bea plays the Handmaid') }).click()
  await page.getByRole('button', { name: 'It was otherwise' }).click()
  await expect(driver.question('What did Bea play?')).toBeFocused()
  await expect(driver.main).toContainText('as it was')
  await driver.tap(driver.card('countess'))
  await expect(page.getByText('All 2 later steps still fit.')).toBeVisible()
  await driver.tap(driver.button('Correct the log so'))
  await expect(driver.log).toContainText(saying('Bea plays the Countess'))
  await expect(driver.log).toContainText(saying('Cal plays the Guard on Ann and names the King'))
})

test('what no longer fits after a correction is named before anything changes', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(told)
  await driver.log.getByRole('button', { name: saying('Cal plays the Guard') }).click()
  await page.getByRole('button', { name: 'It was otherwise' }).click()
  await driver.tap(driver.card('spy'))
  await expect(driver.main).toContainText(saying('Step 4, “Ann says no'))
  await expect(driver.main).toContainText('no longer fits')
  await driver.tap(driver.button('Leave it as it is'))
  await expect(driver.log.getByRole('button')).toHaveCount(4)
})

test('a correction that leaves out later steps is undone, and the log is as it was', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(told)
  const never = async () => {
    await driver.log.getByRole('button', { name: saying('Cal plays the Guard') }).click()
    await page.getByRole('button', { name: 'This never happened' }).click()
    await expect(driver.main).toContainText('Undo brings the log back as it is now')
    await driver.tap(driver.button('Leave out step 4'))
    await expect(driver.main).toContainText('Corrected. One later step was left out.')
    await expect(driver.log.getByRole('button')).toHaveCount(2)
  }
  await never()
  await driver.tap(driver.button('Bring it back'))
  await expect(driver.question('What did Ann play?')).toBeFocused()
  await expect(driver.log.getByRole('button')).toHaveCount(4)
  await never()
  await driver.tap(driver.card('spy'))
  await driver.tap(driver.button(saying('Undo: Cal plays the Spy')))
  await page.reload()
  await expect(driver.log.getByRole('button')).toHaveCount(2)
})

test('undo drops what is half told before it takes a step back', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(reported(annPlays(), [play('Ann', 'handmaid')]))
  await driver.tap(driver.card('guard'))
  await driver.tap(driver.button('Undo: what is half told'))
  await expect(driver.question('What did Bea play?')).toBeFocused()
  await driver.tap(driver.button(saying('Undo: Ann plays the Handmaid')))
  await expect(driver.question('What did Ann play?')).toBeVisible()
})

test('a step that never happened is left out, and one that was forgotten is put in', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(reported(annPlays(), [play('Ann', 'handmaid'), play('Bea', 'handmaid')]))
  await driver.log.getByRole('button', { name: saying('Bea plays the Handmaid') }).click()
  await page.getByRole('button', { name: 'This never happened' }).click()
  await driver.tap(driver.button('Correct the log so'))
  await expect(driver.question('What did Bea play?')).toBeVisible()
  await driver.tap(driver.card('spy'))
  await driver.log.getByRole('button', { name: saying('Bea plays the Spy') }).click()
  await page.getByRole('button', { name: 'Something was left out before this' }).click()
  await driver.tap(driver.card('princess'))
  await expect(driver.main).toContainText('no longer fits')
  await driver.tap(driver.button('Leave it as it is'))
  await expect(driver.question('What did Cal play?')).toBeVisible()
})
