import type { BrowserContext, Page } from '@playwright/test'
import type { EditionId } from '@/machines/love-letter'
import { pick, type Random, seeded } from '../support/random'
import { awake } from './awake'
import { Driver } from './driver'
import { expect, apart as test } from './fixtures'
import { playGame } from './games'
import { fromDevice } from './kept'
import { ball, dance, head, SeasonDriver } from './season-driver'

/** `npm run soak` asks for more, and may begin elsewhere. */
const GAMES = Number(process.env.CRASHES ?? 20)
const FIRST = Number(process.env.CRASHES_FROM ?? 1)

interface Written {
  readonly type: string
}
/** A table on screen, and the way to tell it one event more. */
interface Table {
  readonly page: Page
  readonly id: string
  readonly tell: (event: Written) => Promise<void>
}
interface Game {
  readonly events: readonly Written[]
  /** Opens the first so many events as if they had been brought in. */
  readonly open: (page: Page, from: number) => Promise<Table>
}

const idOf = (page: Page) => new URL(page.url()).hash.slice(1)

function loveLetter(random: Random): Game {
  const ruleset = pick<EditionId>(random, ['love-letter', 'bridgerton', 'love-letter-classic'])
  const record = playGame(ruleset, 3, random(1000))
  return {
    events: record.events,
    open: async (page, from) => {
      const driver = new Driver(page, ruleset)
      await driver.open({ ...record, events: record.events.slice(0, from) })
      return { page, id: idOf(page), tell: (event) => driver.tell(event as never) }
    },
  }
}

const SEASON = [
  ...ball({ Ann: 20, Bea: 17, Cal: 9 }, dance('Ann', 'Rose'), dance('Bea', 'Simon'), dance('Cal', 'Kate')),
  ...ball({ Ann: 22, Bea: 16, Cal: 7 }, dance('Ann', 'Simon'), dance('Bea', 'Kate'), dance('Cal', 'Rose')),
]

const season = (): Game => ({
  events: SEASON,
  open: async (page, from) => {
    const driver = new SeasonDriver(page, head(['Ann', 'Bea', 'Cal'], ['Rose', 'Simon', 'Marina', 'Kate']))
    await driver.open(SEASON.slice(0, from))
    return { page, id: idOf(page), tell: (event) => driver.tell(event as never) }
  },
})

/** The browser’s process of this page dies, as when the system needs its room; nothing of it may say goodbye. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

/** Tells some events, and kills the page while one more is being told; gives how many had their next question shown. */
async function playAndKill(random: Random, context: BrowserContext, game: Game): Promise<[Table, number]> {
  // A draw goes without saying, and stands with the play.
  const from = random(Math.min(30, game.events.length - 6))
  const start = game.events[from]?.type === 'draw' ? from + 1 : from
  const table = await game.open(awake(await context.newPage()), start)
  let confirmed = start
  for (const event of game.events.slice(start, start + 1 + random(3))) {
    await table.tell(event)
    confirmed++
  }
  const telling = table
    .tell(game.events[confirmed] as Written)
    .then(() => confirmed++)
    .catch(() => {})
  // Any moment of it: between two taps, while it is saved, or when the next question stands there.
  for (let looks = random(40); looks > 0; looks--) await table.page.evaluate(() => 0)
  const shown = confirmed
  await kill(context, table.page)
  await telling
  return [table, shown]
}

test(`the page is killed in ${GAMES} games, and no confirmed event is lost`, async ({ page, context }) => {
  test.setTimeout(60_000 + GAMES * 10_000)
  await page.goto('/icon.svg')
  for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
    const random = seeded(seed)
    const game = seed % 2 ? loveLetter(random) : season()
    const [table, confirmed] = await playAndKill(random, context, game)
    const kept = (await page.evaluate(fromDevice, table.id)) as unknown as {
      at: number
      record: { events: Written[] }
    }
    expect(kept.at, `seed ${seed}: of ${confirmed} confirmed`).toBeGreaterThanOrEqual(confirmed)
    const first = (events: readonly Written[]) => JSON.parse(JSON.stringify(events.slice(0, confirmed)))
    expect(first(kept.record.events), `seed ${seed}`).toMatchObject(first(game.events))
  }
})
