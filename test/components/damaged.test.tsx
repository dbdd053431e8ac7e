import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Differing } from '@/components/backup/plan'
import { decideGames, restoreFrom } from '@/components/backup/restore'
import * as files from '@/components/hand-over'
import { held, holdOnly, NOTHING } from '@/components/held'
import { GamePage } from '@/components/referee/games/game-page'
import { GamesPage } from '@/components/referee/games/games-page'
import { SheetPage } from '@/components/referee/high-society/score/sheet-page'
import { SeasonPage } from '@/components/referee/high-society/season-page'
import type { Kept } from '@/components/referee/kept'
import { ScorePage } from '@/components/referee/score/score-page'
import { DifferingGames } from '@/components/settings/differing-games'
import * as storage from '@/components/storage'
import { allPreferred, prefer, preferAll } from '@/components/ui/preferences'
import { at } from './device'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  usePathname: () => '/referee',
}))

const [whole] = at(4)
const { at: _, ...withoutAt } = whole
const torn = withoutAt as unknown as Kept
const lay = (game: unknown) => held.games.set('x', { game: game as Kept, summary: null })

beforeEach(() => {
  holdOnly(NOTHING)
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  window.history.replaceState(null, '', '/referee/game#x')
})
afterEach(() => {
  holdOnly(NOTHING)
  preferAll({})
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const score = { ruleset: 'love-letter', players: ['Ann', 'Bea'], goal: 7, rounds: [5] }

describe('what is damaged, and where, is said in a sentence', () => {
  test.each<readonly [string, unknown, () => React.ReactNode, RegExp]>([
    [
      'how far it had come',
      torn,
      GamePage,
      /^It does not say how many of its steps are in force: “at” is missing/,
    ],
    [
      'a step',
      { ...whole, record: { ...whole.record, events: [{ type: 'draw' }] } },
      GamePage,
      /^Step 1 of the game’s record cannot be read \(events\[0\]: no player\)/,
    ],
    [
      'a record',
      { ...whole, record: { ruleset: 'high-society' } },
      SeasonPage,
      /^The game’s record cannot be read \(no players\)/,
    ],
    [
      'a score',
      { ...whole, kind: 'score', record: score },
      ScorePage,
      /^Round 1 of the score cannot be read \(rounds\[0\]: not a round\)/,
    ],
    [
      'a season’s score',
      { ...whole, kind: 'score', record: { ...score, ruleset: 'high-society' } },
      SheetPage,
      /^The score cannot be read \(.+\)/,
    ],
    [
      'what game it is',
      { ...whole, kind: 'chess' },
      GamePage,
      /“kind” says “chess”: this Parlour knows no such game/,
    ],
  ])('%s', async (_, game, Page, sentence) => {
    lay(game)
    render(<Page />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This game is damaged')
    expect(screen.getByText(sentence)).toBeInTheDocument()
    expect(await screen.findByText(/kept just as it is/)).toBeInTheDocument()
  })
})

test('it can be had as it is, taken from a backup, or removed and put back: nothing is lost', async () => {
  const handed = vi.spyOn(files, 'handOver').mockImplementation(() => {})
  lay(torn)
  render(<GamePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save what lies here as a file' }))
  await waitFor(() => expect(handed).toHaveBeenCalled())
  const { id, revision, ...rest } = torn
  expect(JSON.parse(handed.mock.calls[0]?.[1] ?? '')).toEqual(rest)
  expect(screen.getByRole('link', { name: 'Bring in a backup that has it' })).toHaveAttribute(
    'href',
    '/settings#backup',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove it from this device' }))
  expect(await screen.findByText(/^It is removed/)).toHaveFocus()
  expect(held.games.size).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  await waitFor(() => expect(held.games.get('x')?.game).toBe(torn))
})

test('the list of games shows it, with whoever plays', async () => {
  lay(torn)
  render(<GamesPage />)
  expect(await screen.findByRole('link', { name: /A game that is damaged.*Ann, Bea, Cal/ })).toHaveAttribute(
    'href',
    '/referee/game#x',
  )
  expect(screen.queryByText(/No game yet/)).toBeNull()
})

/** A backup of a device on which the game lay whole. */
const backup = (more: object = {}) =>
  new File(
    [JSON.stringify({ parlour: 'backup', v: 1, savedAt: '', settings: {}, games: [whole], ...more })],
    'b',
  )

async function restore(here: unknown): Promise<readonly Differing[]> {
  lay(here)
  const restored = await restoreFrom(backup())
  return 'problem' in restored ? [] : restored.plan.differing
}

test('a backup takes the place of a damaged game unless somebody decides otherwise, and that is said', async () => {
  const differing = await restore(torn)
  const onDone = vi.fn()
  render(<DifferingGames differing={differing} onDone={onDone} />)
  expect(screen.getByRole('radio', { name: /Keep the one here/ })).toHaveAccessibleDescription(
    /^Damaged\. It does not say how many/,
  )
  expect(screen.getByRole('radio', { name: /Take the file’s/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'That is decided' }))
  await decideGames(differing, onDone.mock.calls[0]?.[0])
  expect((await storage.loadGame('x'))?.game).toMatchObject({ at: whole.at, revision: 5 })
})

test('a game whose row of the list alone is lost is no damaged one', async () => {
  const differing = await restore({ ...whole, record: { ...whole.record, players: ['Ann', 'Dot'] } })
  render(<DifferingGames differing={differing} onDone={() => {}} />)
  const ours = screen.getByRole('radio', { name: /Keep the one here/ })
  expect(ours).toBeChecked()
  expect(ours).toHaveAccessibleDescription(/Who deals|deal|first/i)
})

test('a revision that is none does not spoil the next', async () => {
  const differing = await restore({ ...torn, revision: 'x' })
  await decideGames(differing, new Map([['x', 'theirs']]))
  expect((await storage.loadGame('x'))?.game).toMatchObject({ revision: 0 })
})

test('a size of text that was chosen stays, also where it is the usual one', async () => {
  prefer('text', '100')
  await restoreFrom(backup({ settings: { text: '150', theme: 'dark' } }))
  expect(allPreferred()).toEqual({ text: '100', theme: 'dark' })
})
