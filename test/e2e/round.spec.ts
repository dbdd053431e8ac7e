import type { Locator } from '@playwright/test'
import { Driver, saying } from './driver'
import { expect, expectAccessible, atTable as test } from './fixtures'
import { tabTo } from './keys'
import { annPlays, inBridgerton, play, reported } from './tables'

const six = ['Ann', 'Bea', 'Cal', 'Dot', 'אברהם', 'Maximiliana-Josephine von und zu Hohenlohe']
const crowded = reported(
  inBridgerton(
    annPlays(
      {
        deck: 1,
        protected: ['Dot'],
        out: ['Cal'],
        discards: {
          Ann: ['kate', 'daphne'],
          Bea: ['eloise', 'eloise', 'eloise', 'colin'],
          Cal: ['penelope', 'kate'],
          Dot: ['daphne', 'colin'],
          אברהם: ['duke', 'eloise', 'anthony', 'anthony', 'lady-danbury'],
        },
      },
      six,
    ),
  ),
)

test('a round by keyboard alone: each question takes the focus, Escape takes a tap back', async ({
  page,
}) => {
  const driver = new Driver(page, 'love-letter')
  await driver.open(reported(annPlays({ deck: 2 })))
  const press = async (what: Locator, key = 'Enter') => {
    await tabTo(page, what)
    await page.keyboard.press(key)
  }
  await press(driver.card('guard'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(driver.question('What did Ann play?')).toBeFocused()
  await press(driver.card('guard'), 'Space')
  await press(driver.row('Bea'))
  await press(driver.card('king'))
  await expect(driver.question('Did Bea have the King?')).toBeFocused()
  await press(driver.row('No'))
  await expect(driver.question('What did Bea play?')).toBeFocused()
  await press(driver.card('handmaid'))
  for (const [name, card] of [
    ['Ann', 'prince'],
    ['Bea', 'baron'],
    ['Cal', 'spy'],
  ] as const) {
    await expect(driver.question(`What does ${name} show?`)).toBeFocused()
    await press(driver.card(card))
  }
  await expect(driver.headline).toHaveText(saying('Ann wins the round'))
})

test('six players with long rows of cards: readable on a small phone, and all answers in sight', async ({
  page,
}) => {
  const driver = new Driver(page, 'bridgerton')
  await driver.open(crowded)
  await expect(driver.headline).toBeInViewport({ ratio: 1 })
  for (const name of six) await expect(driver.seat(name)).toBeInViewport({ ratio: 1 })
  await expect(driver.seat('Cal')).toContainText('out')
  await expect(driver.seat('Dot')).toContainText('protected')
  await expect(driver.card('queen-charlotte')).toBeInViewport({ ratio: 1 })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('a discard tells what its card does, a seat what lies before it', async ({ page }) => {
  const driver = new Driver(page, 'bridgerton')
  await driver.open(crowded)
  await driver.seat('Bea').getByRole('button', { name: '4, Colin' }).click()
  const card = page.getByRole('dialog', { name: 'Colin' })
  await expect(card).toContainText('nobody else can choose you')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await driver.seat('Maximiliana').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: saying(six[5] as string) })).toContainText(
    'Nothing lies before them yet.',
  )
  await expectAccessible(page)
})

test('a crowded table is accessible, and so is what is told against the rules and what never happened', async ({
  page,
}) => {
  const driver = new Driver(page, 'bridgerton')
  await driver.open(crowded)
  await expectAccessible(page)
  await driver.tap(driver.card('kate'))
  await driver.tap(driver.button('It was played all the same'))
  await driver.tap(driver.row('Dot'))
  await expectAccessible(page)
  await driver.open(reported(inBridgerton(annPlays()), [play('Ann', 'queen-charlotte')]))
  await driver.log.getByRole('button').first().click()
  await page.getByRole('button', { name: 'This never happened' }).click()
  await expect(driver.question('This never happened')).toBeFocused()
  await expectAccessible(page)
})

for (const [name, width, height] of [
  ['a tablet', 820, 1180],
  ['a desktop', 1440, 900],
  ['a phone on its side', 780, 360],
] as const)
  test(`on ${name} the table stands beside the question`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const driver = new Driver(page, 'love-letter')
    await driver.open(reported(annPlays()))
    const table = await page.getByRole('list', { name: 'Players' }).boundingBox()
    const question = await driver.question('What did Ann play?').boundingBox()
    expect(question?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0))
    await expect(driver.card('guard')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
