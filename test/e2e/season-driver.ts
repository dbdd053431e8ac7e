import { expect, type Locator, type Page } from '@playwright/test'
import {
  arrowsWords,
  type Draft,
  type Event,
  type Head,
  type Next,
  now,
  openSession,
  optionLabel,
  pointsWords,
  type Question,
  type Reveal,
  type Season,
  type Session,
  tell,
} from '@/machines/high-society'
import { answer } from '../support/high-society/answers'
import { named } from './driver'
import { openRecord } from './kept'
import { tapOn } from './taps'

const FORMED: readonly Event['type'][] = ['ball', 'cards', 'gossip', 'end-ball']

/** Referees a season on screen by taps alone, finding everything by role and name. */
export class SeasonDriver {
  /** Taps since the driver was made. */
  taps = 0
  session: Session

  constructor(
    readonly page: Page,
    head: Head,
    /** What unknown numbers turn out to say, by the words of a quick way; entered when first met. */
    readonly says: Readonly<Record<number, RegExp>> = {},
  ) {
    const opened = openSession(head)
    if ('rule' in opened) throw new Error(opened.rule)
    this.session = opened
  }

  /** Opens the season as if it had been brought in as a file, after these events. */
  async open(events: readonly object[] = []): Promise<void> {
    await openRecord(this.page, '/referee/high-society/game', { ...this.session.head, events })
    for (const event of events) this.note(event as Event)
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
  get season(): Season {
    return now(this.session)
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  }
  row(name: string, group = 'Answers'): Locator {
    return this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('button', { name: named(name) })
  }

  /** The same event told to the rules, while they have nothing against it. */
  private note(event: Event): void {
    const told = tell(this.session, event)
    if (!told.fault) this.session = told.session
  }

  /** One tap, and then what it changes on the screen; true where the answer was barred. */
  async tap(what: Locator): Promise<boolean> {
    this.taps++
    return tapOn(this.page, what, 'innerHTML')
  }

  /** Taps an answer or a way to more of them; a barred one says why first, and is then told all the same. */
  async insist(name: string): Promise<void> {
    const answers = this.row(name).or(this.row(name, 'Something else')).or(this.row(name, 'Or'))
    const what = name === 'Something else happened' ? this.button(name) : answers.first()
    if (await this.tap(what)) await this.tap(this.button('It was so all the same'))
  }

  /** The card of one player: a number, all the same where it is barred, or that there is none. */
  async lay(player: string, number: string): Promise<void> {
    const pad = this.page.getByRole('group', { name: `Card of ${player}`, exact: true })
    const key = pad.getByRole('button', { name: new RegExp(`^${number}( |$)`) })
    const what = key.or(this.button(named(number)))
    if (await this.tap(what)) await this.tap(this.button('It was so all the same'))
  }

  /** Tells one event of a record. */
  async tell(event: Event): Promise<void> {
    if (FORMED.includes(event.type)) await this.tellForm(event)
    else await this.tellSteps(event)
    this.note(event)
  }

  async tellAll(events: readonly Event[]): Promise<void> {
    for (const event of events) await this.tell(event)
  }

  private async tellForm(event: Event): Promise<unknown> {
    if (event.type === 'ball') return this.tap(this.button(/^Open the Ball/))
    if (event.type === 'end-ball') return this.tap(this.button('End the Ball'))
    if (event.type === 'gossip') return this.tap(this.row('It changes nothing that lies open'))
    if (event.type === 'cards') await this.cards(event.played)
  }

  private async cards(played: Readonly<Record<string, number>>): Promise<void> {
    for (const player of this.season.players) {
      const card = played[player]
      if (card !== undefined) await this.lay(player, `${card}`)
    }
    await this.tap(this.button('So they lie'))
    const goOn = this.button(/^Go on/)
    await goOn
      .or(this.page.getByRole('group', { name: 'Answers', exact: true }))
      .first()
      .waitFor()
    if (!(await goOn.isVisible())) return
    for (const [number, words] of Object.entries(this.says)) {
      const entry = this.button(`Enter what card ${number} says`)
      if (await entry.isVisible()) await this.enter(entry, words)
    }
    await this.tap(goOn)
  }

  /** A new card, entered in one of the ways that most cards have. */
  private async enter(entry: Locator, words: RegExp): Promise<void> {
    await entry.click()
    const sheet = this.page.getByRole('dialog')
    await sheet.getByRole('button', { name: words }).click()
    await sheet.getByRole('button', { name: 'Keep it' }).click()
    await expect(sheet).toBeHidden()
    this.taps += 3
  }

  private async tellSteps(event: Event): Promise<void> {
    let next: Next = { draft: {} as Draft }
    while ('draft' in next) {
      const given = answer(this.season, next.draft, event)
      if (given.option) await this.pick(given.question, given.option)
      else await this.turnUp(given.reveal ?? null)
      next = given.next
    }
  }

  private async pick(question: Question, option: Question['options'][number]): Promise<void> {
    const { pick } = option
    // The screen asks at once with whom; what else may be done stands below.
    if ('act' in pick && pick.act === 'dance' && !option.barred) return
    const { label } = optionLabel(this.season, question, option)
    const name = label.replace(/[\u2068\u2069]/g, '')
    await this.tap(this.row(name).or(this.row(name, 'Or')))
  }

  private async turnUp(reveal: Reveal | null): Promise<unknown> {
    if (!reveal) return this.tap(this.button('No, they stay face down'))
    await this.tap(this.button(arrowsWords(reveal.arrows)))
    await this.tap(this.button(pointsWords(reveal.points)))
    await this.tap(this.button('It lies face up'))
  }
}

/** A Ball in short: the numbers laid, what each did in turn, and nothing that is kept of the gossip. */
export function ball(played: Readonly<Record<string, number>>, ...turns: readonly Event[]): Event[] {
  const [gossiper = ''] = Object.entries(played).sort(([, a], [, b]) => a - b)[0] ?? []
  return [
    { type: 'ball', before: [], order: [], end: [] },
    { type: 'cards', played },
    ...turns,
    { type: 'gossip', player: gossiper, effects: [] },
    { type: 'end-ball' },
  ]
}

export const dance = (player: string, prospect: string, more: object = {}): Event => ({
  type: 'dance',
  player,
  prospect,
  ...more,
})

export const head = (players: readonly string[], prospects: readonly string[]): Head => ({
  ruleset: 'high-society',
  players,
  prospects,
})
