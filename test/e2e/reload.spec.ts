import type { EditionId, GameRecord } from '@/machines/love-letter'
import { Driver } from './driver'
import { expect, atTable as test } from './fixtures'
import { fromDevice } from './kept'
import { annPlays, inBridgerton, play, reported } from './tables'

type Moment = readonly [name: string, record: GameRecord, taps: (driver: Driver) => Promise<unknown>]

const nothing = async () => {}
const anns = reported(annPlays())
const queen = reported(inBridgerton(annPlays()), [play('Ann', 'queen-charlotte')])

const moments: readonly Moment[] = [
  ['what was played', anns, nothing],
  ['a card tapped, nobody chosen', anns, (driver) => driver.tap(driver.card('guard'))],
  [
    'a card and a player tapped, no card named',
    anns,
    async (driver) => {
      await driver.tap(driver.card('guard'))
      await driver.tap(driver.row('Cal'))
    },
  ],
  ['an answer', reported(annPlays(), [play('Ann', 'guard', 'Bea', 'king')]), nothing],
  ['a comparison', reported(annPlays(), [play('Ann', 'baron', 'Bea')]), nothing],
  ['a discard', reported(annPlays(), [play('Ann', 'prince', 'Bea')]), nothing],
  ['a count', queen, nothing],
  ['a count half told', queen, (driver) => driver.tap(driver.row('Bea', 'Who answered'))],
  ['a showdown', reported(annPlays({ deck: 1 }), [play('Ann', 'handmaid')]), nothing],
  [
    'a showdown half told',
    reported(annPlays({ deck: 1 }), [play('Ann', 'handmaid')]),
    (driver) => driver.tap(driver.card('king')),
  ],
  [
    'after a round',
    reported(annPlays({ out: ['Cal'] }), [
      play('Ann', 'princess'),
      { type: 'discard', player: 'Ann', card: 'guard' },
    ]),
    nothing,
  ],
  [
    'after the game',
    reported({ ...annPlays({ out: ['Cal'] }), tokens: { Bea: 4 } }, [
      play('Ann', 'princess'),
      { type: 'discard', player: 'Ann', card: 'guard' },
    ]),
    nothing,
  ],
  [
    'something that cannot be, and is not decided',
    reported(annPlays({ protected: ['Bea'] })),
    (driver) => driver.tell(play('Ann', 'baron', 'Bea'), { insist: true }),
  ],
]

for (const [name, record, taps] of moments)
  test(`a reload resumes on the very step: ${name}`, async ({ page }) => {
    const driver = new Driver(page, record.ruleset as EditionId)
    await driver.open(record)
    await taps(driver)
    // What is half told is shown at once and saved right after; nobody reloads between the two.
    await page.evaluate(fromDevice, new URL(page.url()).hash.slice(1))
    const shown = await driver.main.textContent()
    await page.reload()
    await expect(driver.main).toHaveText(shown ?? '')
  })
