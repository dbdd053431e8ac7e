import { expect, expectAccessible, test } from './fixtures'
import { ball, dance, head, SeasonDriver } from './season-driver'

const players = ['Ann', 'Bea', 'Cal']
const three = head(players, ['Daphne', 'Simon', 'Marina', 'Kate'])

/**
 * A whole season for three: 12 turns out to be a card that may catch somebody; Ann’s Love Match in Ball 3; a hand
 * given; a token moved; Cal’s Match without love and Bea’s with it in Ball 8. Ann: Daphne at the top, 4, and 1 for
 * Love. Bea: Simon at 2, his Trait +2, and 1 for Love. Five each, and Daphne stands higher.
 */
const season = [
  ...ball({ Ann: 20, Bea: 17, Cal: 12 }, dance('Ann', 'Daphne'), dance('Bea', 'Simon'), {
    type: 'scandal',
    player: 'Cal',
    victim: 'Bea',
  }),
  ...ball(
    { Ann: 22, Bea: 16, Cal: 9 },
    dance('Ann', 'Daphne'),
    dance('Bea', 'Simon'),
    dance('Cal', 'Marina'),
  ),
  ...ball(
    { Ann: 23, Bea: 14, Cal: 11 },
    dance('Ann', 'Daphne'),
    dance('Bea', 'Simon'),
    dance('Cal', 'Marina'),
  ),
  ...ball(
    { Ann: 21, Bea: 13, Cal: 7 },
    dance('Ann', 'Simon', { reveal: { arrows: -1, points: 2 } }),
    dance('Bea', 'Kate'),
    dance('Cal', 'Daphne'),
  ),
  ...ball({ Ann: 19, Bea: 10, Cal: 5 }, dance('Ann', 'Kate'), dance('Bea', 'Kate'), dance('Cal', 'Daphne')),
  ...ball(
    { Ann: 15, Bea: 4, Cal: 2 },
    dance('Ann', 'Kate'),
    { type: 'give', player: 'Ann', to: 'Bea' },
    dance('Bea', 'Simon', { token: 'Marina', moveFrom: 'Kate' }),
    dance('Cal', 'Daphne'),
  ),
  ...ball({ Ann: 24, Bea: 18, Cal: 1 }, dance('Ann', 'Simon'), dance('Bea', 'Daphne'), dance('Cal', 'Kate')),
  ...ball({ Ann: 20, Bea: 17, Cal: 12 }, dance('Ann', 'Daphne'), dance('Bea', 'Simon'), dance('Cal', 'Kate')),
]

test('a whole season for three, by taps on a phone, to a tie', async ({ page }) => {
  const table = new SeasonDriver(page, three, { 12: /^You may catch somebody/ })
  await table.open()
  await table.tellAll(season.slice(0, 5))
  await expect(table.log).toContainText('catches')
  await table.tellAll(season.slice(5))
  await expect(table.headline).toHaveText(/Ann.* wins the season/)
  const scores = page.getByRole('list', { name: 'Scores' }).getByRole('listitem')
  await expect(scores.filter({ hasText: 'Ann' })).toContainText(
    '4 for Prestige, 0 for Traits, +1 for Love: 5',
  )
  await expect(scores.filter({ hasText: 'Bea' })).toContainText(
    '2 for Prestige, +2 for Traits, +1 for Love: 5',
  )
  await expect(scores.filter({ hasText: 'Cal' })).toContainText('a Match without Love: 1')
  await expect(table.main).toContainText(/Daphne.* stands highest/)
  await expectAccessible(page)
  // A Ball is quicker to tell than to play.
  expect(table.taps / 8).toBeLessThan(16)
})
