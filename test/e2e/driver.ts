import { expect, type Locator, type Page } from '@playwright/test'
import { type EditionId, editions, type RecordEvent } from '@/machines/love-letter'
import { openRecord } from './kept'
import { tapOn } from './taps'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Invisible signs that set a player's name apart from the sentence around it. */
const signs = '[\\u2068\\u2069]*'

/** A text in which any word may be a player's name. */
export const saying = (text: string): RegExp => {
  const words = text.split(/(?=[^\p{L}])|(?<=[^\p{L}])/u)
  return new RegExp(signs + words.map(escaped).join(signs) + signs)
}

/** The same for a whole accessible name. */
export const named = (name: string): RegExp => new RegExp(`^${saying(name).source}$`)

type AnyEvent = Pick<RecordEvent, 'type'> & Readonly<Record<string, unknown>>

export interface Told {
  /** A barred answer is told all the same. */
  readonly insist?: boolean
}

/** Referees a game on screen: plays what a record's events say, by taps alone, finding everything by role and name. */
export class Driver {
  /** Taps since the driver was made, or since `countFrom` was called. */
  taps = 0

  constructor(
    readonly page: Page,
    readonly ruleset: EditionId,
  ) {}

  /** Opens a record as if it had been brought in as a file: any table there can be, without the taps to it. */
  async open(record: object): Promise<void> {
    await openRecord(this.page, '/referee/game', record)
  }

  /** A new game on the setup page, without its deal. Typing is not counted. */
  async setUp(players: readonly string[]): Promise<void> {
    const { page, ruleset } = this
    await page.goto(`/referee/new#${ruleset.replace('-classic', '')}`)
    if (ruleset.endsWith('classic')) await page.getByRole('radio', { name: /^Classic/ }).check()
    const fields = page.getByRole('textbox', { name: /^Player \d/ })
    await fields.first().waitFor()
    while ((await fields.count()) < players.length) {
      const before = await fields.count()
      await page.getByRole('button', { name: 'Add a player' }).click()
      await expect(fields).toHaveCount(before + 1)
    }
    while ((await fields.count()) > players.length) {
      const before = await fields.count()
      await page
        .getByRole('button', { name: /^Take .* out$/ })
        .last()
        .click()
      await expect(fields).toHaveCount(before - 1)
    }
    for (const [i, name] of players.entries()) await fields.nth(i).fill(name)
  }

  /** Sets a game up and deals its first round. */
  async start(players: readonly string[], deal: Partial<RecordEvent> = {}): Promise<void> {
    await this.setUp(players)
    await this.tell({ type: 'deal', starter: players[0] as string, ...deal })
    await expect(this.page).toHaveURL(/\/referee\/game/)
    await expect(this.headline).toHaveText(/to play$/)
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }
  get headline(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }
  get log(): Locator {
    return this.page.getByRole('log')
  }
  /** The row of a player at the table. */
  seat(name: string): Locator {
    return this.page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
  }
  question(text: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: saying(text) })
  }
  card(id: string, group = 'Cards'): Locator {
    const card = editions[this.ruleset].cards.findIndex((each) => each?.id === id)
    const { name } = editions[this.ruleset].cards[card] as { name: string }
    return this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('button', { name: card > 9 ? name : `${card} ${name}`, exact: true })
  }
  row(name: string, group = 'Answers'): Locator {
    return this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('button', { name: named(name) })
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  }

  /** One tap, and then what it changes on the screen; true where the answer was barred. */
  async tap(what: Locator): Promise<boolean> {
    this.taps++
    return tapOn(this.page, what, 'textContent')
  }

  /** Taps an answer; a barred one says why first, and is then told all the same. */
  private async answer(what: Locator, { insist = false }: Told): Promise<void> {
    const isBarred = await this.tap(what)
    if (isBarred && !insist) throw new Error(`${what} is barred`)
    if (isBarred) await this.tap(this.button(/all the same$/))
  }

  /** Tells one event of a record. What is implied (a draw, a 6's choice) needs no tap. */
  async tell(event: AnyEvent, told: Told = {}): Promise<void> {
    const text = (field: string) => event[field] as string
    switch (event.type) {
      case 'deal':
        for (const id of (event.faceUp ?? []) as string[]) await this.tap(this.card(id, 'Cards face up'))
        return this.answer(this.row(text('starter'), 'Who starts?'), told)
      case 'play':
        await this.answer(this.card(text('card')), told)
        if (event.target) await this.answer(this.row(text('target')), told)
        if (event.guess) await this.answer(this.card(text('guess')), told)
        return
      case 'answer':
        return this.answer(this.row(event.holds ? 'Yes' : 'No'), told)
      case 'compare':
        return this.answer(this.row(event.loser === null ? 'Nobody: a tie' : text('loser')), told)
      case 'discard':
      case 'reveal':
        return this.answer(this.card(text('card')), told)
      case 'count':
        return this.count(event, told)
      case 'draw':
      case 'keep':
        return
      default:
        throw new Error(`no taps for ${event.type}`)
    }
  }

  private async count({ lowest, out }: AnyEvent, told: Told): Promise<void> {
    if (lowest === null) return this.answer(this.row('Nobody answered'), told)
    for (const name of out as string[]) await this.tick(name)
    const numbers = this.page.getByRole('group', { name: 'The number', exact: true })
    return this.answer(numbers.getByRole('button', { name: new RegExp(`^${lowest} `) }), told)
  }

  private async tick(name: string): Promise<void> {
    const toggle = this.row(name, 'Who answered')
    await toggle.click()
    this.taps++
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  }

  async tellAll(events: readonly AnyEvent[]): Promise<void> {
    for (const event of events) await this.tell(event)
  }
}
