import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import FallenPage from '@/app/error'
import { idIn } from '@/components/fallen/game-here'
import { Quiet } from '@/components/fallen/quiet'
import * as files from '@/components/hand-over'
import { newSeason } from '@/components/referee/high-society/saved-season'
import { newGame } from '@/components/referee/saved-game'
import * as storage from '@/components/storage'
import * as highSociety from '@/machines/high-society'
import * as loveLetter from '@/machines/love-letter'

/** What Next lays around a page with `app/error.tsx`. */
class Boundary extends Component<{ children: ReactNode }, { hasFallen: boolean }> {
  override state = { hasFallen: false }
  static getDerivedStateFromError = () => ({ hasFallen: true })
  override render() {
    return this.state.hasFallen ? (
      <FallenPage reset={() => this.setState({ hasFallen: false })} />
    ) : (
      this.props.children
    )
  }
}

let isBroken = true
function Table() {
  if (isBroken) throw new Error('A card that nobody can draw.')
  return <h1>Ann to play</h1>
}

/** Opens the page at an address, with its table broken; React says so on the console. */
function open(address: string) {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.history.replaceState(null, '', address)
  return render(
    <Boundary>
      <Table />
    </Boundary>,
  )
}

const head = { ruleset: 'love-letter', players: ['Ann', 'Bea'] } as const
const game = newGame(loveLetter.openSession(head) as loveLetter.Session, 'x', '2026-01-02T03:04:05.000Z')
const season = newSeason(
  highSociety.openSession({
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['Rose', 'Kate', 'Daphne', 'Simon'],
  }) as highSociety.Session,
  'y',
  '2026-01-02T03:04:05.000Z',
)

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

test.each([
  ['Love Letter', '/referee/game#x', game, 'parlour-Ann-Bea-2026-01-02.json'],
  ['The High Society Game', '/referee/high-society/game#y', season, 'parlour-Ann-Bea-Cal-2026-01-02.json'],
])(
  'a table of %s that falls says that the game is kept, hands it over, and opens again',
  async (...given) => {
    const [, address, kept, name] = given
    vi.spyOn(storage, 'loadGame').mockResolvedValue({ game: kept, as: 'kept' })
    const handed = vi.spyOn(files, 'handOver').mockImplementation(() => {})
    open(address)
    expect(screen.getByRole('heading', { level: 1, name: 'This screen has stopped' })).toHaveFocus()
    expect(await screen.findByText(/Your game is safe: every step/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save the game as a file' }))
    await vi.waitFor(() => expect(handed).toHaveBeenCalledOnce())
    const [file, text] = handed.mock.calls[0] as [string, string]
    expect([file, JSON.parse(text).record]).toEqual([name, JSON.parse(JSON.stringify(kept.record))])
    expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Open it again' }))
    expect(screen.getByRole('heading', { name: 'Ann to play' })).toBeVisible()
  },
)

test('where the device keeps no games, it says that this one lives in the tab', async () => {
  vi.spyOn(storage, 'loadGame').mockResolvedValue({ game, as: 'memory' })
  open('/referee/game#x')
  expect(await screen.findByText(/lives in this tab only/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save the game as a file' })).toBeVisible()
})

test('a game that is spoilt to the core can still be had as a file', async () => {
  vi.spyOn(storage, 'loadGame').mockResolvedValue({ game: { record: null }, as: 'kept' })
  const handed = vi.spyOn(files, 'handOver').mockImplementation(() => {})
  open('/referee/game#x')
  await userEvent.click(await screen.findByRole('button', { name: 'Save the game as a file' }))
  await vi.waitFor(() =>
    expect(handed).toHaveBeenCalledWith('parlour-game.json', expect.stringContaining('null')),
  )
})

test('any other page says that no game is touched, and offers no file', async () => {
  open('/learn/love-letter')
  expect(await screen.findByText(/Your games are not touched/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /file/ })).toBeNull()
})

test.each([
  ['/referee/game', '#a', 'a'],
  ['/parlour/referee/high-society/game', '#b', 'b'],
  ['/referee/score', '#c', 'c'],
  ['/referee/high-society/score/', '#d', 'd'],
  ['/referee/game', '', null],
  ['/referee/open', '#1gb.3', null],
  ['/ask/situation', '#1sb', null],
])('%s%s names the game %s', (pathname, hash, id) => {
  expect(idIn({ pathname, hash })).toBe(id)
})

test('what only helps along falls without a trace', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isBroken = true
  render(
    <>
      <h1>A page</h1>
      <Quiet>
        <Table />
      </Quiet>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible()
})
