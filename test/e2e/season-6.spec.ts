import { expect, test } from './fixtures'
import { SeasonDriver } from './season-driver'
import { seasonOfSix, six } from './season-of-six'

test('a whole season for six, by taps on a phone, to a tie', async ({ page }) => {
  const table = new SeasonDriver(page, six, { 3: /^You may catch somebody/ })
  await table.open()
  await table.tellAll(seasonOfSix)
  await expect(table.headline).toHaveText(/Bea.* wins the season/)
  const score = (player: string) =>
    page.getByRole('list', { name: 'Scores' }).getByRole('listitem').filter({ hasText: player })
  await expect(score('Ann')).toContainText('6 for Prestige, 0 for Traits, +1 for Love: 7')
  await expect(score('Bea')).toContainText('7 for Prestige, −1 for Traits, +1 for Love: 7')
  await expect(score('Fay')).toContainText('a Match without Love: 2')
})
