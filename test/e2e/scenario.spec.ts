import type { Locator, Page } from '@playwright/test'
import scenario from '../../content/love-letter/scenarios/prince-hits-princess'
import { expect, expectAccessible, test } from './fixtures'

const page = '/rulings/love-letter/princess-discarded'
const { title, steps } = scenario
const asked = steps.findIndex((step) => 'ask' in step)
const { question, choices } = (steps[asked] as Extract<(typeof steps)[number], { ask: unknown }>).ask
type Choice = (typeof choices)[number]
const wrong = choices.find((choice) => 'breaks' in choice) as Choice
const right = choices.find((choice) => !('breaks' in choice)) as Choice

const stageOn = (on: Page) => on.getByRole('region', { name: title })
const current = (stage: Locator) => stage.locator('button[aria-current=step]')

/** Walks with Tab until this is reached, as somebody without a pointer would. */
async function tabTo(on: Page, what: Locator) {
  for (let presses = 0; presses < 120; presses++) {
    if (await what.evaluate((element) => element === document.activeElement)) return
    await on.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

/** The scripts that a page has loaded and that bring the statechart with them. */
function watchRules(on: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  on.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''))
  })
  return scripts
}
const withChart = async (scripts: Promise<string>[]) =>
  (await Promise.all(scripts)).filter((text) => text.includes('xstate.init'))

test('a scenario by keyboard alone: asked first, told why not, played on; and the text below never moves', async ({
  page: tab,
}) => {
  const scripts = watchRules(tab)
  await tab.goto(page)
  const stage = stageOn(tab)
  await expect(current(stage)).toHaveText('1')
  expect(await withChart(scripts)).toEqual([])
  const height = await stage.evaluate((element) => element.clientHeight)
  const stays = async () => expect(await stage.evaluate((element) => element.clientHeight)).toBe(height)

  await tabTo(tab, stage.getByRole('button', { name: `Step ${asked + 1} of` }))
  await tab.keyboard.press('Enter')
  await expect(current(stage)).toHaveText(String(asked + 1))
  await tab.keyboard.press('ArrowRight')
  await expect(stage.getByRole('heading', { name: question })).toBeVisible()
  await expect(stage.getByRole('status')).toHaveText(`${question} ${choices.length} answers below.`)
  await stays()
  await tabTo(tab, stage.getByRole('button', { name: wrong.says }))
  await tab.keyboard.press('Enter')
  await expect(stage.getByRole('status')).toHaveText(`Not so. ${wrong.because}`)
  await expect(stage.getByRole('link', { name: `The rule about “${wrong.says}”` })).toBeVisible()
  await stays()
  await expectAccessible(tab)
  await tabTo(tab, stage.getByRole('button', { name: right.says }))
  await tab.keyboard.press('Space')
  await expect(stage.getByRole('status')).toHaveText(`Right. ${right.because}`)
  await tab.keyboard.press('ArrowRight')
  await expect(current(stage)).toHaveText(String(asked + 2))
  await expect(
    stage.getByRole('list', { name: 'Before Bea' }).getByRole('img', { name: '9, Princess' }),
  ).toBeVisible()
  await stays()

  await tab.keyboard.press('ArrowLeft')
  await tab.keyboard.press('ArrowLeft')
  await expect(current(stage)).toHaveText(String(asked))
  const tryIt = stage.getByRole('button', { name: 'Try it yourself' })
  await tabTo(tab, tryIt)
  await tab.keyboard.press('Enter')
  await expect(stage.getByRole('heading', { name: /^What did .*Fay.* play/ })).toBeFocused()
  await expectAccessible(tab)
  await tabTo(tab, stage.getByRole('button', { name: '4 Handmaid' }))
  await tab.keyboard.press('Enter')
  await expect(stage.getByRole('heading', { name: /^What did .*Bea.* play/ })).toBeFocused()
  await tabTo(tab, stage.getByRole('button', { name: 'Back to the lesson' }))
  await tab.keyboard.press('Enter')
  await expect(tryIt).toBeFocused()
})

test('without scripts and on paper: the first picture and every word', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const paper = await context.newPage()
  await paper.goto(page)
  const stage = stageOn(paper)
  await expect(stage.getByText('Bea holds the Princess.')).toBeAttached()
  await stage.getByText('Step by step, in words').click()
  for (const { says } of steps) await expect(stage.getByRole('listitem').getByText(says)).toBeVisible()
  await expect(stage.getByRole('listitem').getByText(right.because)).toBeVisible()
  await stage.getByText('Step by step, in words').click()
  await paper.emulateMedia({ media: 'print' })
  for (const { says } of steps) await expect(stage.getByRole('listitem').getByText(says)).toBeVisible()
  await expect(stage.getByRole('button', { name: 'Next' })).toBeHidden()
  await context.close()
})
