import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { changeBook, emptyBook, type Whistledown } from '@/components/book/stored'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import type { Event, Head, Session } from '@/machines/high-society'
import { seasonAfter, useLocalSeason } from './local-season'

// A whole screen is asked by role and name, often: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 40_000 })

function Screen({ session }: { session: Session }) {
  return <SeasonScreen referee={useLocalSeason(session)} onLeave={() => {}} onAgain={() => {}} />
}

const head: Head = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['Daphne', 'Simon', 'Marina', 'Kate'],
}
const ball: Event = { type: 'ball', before: [], order: [], end: [] }
const cards: Event = { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 13 } }
const dance = (player: string, prospect: string): Event => ({ type: 'dance', player, prospect })

function show(events: readonly Event[], more: Partial<Head> = {}) {
  render(<Screen session={seasonAfter({ ...head, ...more }, events)} />)
  return userEvent.setup()
}

/** Names are set apart by invisible signs; a test reads past them. */
const bare = (element: Element | null) => element?.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
const main = () => screen.getByRole('main')
const question = () => bare(within(main()).getAllByRole('heading', { level: 2 })[0] ?? null)
const answer = (name: string | RegExp, group = 'Answers') =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const ladder = () =>
  within(screen.getByRole('list', { name: /^Prestige/ }))
    .getAllByRole('button')
    .map((each) => bare(each))

describe('a turn', () => {
  test('asks with whom at once, then only what arises; the heading takes the focus', async () => {
    const user = show([ball, cards])
    expect(question()).toBe('With whom does Ann dance?')
    await user.click(answer('Daphne'))
    expect(question()).toBe('Does Ann turn up a Trait of Daphne?')
    expect(bare(document.activeElement)).toBe('Does Ann turn up a Trait of Daphne?')
    await user.click(button('No, they stay face down'))
    expect(question()).toBe('What does Bea do?')
    expect(bare(main())).toContain('Ann lays a token on Daphne.')
  })

  test('a Trait turned up moves its prospect, on the ladder and among the answers', async () => {
    const user = show([ball, cards])
    await user.click(answer('Daphne'))
    await user.click(button('two arrows down'))
    await user.click(button('−1 point'))
    await user.click(button('It lies face up'))
    expect(ladder()).toEqual(['Simon', 'Marina', 'Daphne', 'Kate'])
  })

  test('the way back takes back tap by tap, with a button and with Escape', async () => {
    const user = show([ball, cards])
    await user.click(answer('Simon'))
    await user.click(button(/^Not .*Simon/))
    expect(question()).toBe('With whom does Ann dance?')
    await user.click(answer('Simon'))
    await user.keyboard('{Escape}')
    expect(question()).toBe('With whom does Ann dance?')
  })

  test('a prospect who dances already says so; told all the same, the banner says why and takes it back', async () => {
    const user = show([ball, cards, dance('Ann', 'Daphne')])
    const taken = answer('Daphne')
    expect(taken).toHaveAttribute('aria-disabled', 'true')
    await user.click(taken)
    expect(screen.getAllByRole('status').map(bare).join()).toContain('Daphne dances with Ann already')
    await user.click(button('It was so all the same'))
    expect(screen.getByText('This cannot be')).toBeVisible()
    expect(screen.getByRole('link', { name: /Dancing with somebody else/ })).toHaveAttribute(
      'href',
      '/rulings/high-society/prospect-taken#season=here',
    )
    await user.click(button('Take it back'))
    expect(question()).toBe('What does Bea do?')
  })

  test('with a card nobody entered, catching is as plain to see as dancing, and stands before the prospects', async () => {
    show([ball, cards, dance('Ann', 'Daphne')])
    const rows = within(main()).getAllByRole('button').map(bare)
    const at = (name: string) => rows.findIndex((row) => row.startsWith(name))
    expect(answer('Catches somebody', 'Or')).not.toHaveAttribute('aria-disabled')
    expect(at('Catches somebody')).toBeLessThan(at('1Kate'))
  })

  test('before anybody dances, catching says that there is nobody to catch yet', async () => {
    const user = show([ball, cards])
    const nobody = answer('Catches somebody', 'Or')
    expect(nobody).toHaveAttribute('aria-disabled', 'true')
    await user.click(nobody)
    expect(screen.getAllByRole('status').map(bare).join()).toContain(
      'Nobody is dancing whom Ann could catch.',
    )
  })

  test('a catch with a card nobody entered is the table’s word, and the log says so', async () => {
    const user = show([ball, cards, dance('Ann', 'Daphne')])
    await user.click(answer('Catches somebody', 'Or'))
    await user.click(answer(/Ann/))
    const log = within(screen.getByRole('log'))
    expect(bare(log.getByRole('button', { name: /catches/ }))).toContain('table ruling')
  })
})

