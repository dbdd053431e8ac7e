import { TROUBLE_WORDS, TROUBLES } from '@/machines/love-letter'
import { expect, expectAccessible, atTable as test } from './fixtures'
import { Mender } from './mending'

const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)

test('a deck that does not match is counted anew', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('The deck does not match')
  await expect(table.sheet.getByText('The screen counts 15 cards.')).toBeVisible()
  await expectAccessible(page)
  await table.choose('Deck: one more')
  await expect(table.sheet.getByText(/has 0 to 15 cards/)).toBeVisible()
  for (let i = 0; i < 3; i++) await table.choose('Deck: one less')
  await table.choose('Play on with 13 cards')
  await table.expectHeadline(/to play/)
  await expect(page.getByText('13 cards left', { exact: true })).toBeVisible()
  await table.tell({ type: 'play', player: 'Bea', card: 'handmaid' })
  const { events, state } = await table.valid()
  expect(types(events)).toContain('table.deck')
  expect(state).toMatchObject({ phase: 'play', turn: 'Cal', deck: 12 })
})

test('a deck that does not match leads to the log, when an entry explains it', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('The deck does not match')
  await table.choose('An entry is missing, or one is too many')
  await expect(page.getByRole('heading', { name: 'Log', exact: true })).toBeFocused()
})

test('whoever forgot to draw draws before playing', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Somebody forgot to draw')
  await table.choose('Bea')
  await table.choose('Draw now, then play')
  await table.expectHeadline(/Bea.* to play/)
  expect((await table.valid()).state).toMatchObject({ phase: 'play', turn: 'Bea', deck: 15 })
})

test('whoever played without drawing draws late: the play stands and says nothing of a second card', async ({
  page,
}) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Somebody forgot to draw')
  await table.choose('Ann')
  await table.choose('Draw now, before anybody else')
  await table.expectHeadline(/Bea.* to play/)
  const { events, state } = await table.valid()
  expect(events.filter(({ ruled }) => ruled)).toMatchObject([{ type: 'play', player: 'Ann', card: 'spy' }])
  expect(state).toMatchObject({ phase: 'play', turn: 'Bea', deck: 15 })
})

test('a card too many goes back on top of the deck', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Somebody drew twice')
  await expectAccessible(page)
  await table.choose('It goes back on top of the deck')
  await table.expectHeadline(/Bea.* to play/)
  await expect(table.log).toContainText('put back on top')
  expect(types((await table.valid()).events)).toContain('table.note')
})

test('a card played out of turn goes back into the hand', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Somebody played out of turn')
  await table.choose('Cal')
  await table.choose('It goes back into the hand')
  await table.expectHeadline(/Bea.* to play/)
  expect((await table.valid()).state).toMatchObject({ phase: 'play', turn: 'Bea', deck: 15 })
})

test('a play out of turn stays: the turn is given, and the play entered', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Somebody played out of turn')
  await table.choose('Cal')
  await table.choose('It stays: Cal has the turn')
  await table.expectHeadline(/Cal.* to play/)
  await table.tell({ type: 'play', player: 'Cal', card: 'handmaid' })
  await table.expectHeadline(/Ann.* to play/)
  const { events, state } = await table.valid()
  expect(types(events)).toEqual(['deal', 'draw', 'play', 'table.turn', 'draw', 'play', 'draw'])
  expect(state).toMatchObject({ turn: 'Ann', deck: 14, protected: ['Cal'] })
})

test('a round dealt wrongly is dealt again', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('A card was dealt wrongly')
  await table.choose('Deal the round again')
  await table.expectHeadline(/Deal/)
  await table.tell({ type: 'deal', starter: 'Cal' })
  await table.expectHeadline(/Cal.* to play/)
  const { events, state } = await table.valid()
  expect(types(events)).toContain('table.void')
  expect(state).toMatchObject({ phase: 'play', turn: 'Cal', deck: 16, discards: { Ann: [] } })
})

test('a card was seen: the table plays on, or shuffles', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Somebody saw a card')
  await table.choose('Cal')
  await table.choose('Play on')
  await table.expectHeadline(/Bea.* to play/)
  await table.wrong('Somebody saw a card')
  await table.choose('Cal')
  await table.choose('Shuffle the deck and play on')
  await table.expectHeadline(/Bea.* to play/)
  const { events, state } = await table.valid()
  expect(types(events).slice(-3)).toEqual(['table.note', 'table.note', 'table.position'])
  expect(state).toMatchObject({ phase: 'play', turn: 'Bea', deck: 15, discards: { Ann: ['spy'] } })
})

test('the player on turn leaves and lays the hand open; another leaves unseen, and the round ends', async ({
  page,
}) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('A player leaves')
  await table.choose('Bea')
  await table.choose('It is laid face up')
  await table.choose('9 Princess')
  await table.expectHeadline(/Cal.* to play/)
  await table.wrong('A player leaves')
  await table.choose('Ann')
  await table.choose('It is put away unseen')
  await table.expectHeadline(/Cal.* wins the round/)
  const { state } = await table.valid()
  expect(state).toMatchObject({ phase: 'deal', roundWinners: ['Cal'], discards: { Bea: ['princess'] } })
})

test('anything else is written down, or the round given up', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.wrong('Something else')
  await table.sheet.getByRole('textbox', { name: 'Write it into the log' }).fill('The cat took a card.')
  await table.choose('Keep this note')
  await table.expectHeadline(/Bea.* to play/)
  await expect(table.log).toContainText('The cat took a card.')
  await table.wrong('Something else')
  await table.choose('Give the round up')
  await table.expectHeadline(/Deal/)
  expect(types((await table.valid()).events).slice(-2)).toEqual(['table.note', 'table.void'])
})

test('a won game: another round is refused, or the table plays on', async ({ page }) => {
  const table = new Mender(page, 'love-letter')
  await table.open({
    ruleset: 'love-letter',
    players: ['Ann', 'Bea'],
    tokens: { Bea: 5 },
    start: { turn: 'Ann', hands: { Ann: ['princess', '?'] }, deck: 5 },
    events: [
      { type: 'play', player: 'Ann', card: 'princess' },
      { type: 'discard', player: 'Ann', card: 'guard' },
    ],
  })
  await table.wrong('Another round was dealt')
  await table.choose('Play on, to 7 tokens')
  await table.expectHeadline(/Bea.* wins the round/)
  expect((await table.valid()).state).toMatchObject({ phase: 'deal', gameWinners: [] })
})

test('every kind of trouble says what the rules say and what they leave open, for everybody to read', async ({
  page,
}) => {
  const table = new Mender(page, 'love-letter')
  await table.afterSpy()
  await table.button('Something wrong?').click()
  await expectAccessible(page)
  const troubles = TROUBLES.filter((trouble) => trouble !== 'one-more')
  for (const trouble of troubles) {
    const { title, rules, open, source } = TROUBLE_WORDS[trouble]
    await table.choose(title)
    for (const words of [rules, open, source]) await expect(table.sheet).toContainText(words)
    await expectAccessible(page)
    await table.choose('Something different')
  }
  await expect(table.sheet.getByRole('group', { name: 'What went wrong?' }).getByRole('button')).toHaveCount(
    troubles.length,
  )
  await page.keyboard.press('Escape')
  await expect(table.button('Something wrong?')).toBeFocused()
})
