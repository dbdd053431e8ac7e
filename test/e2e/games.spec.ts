import { readFileSync } from 'node:fs'
import { Driver, saying } from './driver'
import { expect, expectAccessible, test } from './fixtures'
import { friends, giveFile, importFile, record, shortRound } from './game-files'

test('a file that is no game gets one sentence and harms nothing', async ({ page }) => {
  const big = `{"ruleset":"love-letter","filler":"${'x'.repeat(5_100_000)}"}`
  const many = record({ events: Array.from({ length: 20_001 }, () => ({ type: 'draw', player: 'Ann' })) })
  const envelope = { v: 1, kind: 'referee', record: record(), at: 0, draft: {}, pending: null }
  const files: [name: string, content: unknown, says: string | RegExp][] = [
    ['empty', '', 'The file is empty.'],
    ['cut off', JSON.stringify(record()).slice(0, 40), /it stops being JSON/],
    ['a web page', '<!doctype html><p>', /it stops being JSON in line 1/],
    ['a list', '[]', 'a game is an object, and this is none'],
    ['a foreign object', '{"hello": 1}', 'neither a record nor a ruleset and events'],
    ['too large', big, 'too large to be a game: 5.1 MB'],
    ['too long', many, 'This game has 20001 steps'],
    ['an unknown edition', record({ ruleset: 'chess' }), 'ruleset: "chess" is no ruleset'],
    ['an event without a field', record({ events: [{ type: 'draw' }] }), 'events[0]: no player'],
    ['players of one name', record({ players: ['Ann', 'Ann'] }), 'The beginning of the game cannot be'],
    ['an envelope from the future', { ...envelope, v: 99 }, 'saved by a newer Parlour: its version is 99'],
    [
      'an envelope with a torn place',
      { ...envelope, at: 'x' },
      'how many of its steps are in force: “at” is not a number',
    ],
    [
      'an envelope of another kind',
      { ...envelope, kind: 'chess' },
      '“kind” says “chess”: this Parlour knows no such game',
    ],
    ['an envelope with a torn record', { ...envelope, record: 5 }, 'not an object'],
  ]

  await importFile(page, record(), 'good.json')
  await expect(page).toHaveURL(/game#/)
  await page.goto('/referee')
  for (const [name, content, says] of files) {
    await giveFile(page, content)
    const status = page.getByRole('status').filter({ hasText: 'This file was not opened.' })
    await expect(status, name).toContainText(says)
  }
  await expect(page).toHaveURL(/referee$/)
  await expect(page.getByRole('link', { name: /Ann, Bea, Cal/ })).toHaveCount(1)
})

test.describe('a record with something wrong in it opens at its good part, with a banner', () => {
  const round = shortRound(friends)
  const wrong: [name: string, event: Record<string, unknown>, says: RegExp][] = [
    ['a stranger', { type: 'play', player: 'Zoe', card: 'guard' }, saying('Zoe')],
    ['no such card', { type: 'play', player: 'Bea', card: 'dragon' }, saying('dragon')],
    ['no such event', { type: 'juggle', player: 'Bea' }, saying('juggle')],
    [
      'out of turn',
      { type: 'play', player: 'Cal', card: 'guard', target: 'Bea', guess: 'priest' },
      saying('Cal'),
    ],
  ]
  for (const [name, event, says] of wrong)
    test(name, async ({ page }) => {
      await importFile(page, record({ events: [...round.slice(0, 5), event, ...round.slice(6)] }))
      await expect(page).toHaveURL(/game#/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saying('Bea to play'))
      await expect(page.getByText('This cannot be')).toBeVisible()
      await expect(page.getByText(says).first()).toBeVisible()
      await expect(
        page.getByText('One step of the file came after this one. It is left out.').first(),
      ).toBeVisible()
      await page.reload()
      await expect(page.getByText('This cannot be')).toBeVisible()
      await page.getByRole('button', { name: /^Take/ }).click()
      await expect(page.getByRole('heading', { name: saying('What did Bea play?') })).toBeVisible()
    })
})

test('a game is exported, and opens elsewhere on the very step, beside the old one', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.start(friends)
  await driver.tell({ type: 'play', card: 'handmaid' })
  await driver.button(/^Undo/).first().click()
  await expect(page.getByRole('heading', { name: saying('What did Ann play?') })).toBeVisible()
  await page.goto('/referee')
  await page.getByRole('button', { name: /^More for/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export to a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^parlour-Ann-Bea-Cal-\d{4}-\d\d-\d\d\.json$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ v: 1, kind: 'referee', at: 2, record: { players: friends } })
  await giveFile(page, text)
  // It lies here already, step by step.
  await page.getByRole('button', { name: 'Keep a second one' }).click()
  await expect(page).toHaveURL(/game#/)
  await expect(page.getByRole('heading', { name: saying('What did Ann play?') })).toBeVisible()
  await driver.button(/^Redo/).click()
  await expect(driver.headline).toHaveText(saying('Bea to play'))
  await page.goto('/referee')
  await expect(page.getByRole('link', { name: /Ann, Bea, Cal/ })).toHaveCount(2)
})

test('a dropped file is opened too', async ({ page }) => {
  await page.goto('/referee')
  await page.getByText('Looking for games').waitFor({ state: 'detached' })
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'game.json', { type: 'application/json' }))
    return transfer
  }, JSON.stringify(record()))
  await page
    .getByRole('heading', { name: 'From another device' })
    .dispatchEvent('drop', { dataTransfer: data })
  await expect(page).toHaveURL(/game#/)
})

test('a game is deleted, and comes back by undo, over a reload too', async ({ page }) => {
  const driver = new Driver(page, 'love-letter')
  await driver.start(friends)
  await page.goto('/referee')
  const game = page.getByRole('link', { name: /Ann, Bea, Cal/ })
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(game).toHaveCount(0)
  await expect(page.getByText('No game yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(game).toHaveCount(1)
  await page.reload()
  await game.click()
  await expect(driver.headline).toHaveText(saying('Ann to play'))
})

test('the same people again: same edition, rulings and goal', async ({ page }) => {
  const events = [{ type: 'table.goal', tokens: 9 }]
  await importFile(
    page,
    record({ ruleset: 'bridgerton', rulings: { 'protected-target': 'no-effect' }, events }),
  )
  await expect(page).toHaveURL(/game#/)
  const first = page.url()
  await page.goto('/referee')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: /The same people again/ }).click()
  await expect(page).toHaveURL(/game#/)
  expect(page.url()).not.toBe(first)
  await expect(page.getByText('0 / 9').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 / 9').first()).toBeVisible()
})

test('a game that is not here, and one whose address is torn, say so', async ({ page }) => {
  for (const hash of ['#nothing', '']) {
    await page.goto(`/referee/game${hash}`)
    await expect(page.getByRole('heading', { name: 'There is no such game here' })).toBeVisible()
    await page.goto('/referee')
  }
  await page.goto('/referee/game#nothing')
  await page.getByRole('link', { name: 'To the games' }).click()
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible()
})

test('the list of games is accessible with games, a refused file and an undo', async ({ page }) => {
  for (const ruleset of ['love-letter', 'bridgerton']) {
    await importFile(page, record({ ruleset, events: [] }))
    await expect(page).toHaveURL(/game#/)
  }
  await importFile(page, 'x')
  await expect(page.getByText('was not opened')).toBeVisible()
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page)
})