describe('the cards of a Ball', () => {
  const lay = async (user: ReturnType<typeof show>, player: string, number: string | RegExp) =>
    user.click(answer(number, `Card of ${player}`))

  test('are told one tap a player; a number that lies there already says so; a wrong one is told again', async () => {
    const user = show([ball])
    await lay(user, 'Ann', '20')
    await lay(user, 'Bea', '20')
    expect(screen.getAllByRole('status').map(bare).join()).toMatch(/20/)
    await lay(user, 'Bea', /^15/)
    await lay(user, 'Cal', '13')
    await user.click(
      within(screen.getByRole('group', { name: 'Cards laid' })).getByRole('button', { name: /Ann/ }),
    )
    await lay(user, 'Ann', /^18/)
    await user.click(
      within(screen.getByRole('group', { name: 'Cards laid' })).getByRole('button', { name: /Cal/ }),
    )
    await lay(user, 'Cal', /^4/)
    await user.click(button('So they lie'))
    expect(question()).toBe('With whom does Ann dance?')
    expect(bare(main())).toContain('The order of dancing: Ann, Bea and Cal.')
  })

  test('one that is new is entered once, and takes effect in this Ball', async () => {
    const user = show([ball])
    await lay(user, 'Ann', '22')
    await lay(user, 'Bea', /^15/)
    await lay(user, 'Cal', /^4/)
    await user.click(button('So they lie'))
    const enter = await screen.findByRole('button', { name: 'Enter what card 22 says' })
    // Entering it is the loud way; going on without it the quiet one.
    expect(enter.className).toContain('picked')
    expect(button(/^Go on without/).className).not.toContain('bg-accent ')
    await user.click(enter)
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: /^A Chaperone/ }))
    await user.click(sheet.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Go on'))
    expect(question()).toBe('With whom does Ann dance?')
    expect(screen.getAllByText('protected')).toHaveLength(1)
  })
})

test('the end of a season counts every Match, and who has the best', () => {
  const last = [ball, cards, dance('Ann', 'Simon'), dance('Bea', 'Kate'), dance('Cal', 'Marina')]
  show([...last, { type: 'gossip', player: 'Cal', effects: [] }, { type: 'end-ball' }], {
    start: { ball: 8, engaged: { Ann: { prospect: 'Daphne', love: true } } },
  })
  const scores = within(screen.getByRole('list', { name: 'Scores' })).getAllByRole('listitem')
  expect(scores.map((row) => bare(row))).toEqual([
    expect.stringContaining('+1 for Love: 5'),
    expect.stringContaining('a Match without Love: 2'),
    expect.stringContaining('a Match without Love: 1'),
  ])
  expect(bare(main())).toContain('Ann has the best Match and wins, with 5 points.')
})

test('of equal Matches the one that wins stands first', () => {
  const last = [ball, cards, dance('Ann', 'Simon'), dance('Bea', 'Daphne'), dance('Cal', 'Marina')]
  show([...last, { type: 'gossip', player: 'Cal', effects: [] }, { type: 'end-ball' }], {
    start: { ball: 8, tokens: { Simon: ['Ann', 'Ann'] } },
  })
  const scores = within(screen.getByRole('list', { name: 'Scores' })).getAllByRole('listitem')
  expect(scores.map((row) => bare(row))).toEqual([
    expect.stringContaining('4 for Prestige, 0 for Traits, a Match without Love: 4'),
    expect.stringContaining('3 for Prestige, 0 for Traits, +1 for Love: 4'),
    expect.stringContaining('a Match without Love: 2'),
  ])
})

test('a form half filled in is there again when its sheet is, until it is thrown away or said', async () => {
  const user = show([ball, cards, dance('Ann', 'Daphne'), dance('Bea', 'Simon'), dance('Cal', 'Marina')])
  const name = () => screen.findByRole('textbox', { name: 'Its name, if you want it remembered' })
  const enter = () => user.click(answer(/^Enter what it does/))
  await enter()
  // Its script comes with the first tap.
  await screen.findByRole('dialog')
  await name()
  expect(screen.queryByRole('button', { name: 'Throw this away' })).toBeNull()
  await user.type(await name(), 'A Lett')
  await user.keyboard('{Escape}')
  await enter()
  expect(await name()).toHaveValue('A Lett')
  await user.click(button('Throw this away'))
  await enter()
  expect(await name()).toHaveValue('')
  await user.type(await name(), 'Rain')
  await user.click(button('So it happens'))
  await user.click(button(/^Undo/))
  await enter()
  expect(await name()).toHaveValue('')
})

describe('a Whistledown card', () => {
  const turns = [dance('Ann', 'Daphne'), dance('Bea', 'Simon'), dance('Cal', 'Marina')]
  const rain = { name: 'Some rain', effects: [{ do: 'MOVE', who: 'top', by: -1 }] } as const
  const knowing = (...whistledown: readonly Whistledown[]) =>
    changeBook(() => ({ ...emptyBook, whistledown }))
  const cardNames = () =>
    within(screen.getByRole('group', { name: 'Answers' }))
      .getAllByRole('button')
      .slice(1, -1)
      .map(bare)

  test('that was told by name stands so in the log', async () => {
    await knowing()
    const user = show([ball, cards, ...turns])
    await user.click(answer(/^Enter what it does/))
    const field = await screen.findByRole('textbox', { name: 'Its name, if you want it remembered' })
    await user.type(field, 'A dull evening')
    await user.click(button('So it happens'))
    expect(bare(screen.getByRole('log'))).toContain('Cal gossips with “A dull evening”')
  })

  test('that was played comes after the others, and says in which Ball', async () => {
    await knowing(rain, { name: 'Sun', effects: [] })
    const gossip: Event = { type: 'gossip', player: 'Cal', effects: rain.effects }
    const second: Event = { type: 'cards', played: { Ann: 19, Bea: 16, Cal: 12 } }
    const user = show([ball, cards, ...turns, gossip, { type: 'end-ball' }, ball, second, ...turns])
    await waitFor(() => expect(cardNames()).toHaveLength(2))
    expect(cardNames()).toEqual([
      expect.stringMatching(/^Sun/),
      expect.stringMatching(/^Some rainPlayed in Ball 1\. /),
    ])
    await user.click(answer(/^Enter what it does/))
    const met = within(await screen.findByRole('group', { name: 'Met before' }))
    expect(met.getByRole('button', { name: /^Some rain ?: Played in Ball 1$/ })).toBeVisible()
  })
})
