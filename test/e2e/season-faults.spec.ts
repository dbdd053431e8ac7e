import type { RuleId } from '@/machines/high-society'
import { RULE_WORDS } from '@/machines/high-society'
import { SEASON_FAULT_WAYS } from '../support/season-fault-ways'
import { saying } from './driver'
import { expect, expectAccessible, atTable as test } from './fixtures'
import { SeasonDriver } from './season-driver'

/** Taps that tell the event which the rule faults, each a group and a name in it, or a name alone. */
type Way = (table: SeasonDriver) => Promise<void>

const answers =
  (...names: readonly string[]): Way =>
  async (table) => {
    for (const name of names) await table.insist(name)
  }

/** “Something wrong?”, and a step told freely. */
const freely =
  (...picks: readonly (readonly [string, string])[]): Way =>
  async (table) => {
    await table.button('Something wrong?').click()
    await table.button(/^Somebody acted out of turn/).click()
    const sheet = table.page.getByRole('dialog')
    for (const [group, name] of picks) {
      if (group === 'A token was replaced of' || group === 'trait')
        await sheet.getByText('What came of it').click()
      if (group === 'trait') await sheet.getByRole('switch', { name }).click()
      else
        await sheet
          .getByRole('group', { name: group, exact: true })
          .getByRole('button', { name: saying(name) })
          .first()
          .click()
    }
    await sheet.getByRole('button', { name: 'So it was' }).click()
  }

const DID = 'What was done?'
const numbers =
  (...laid: readonly (readonly [string, string])[]): Way =>
  async (table) => {
    for (const [player, number] of laid) await table.lay(player, number)
    await table.button('So they lie').click()
    const goOn = table.button(/^Go on/)
    await goOn.or(table.page.getByText('This cannot be')).first().waitFor()
    if (await goOn.isVisible()) await goOn.click()
  }

const ELSE = 'Something else happened'
const WAYS: { readonly [R in RuleId]?: Way } = {
  'game-over': freely([DID, 'The next Ball was opened']),
  'out-of-sequence': freely([DID, 'The Ball was ended']),
  'turn-order': freely([DID, 'Danced'], ['By whom?', 'Bea'], ['With whom?', 'p1']),
  'wrong-ball': async (table) => {
    await table.button('It is another Ball').click()
    await table.page.getByRole('textbox').fill('Danbury')
    await table.button(/^Open the Ball/).click()
  },
  'cards-missing': numbers(['Ann', '20'], ['Bea', '17'], ['Cal', 'Cal laid no card']),
  'card-twice': numbers(['Ann', '20'], ['Bea', '20'], ['Cal', '13']),
  'card-in-discard': numbers(['Ann', '20'], ['Bea', '17'], ['Cal', '13']),
  'dance-not-allowed': answers('Dances', 'p1'),
  'prospect-taken': answers('p1'),
  'scandal-not-allowed': answers(ELSE, 'Catches somebody', 'Ann'),
  'victim-not-dancing': answers('Catches somebody', 'Cal'),
  'victim-protected': answers('Catches somebody', 'Ann'),
  'must-act': answers(ELSE, 'Neither dances nor catches'),
  'token-missing': answers('p1', ELSE, 'No token went to anybody else'),
  'replace-missing': answers('p1', ELSE, 'No token was replaced'),
  'send-home-missing': answers('p1', ELSE, 'No token went home'),
  'move-from-missing': answers('p1', 'Bea', ELSE, 'No token was moved'),
  'token-not-allowed': answers('p1', 'p1'),
  'replace-not-allowed': freely(
    [DID, 'Danced'],
    ['By whom?', 'Ann'],
    ['With whom?', 'p1'],
    ['A token was replaced of', 'Bea'],
  ),
  'send-home-not-allowed': answers('p1', 'Cal'),
  'move-from-not-allowed': answers('p1', 'Bea', 'p1'),
  'reveal-after-engagement': freely(
    [DID, 'Danced'],
    ['By whom?', 'Ann'],
    ['With whom?', 'p1'],
    ['trait', 'A Trait was turned up'],
  ),
  'reveal-not-allowed': freely(
    [DID, 'Caught somebody'],
    ['By whom?', 'Bea'],
    ['Whom?', 'Ann'],
    ['trait', 'A Trait was turned up'],
  ),
  'trait-not-hidden': async (table) => {
    await table.tap(table.row('p1'))
    await table.tap(table.button('one arrow up'))
    await table.tap(table.button('+1 point'))
    await table.page.getByText('Its name, and which of them it was').click()
    await table.page.getByRole('radio', { name: 'Left' }).check()
    await table.tap(table.button('It lies face up'))
  },
  'give-self': answers('Ann'),
  'wrong-discard': answers('Bea'),
  'wrong-gossip': async (table) => {
    await table.tap(table.button('Somebody else gossips'))
    await table.tap(table.row('Bea'))
    await table.tap(table.row('It changes nothing that lies open'))
  },
  'choice-missing': freely([DID, 'The Ball was ended']),
  'choice-not-allowed': answers('p1', 'p1'),
  'wrong-score': async (table) => {
    await table.button('The table counted, too').click()
    await table
      .button(/: one more$/)
      .first()
      .click()
    await table.button('The table counted this').click()
  },
}

const onScreen = (Object.keys(WAYS) as RuleId[]).map((rule) => [rule, WAYS[rule] as Way] as const)

/** Told in two tests side by side, each on one page: loading it for each rule would take longer than all the rest. */
const HALVES = [onScreen.slice(0, 15), onScreen.slice(15)]

for (const [half, ways] of HALVES.entries())
  test(`what cannot be is told, and says why: part ${half + 1}`, async ({ page }) => {
    for (const [rule, way] of ways)
      await test.step(rule, async () => {
        const { head, before } = SEASON_FAULT_WAYS[rule]
        const table = new SeasonDriver(page, head)
        await table.open(before)
        await way(table)
        await expect(page.getByText('This cannot be')).toBeVisible()
        await expect(page.getByRole('link', { name: RULE_WORDS[rule].title })).toBeVisible()
        if (rule === 'prospect-taken') await expectAccessible(page)
        await table.button(/^Take it back/).click()
        await expect(page.getByText('This cannot be')).toBeHidden()
      })
  })

test('a file that breaks off says where; the list knows what only a file can hold', async ({ page }) => {
  const { head, before, event } = SEASON_FAULT_WAYS['unknown-prospect']
  const table = new SeasonDriver(page, head)
  await table.open([...before, event])
  await expect(page.getByText('This cannot be')).toBeVisible()
})

test('whoever dances out of turn may have the turn now', async ({ page }) => {
  const { head, before } = SEASON_FAULT_WAYS['turn-order']
  const table = new SeasonDriver(page, head)
  await table.open(before)
  await (WAYS['turn-order'] as Way)(table)
  await table.button(/^They have the turn now/).click()
  await expect(table.headline).toHaveText(/Ann.* next/)
  await expect(table.log).toContainText('dances with')
  await expect(table.log).toContainText('Table ruling')
})

test('what stands all the same is kept as the table’s ruling, and then told', async ({ page }) => {
  const { head, before } = SEASON_FAULT_WAYS['prospect-taken']
  const table = new SeasonDriver(page, head)
  await table.open(before)
  await (WAYS['prospect-taken'] as Way)(table)
  await table.button(/^Let it stand/).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(table.log).toContainText('Table ruling')
})
