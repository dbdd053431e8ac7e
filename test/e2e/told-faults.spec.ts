import { type Head, RULE_WORDS } from '@/machines/love-letter'
import { expect, expectAccessible, atTable as test } from './fixtures'
import { Mender } from './mending'
import { annPlays, reported } from './tables'

/** Faults that no question of the round screen offers: they are told through “Something wrong?”. */
test.describe('what the screen does not ask for can be told all the same', () => {
  test('must-draw: played before drawing; taken back, the turn is as it was', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    await table.afterSpy()
    await table.wrong('Somebody forgot to draw')
    await table.choose('Bea')
    await table.choose('It was played all the same')
    await table.choose('4 Handmaid')
    await table.expectFault(RULE_WORDS['must-draw'].title)
    await expectAccessible(page)
    await page.reload()
    await table.expectFault(RULE_WORDS['must-draw'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Bea.* to play/)
    expect((await table.valid()).state).toMatchObject({ phase: 'play', turn: 'Bea', deck: 15 })
  })

  test('already-drawn: a second card was drawn', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    await table.afterSpy()
    await table.wrong('Somebody drew twice')
    await table.choose('Bea drew twice, and that is that')
    await table.expectFault(RULE_WORDS['already-drawn'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Bea.* to play/)
  })

  test('turn-order: somebody played out of turn', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    await table.afterSpy()
    await table.wrong('Somebody played out of turn')
    await table.choose('Cal')
    await table.choose('It was played all the same')
    await table.choose('1 Guard')
    await table.expectFault(RULE_WORDS['turn-order'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Bea.* to play/)
  })

  test('out-of-sequence: a card was played while another waited for an answer', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    await table.open(
      reported(annPlays(), [{ type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'king' }]),
    )
    await table.wrong('Somebody played out of turn')
    await table.choose('Cal')
    await table.choose('It was played all the same')
    await table.choose('2 Priest')
    await table.expectFault(RULE_WORDS['out-of-sequence'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Bea.* to answer/)
  })

  const odd = [
    ['target-not-allowed', '4 Handmaid', 'Bea', 'No card was named'],
    ['guess-missing', '1 Guard', 'Bea', 'No card was named'],
    ['guess-not-allowed', '2 Priest', 'Bea', '7 King'],
  ] as const
  for (const [rule, card, target, named] of odd)
    test(`${rule}: a card was played otherwise`, async ({ page }) => {
      const table = new Mender(page, 'love-letter')
      await table.annPlays()
      await table.wrong('A card was played otherwise')
      await table.choose(card)
      await table.choose(target)
      await table.choose(named)
      await table.expectFault(RULE_WORDS[rule].title)
      await table.button('Take it back').click()
      await table.expectHeadline(/Ann.* to play/)
    })

  test('game-over: another round was dealt', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    const head: Head = { ...annPlays({ out: ['Cal'] }), tokens: { Bea: 4 } }
    await table.open(
      reported(head, [
        { type: 'play', player: 'Ann', card: 'princess' },
        { type: 'discard', player: 'Ann', card: 'guard' },
      ]),
    )
    await table.wrong('Another round was dealt')
    await table.choose('It was dealt all the same')
    await table.expectFault(RULE_WORDS['game-over'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Bea.* wins the game/)
  })

  test('wrong-setup: cards lie face up although three play', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    await table.open({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'], events: [] })
    await table.wrong('A card was dealt wrongly')
    for (const card of ['1 Guard', '1 Guard', '0 Spy']) await table.choose(card)
    await table.expectFault(RULE_WORDS['wrong-setup'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Deal/)
  })

  test('wrong-award: the table scored otherwise', async ({ page }) => {
    const table = new Mender(page, 'love-letter')
    await table.open(
      reported(annPlays({ out: ['Cal'] }), [
        { type: 'play', player: 'Ann', card: 'princess' },
        { type: 'discard', player: 'Ann', card: 'guard' },
      ]),
    )
    await table.button('The table scored otherwise').click()
    await table.choose('Ann: one more')
    await table.choose('The table scored this')
    await table.expectFault(RULE_WORDS['wrong-award'].title)
    await table.button('Take it back').click()
    await table.expectHeadline(/Bea.* wins the round/)
  })
})
