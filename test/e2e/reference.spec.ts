import { expect, test } from './fixtures'
import { printed } from './printed'

test('reference cards come out of the printer as chosen, and nothing else does', async ({ page }) => {
  await page.goto('/reference/bridgerton')
  await expect(page.getByRole('row', { name: /Lady Featherington/ })).toBeVisible()
  // The size of the paper comes with the page’s scripts.
  await expect.poll(() => printed(page)).toEqual(['210 × 297', '210 × 297'])

  await page.getByRole('radio', { name: 'US Letter' }).check({ force: true })
  await page.getByRole('radio', { name: 'Large print' }).check()
  const fewer = page.getByRole('button', { name: 'One player less' })
  for (let left = 6; left > 2; left--) await fewer.click()
  await expect(page.getByText('4 cards on 2 sheets of US Letter')).toBeVisible()
  expect(await printed(page)).toEqual(['279 × 216', '279 × 216'])

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'At a glance', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const cut = await page.locator('[data-sheet] :is(ul, dl)').evaluateAll((parts) =>
    parts.map((part) => {
      const card = part.parentElement as HTMLElement
      return { over: card.scrollHeight > card.clientHeight, wide: card.scrollWidth > card.clientWidth }
    }),
  )
  expect(cut).toEqual(Array.from({ length: 4 }, () => ({ over: false, wide: false })))
})

test('a card’s page shows both boxes and its lessons, and leads on', async ({ page }) => {
  await page.goto('/cards/love-letter')
  await page.getByRole('link', { name: /Baron/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Baron · The Duke' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'The Duke' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Card after' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Handmaid · Colin' })).toBeVisible()
})
