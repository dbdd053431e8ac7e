import { type GameRecord, type RecordEvent, type Report, referee } from '@/machines/love-letter'
import { Driver } from '../e2e/driver'
import { longGame, playGame, upTo } from '../e2e/games'
import { keep } from '../e2e/kept'
import { SeasonDriver } from '../e2e/season-driver'
import { seasonOfSix, six } from '../e2e/season-of-six'
import { imported, longSeason } from '../support/long-games'
import { type Line, quantile } from './measure'
import { onPhone, type Watched } from './page'

const ENOUGH = 200
const TAP = 100
const OPENING = 150
const BANNER = 250

/** How long most take, and how long the slowest but few: against a limit, where there is one. */
function lines(what: string, times: readonly number[], limit?: number): Line[] {
  const sorted = [...times].sort((a, b) => a - b)
  const [middle, slow] = [quantile(sorted, 0.5), quantile(sorted, 0.98)]
  return [
    { what: `${what}, median`, value: `${middle.toFixed(0)} ms` },
    {
      what: `${what}, 98 of 100 of ${times.length}`,
      value: `${slow.toFixed(0)} ms`,
      ...(limit && { limit: `<= ${limit} ms`, room: limit / slow }),
    },
  ]
}

/** Where the last round of a game is half over. */
function late({ events }: GameRecord): number {
  const deal = events.findLastIndex(({ type }) => type === 'deal')
  const half = Math.ceil((deal + events.length) / 2)
  return events.findIndex(({ type }, at) => at >= half && type === 'play')
}

/** Taps in the second half of last rounds, six players at the table. */
async function loveLetter({ page, taps, tap }: Watched): Promise<number[]> {
  const times: number[] = []
  for (let seed = 1; times.length < ENOUGH; seed++) {
    const game = playGame('bridgerton', 6, seed)
    const at = late(game)
    const driver = new Driver(page, 'bridgerton')
    driver.tap = tap
    await driver.open(upTo(game, at))
    taps.length = 0
    await driver.tellAll(game.events.slice(at))
    times.push(...taps)
  }
  return times
}

/** Taps in the second halves of seasons for six. */
async function highSociety({ page, taps, tap }: Watched): Promise<number[]> {
  const times: number[] = []
  const half = seasonOfSix.findLastIndex(({ type }, at) => type === 'ball' && at < seasonOfSix.length / 2)
  while (times.length < ENOUGH) {
    const driver = new SeasonDriver(page, six, { 3: /^You may catch somebody/ })
    driver.tap = tap
    await driver.open(seasonOfSix.slice(0, half))
    taps.length = 0
    await driver.tellAll(seasonOfSix.slice(half))
    times.push(...taps)
  }
  return times
}

/** A saved game opened from the list. */
async function openings({ page, taps }: Watched, record: object, count: number): Promise<number[]> {
  await page.goto('/icon.svg')
  await page.evaluate(keep, imported(record))
  const times: number[] = []
  while (times.length < count) {
    await page.goto('/referee', { waitUntil: 'networkidle' })
    taps.length = 0
    await page.locator('#main li a').first().click()
    await page.getByRole('log').waitFor()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    times.push(...taps)
  }
  return times
}

/** Cards that go to nobody: told in one tap, and one more that says it was so all the same. */
const ALONE = ['spy', 'handmaid', 'countess']

/** Somebody plays, just here, what cannot be if everybody answered right. */
function suspicious(game: GameRecord, at: number): RecordEvent | null {
  const { events } = game
  const next = events[at]
  if (next?.type !== 'play') return null
  const wrong = ALONE.map((card): RecordEvent => ({ type: 'play', player: next.player, card }))
  return (
    wrong.find((event) => {
      const { fault } = referee({ ...game, events: [...events.slice(0, at), event] }) as Report
      return fault && fault.suspects.length > 0
    }) ?? null
  )
}

/** Banners that say whom it could have been, late in last rounds of six. */
async function banners({ page, taps }: Watched, count: number): Promise<number[]> {
  const times: number[] = []
  for (let seed = 1; times.length < count; seed++) {
    const game = playGame('love-letter', 6, seed)
    const at = late(game)
    const wrong = suspicious(game, at)
    if (!wrong) continue
    const driver = new Driver(page, 'love-letter')
    await driver.open(upTo(game, at))
    taps.length = 0
    await driver.tell(wrong, { insist: true })
    times.push(...taps.slice(-1))
  }
  return times
}

/** Nothing but a button that changes a heading: what a tap takes before anything of ours has been done. */
async function bare({ page, taps, tap }: Watched): Promise<number[]> {
  const button = '<button onclick="document.querySelector(`h1`).append(1)">Tap</button>'
  await page.goto(`data:text/html,<main id="main"><h1>0</h1>${button}</main>`)
  taps.length = 0
  while (taps.length < ENOUGH) await tap(page.getByRole('button'))
  return [...taps]
}

/** From a tap to what comes of it, on a phone four times slower than this machine. */
export const timeTaps = (): Promise<Line[]> =>
  onPhone(async (watched) => [
    ...lines('A page with nothing but a button: a tap', await bare(watched)),
    ...lines('Love Letter, six players, late in a round: a tap', await loveLetter(watched), TAP),
    ...lines('High Society, six players, late in a season: a tap', await highSociety(watched), TAP),
    ...lines('Love Letter, 300 events: opened', await openings(watched, longGame(300), 15), OPENING),
    ...lines('High Society, a long season: opened', await openings(watched, longSeason(), 15), OPENING),
    ...lines('Love Letter, six players: a fault with its suspects', await banners(watched, 15), BANNER),
  ])
