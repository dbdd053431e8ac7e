import type { Page } from '@playwright/test'
import { apart, expect, expectAccessible, atTable as test } from './fixtures'
import { Mender } from './mending'

/** Everything that this page keeps anywhere on the device, as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name as string)
    const stores = await Promise.all(
      names.map(
        (name) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const db = opening.result
              const lists = [...db.objectStoreNames].map(
                (store) =>
                  new Promise((done) => {
                    const all = db.transaction(store).objectStore(store).getAll()
                    // That somebody sits at this table is no secret, and is kept a moment after.
                    all.onsuccess = () => done([store, all.result.filter(({ name }) => name !== 'table')])
                  }),
              )
              Promise.all(lists).then((all) => {
                db.close()
                resolve(all)
              })
            }
          }),
      ),
    )
    return JSON.stringify([
      stores,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
    ])
  })

async function openPrivate(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: /Only you look/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const ask = async (table: Mender) => {
  await table.choose('Press and hold')
  await table.choose('Yes, only Bea is looking')
  await table.choose('7 King')
  await table.choose('8 Countess')
}

test('only you look: two cards are asked about, and no trace is left', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  const [before, log] = [await kept(page), await table.log.textContent()]
  await openPrivate(page)
  await expect(table.sheet).toHaveAccessibleName(/Only .*Bea.* looks/)
  await expect(table.sheet).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await ask(table)
  await expect(table.sheet.getByRole('heading', { name: 'These two' })).toBeFocused()
  const advice = table.sheet.getByRole('list', { name: 'What you may play' })
  await expect(advice.getByRole('listitem').filter({ hasText: 'King' }).first()).toContainText(
    'stays in your hand',
  )
  await expect(advice).toContainText('You must play the Countess')
  await expectAccessible(page)
  await table.choose('Close')
  await expect(table.sheet).toHaveCount(0)
  expect(await kept(page)).toBe(before)
  expect(await table.log.textContent()).toBe(log)
  await openPrivate(page)
  await expect(table.sheet.getByText('Countess')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(table.sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

test('it opens when held, says on whom, and cannot be opened in passing', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.annPlays({ protected: ['Bea'] })
  await openPrivate(page)
  const hold = table.sheet.getByRole('button', { name: 'Press and hold' })
  await hold.hover()
  await page.mouse.down()
  await expect(table.sheet.getByRole('heading', { name: 'Which two cards do you hold?' })).toBeFocused()
  await page.mouse.up()
  await table.choose('1 Guard')
  await table.choose('5 Prince')
  const guard = table.sheet.getByRole('listitem').filter({ hasText: 'Guard' }).first()
  await expect(guard.getByRole('listitem').filter({ hasText: 'Bea' })).toContainText('protected')
  await expect(guard.getByRole('listitem').filter({ hasText: 'Cal' })).toContainText('May choose')
})

apart(
  'it closes by itself: untouched for a minute, with a warning that any touch answers; and when hidden',
  async ({ page }) => {
    await page.clock.install()
    const table = new Mender(page, 'love-letter')
    await table.afterSpy()
    await openPrivate(page)
    await page.clock.runFor(41_000)
    await expect(table.sheet.getByRole('status')).toHaveText(/closes in 20 seconds/)
    await table.choose('Stay open')
    await page.clock.runFor(39_000)
    await expect(table.sheet).toBeVisible()
    await page.clock.runFor(22_000)
    await expect(table.sheet).toHaveCount(0)
    await openPrivate(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(1000)
    await expect(table.sheet).toHaveCount(0)
  },
)

test('what could they hold is off, and says the exact set once it is on', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.annPlays({ hands: { Bea: ['king'] }, discards: { Cal: ['guard', 'guard'] } })
  const look = (name: string) =>
    page
      .getByRole('list', { name: 'Players' })
      .getByRole('button', { name: new RegExp(name) })
      .click()
  await look('Bea')
  await expect(table.sheet.getByText('What could they hold?')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await table.sheet.getByRole('switch', { name: 'What could they hold?' }).click()
  await page.keyboard.press('Escape')
  await expect(table.sheet).toHaveCount(0)
  await look('Bea')
  await expect(table.sheet).toContainText(/Bea.* holds the King/)
  await expect(table.sheet.getByRole('list', { name: 'Could be in hand' }).getByRole('listitem')).toHaveCount(
    1,
  )
  await page.keyboard.press('Escape')
  await expect(table.sheet).toHaveCount(0)
  await look('Cal')
  const cards = table.sheet.getByRole('list', { name: 'Could be in hand' })
  await expect(cards.getByRole('listitem')).toHaveCount(9)
  await expect(cards.getByRole('listitem').filter({ hasText: 'Guard' })).toContainText('4 of 6 unseen')
  await expectAccessible(page)
})
