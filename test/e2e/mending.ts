import { readFile } from 'node:fs/promises'
import { type Head, type RecordEvent, type Report, referee, type State } from '@/machines/love-letter'
import { Driver, named } from './driver'
import { expect } from './fixtures'
import { fromDevice, type Kept } from './kept'
import { annPlays, reported } from './tables'

/** Somebody at a table where something went wrong: opens the sheet, chooses what it was, and what is done about it. */
export class Mender extends Driver {
  /** A game in its first round: Ann has played the Spy, and Bea is to play. */
  async afterSpy(head: Head = { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }): Promise<void> {
    const events: RecordEvent[] = [
      {
        type: 'deal',
        starter: 'Ann',
        ...(head.players.length === 2 && { faceUp: ['guard', 'guard', 'priest'] }),
      },
      { type: 'play', player: 'Ann', card: 'spy' },
    ]
    await this.open(reported(head, events))
    await expect(this.headline).toHaveText(/Bea.* to play/)
  }

  async annPlays(start: object = {}): Promise<void> {
    await this.open(reported(annPlays(start)))
    await expect(this.headline).toHaveText(/Ann.* to play/)
  }

  get sheet() {
    return this.page.getByRole('dialog')
  }

  /** Opens “Something wrong?” and chooses what it was. */
  async wrong(what: string): Promise<void> {
    await this.button('Something wrong?').click()
    await this.choose(what)
  }

  /** Taps something on the sheet by its whole name. */
  async choose(name: string): Promise<void> {
    await this.sheet.getByRole('button', { name: named(name) }).click()
  }

  /** The sheet is gone, no fault is pending, and the question stands there again. */
  async expectHeadline(text: RegExp): Promise<void> {
    await expect(this.sheet).toHaveCount(0)
    await expect(this.headline).toHaveText(text)
    await expect(this.page.getByText('This cannot be', { exact: true })).toHaveCount(0)
  }

  async expectFault(title: string): Promise<void> {
    await expect(this.sheet).toHaveCount(0)
    await expect(this.page.getByText('This cannot be', { exact: true })).toBeVisible()
    await expect(this.page.getByText(title, { exact: false }).first()).toBeVisible()
  }

  /** The game as a file. */
  async exported(): Promise<Kept> {
    const { page } = this
    await page.goto('/referee')
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export to a file' }).click()
    return JSON.parse(await readFile(await (await download).path(), 'utf8'))
  }

  /** The record as it is kept is one that the referee accepts whole; gives its events and the table. */
  async valid(): Promise<{ events: readonly RecordEvent[]; state: State }> {
    const { record, at } = await this.page.evaluate(fromDevice, new URL(this.page.url()).hash.slice(1))
    const events = record.events.slice(0, at)
    const report = referee({ ...record, events }) as Report
    expect(report.fault).toBeNull()
    return { events, state: report.state as State }
  }
}
