import type { Locator, Page } from '@playwright/test'
import scenario from '../../content/high-society/scenarios/fall-stops-at-the-bottom'
import { expect, expectAccessible, test } from './fixtures'

const page = '/rulings/high-society/ends-of-the-ladder'
const stageOn = (on: Page) => on.getByRole('region', { name: scenario.title })
/** The prospects of the ladder, top first. */
const ladder = (stage: Locator) =>
  stage
    .getByRole('list', { name: 'Prestige, the highest first' })
    .last()
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.glide))

test('a lesson of a season: the ladder moves, nothing below it does, and one may play on', async ({
  page: tab,
}) => {
  await tab.goto(page)
  const stage = stageOn(tab)
  const height = () => stage.evaluate((element) => element.clientHeight)
  const before = await height()
  expect(await ladder(stage)).toEqual(['Lady Finch', 'Lord Marsh', 'Miss Thorne', 'Mr Vale'])
  await stage.getByRole('button', { name: 'Your guess' }).click()
  await stage.getByRole('button', { name: 'Last. Mr Vale rises past her to third.' }).click()
  await expect(stage.getByRole('status')).toContainText('Right.')
  await expect(
    stage.getByRole('link', { name: 'The rule about “Last. Mr Vale rises past her to third.”' }),
  ).toHaveAttribute('href', '/rulings/high-society/ends-of-the-ladder')
  await stage.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => ladder(stage)).toEqual(['Lady Finch', 'Lord Marsh', 'Mr Vale', 'Miss Thorne'])
  expect(await height()).toBe(before)
  await expectAccessible(tab)

  await stage.getByRole('button', { name: 'Try it yourself' }).click()
  await expect(stage.getByRole('heading', { name: /Bea/ }).last()).toBeFocused()
  await expectAccessible(tab)
  await stage.getByRole('button', { name: 'Back to the lesson' }).click()
  await expect(stage.getByRole('button', { name: 'Try it yourself' })).toBeFocused()
})

test('the desk answers for one box or for any, and the address keeps which', async ({ page: tab }) => {
  await tab.goto('/ask#q=tie&in=high-society')
  const articles = tab.getByRole('region', { name: 'Answers' }).getByRole('article')
  const best = articles.first().getByRole('heading')
  await expect(best).toHaveText('Two Matches are worth the same. Who wins?')
  await tab.getByRole('radio', { name: 'Love Letter', exact: true }).check()
  await expect(best).toHaveText('What happens when the highest hands are equal?')
  await expect(tab).toHaveURL(/#q=tie&in=love-letter$/)
  await tab.getByRole('radio', { name: 'Any game' }).check()
  await tab.getByRole('textbox', { name: 'The question, in a word or two' }).fill('swoon final ball')
  await expect(best).toHaveText(/^Does a Swoon in the last Ball make a Match/)
})
