import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeBook, emptyBook, loadBook } from '@/components/book/stored'
import { readGameFile } from '@/components/referee/games/game-file'
import type { Settings } from '@/components/referee/high-society/saved-season'
import { SeasonScreen } from '@/components/referee/high-society/season-screen'
import type { BookCard, Effect, Session } from '@/machines/high-society'
import { seasonAfter, useLocalSeason } from './local-season'
import { ball, head } from './seasons'

// A whole screen is asked by role and name, often: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 40_000 })

const plain = { order: [], before: [], after: [] }
const up: BookCard = { ...plain, name: 'Charm', after: [{ do: 'MOVE', who: 'partner', by: 1 }] }
const down: BookCard = { ...plain, name: 'Charm', after: [{ do: 'MOVE', who: 'partner', by: -1 }] }
const chaperone: BookCard = { ...plain, order: [{ do: 'RULE', flag: 'protected', until: 'ball' }] }
const cards = { 5: up, 12: chaperone }

interface ScreenProps {
  readonly settings: Partial<Settings>
  readonly session?: Session
}

function Screen({ settings, session = seasonAfter({ ...head, cards }) }: ScreenProps) {
  const referee = useLocalSeason(session, settings)
  return <SeasonScreen referee={referee} onLeave={() => {}} onAgain={() => {}} />
}

const show = (settings: Partial<Settings> = { broughtIn: true }, session?: Session) => {
  render(<Screen settings={settings} {...(session && { session })} />)
  return userEvent.setup()
}
const offer = () => screen.findByRole('region', { name: 'Cards for your book' })
const tap = async (user: ReturnType<typeof show>, name: string) =>
  user.click(within(await offer()).getByRole('button', { name }))

beforeEach(() => changeBook(() => emptyBook))

test('cards that are new to the book are taken at one tap, and nothing is asked after that', async () => {
  const user = show()
  expect(await offer()).toHaveTextContent('This season came with 2 cards that your card book does not have.')
  await tap(user, 'Take into the book')
  await waitFor(async () => expect((await loadBook()).cards).toEqual(cards))
  expect(screen.queryByRole('region', { name: 'Cards for your book' })).toBeNull()
})

test('what differs is never overwritten unasked: both readings are shown, and one is chosen', async () => {
  await changeBook(() => ({ ...emptyBook, cards: { 5: down } }))
  const user = show()
  await tap(user, 'Take into the book')
  await waitFor(async () => expect((await loadBook()).cards).toEqual({ 5: down, 12: chaperone }))
  expect(await offer()).toHaveTextContent('Of Card 5, your card book says something else.')
  await tap(user, 'Compare')
  const sheet = within(await screen.findByRole('dialog'))
  const ours = await sheet.findByRole('radio', { name: /^Keep yours/ })
  expect(ours).toBeChecked()
  expect(screen.getByRole('dialog')).toHaveTextContent(/Keep yours.*falls one.*Take the season’s.*rises one/)
  await user.click(sheet.getByRole('radio', { name: /^Take the season’s/ }))
  await user.click(sheet.getByRole('button', { name: 'That is decided' }))
  await waitFor(async () => expect((await loadBook()).cards).toEqual(cards))
  expect(screen.queryByRole('region', { name: 'Cards for your book' })).toBeNull()
})

const first: Effect[] = [{ do: 'MOVE', who: 'top', by: -1 }]
const last: Effect[] = [{ do: 'MOVE', who: 'bottom', by: 1 }]
const rule = { before: [], order: [], end: first }
const planned = { before: last, order: [], end: [] }
const calendar = ['Roses', 'Hearts', null, null, null, null, null, null]

test('the rules of its Balls are offered too: those that were opened, and those that were typed before they came', async () => {
  const user = show(
    { broughtIn: true, plans: { 1: planned, 2: planned, 3: planned } },
    seasonAfter({ ...head, balls: calendar }, [{ type: 'ball', ...rule }]),
  )
  expect(await offer()).toHaveTextContent(
    'This season came with the rules of 2 Balls that your card book does not have.',
  )
  await tap(user, 'Take into the book')
  await waitFor(async () => expect((await loadBook()).balls).toEqual({ Roses: rule, Hearts: planned }))
})

test('a Ball that was named when it opened; one without a rule is nothing to remember', async () => {
  const named = { type: 'ball', name: 'Lilies', ...rule } as const
  const user = show({ broughtIn: true }, seasonAfter({ ...head, cards: { 5: up } }, [named]))
  expect(await offer()).toHaveTextContent(
    'This season came with a card and the rule of a Ball that your card book does not have.',
  )
  await tap(user, 'Take into the book')
  await waitFor(async () => expect(Object.keys((await loadBook()).balls)).toEqual(['Lilies']))
  show({ broughtIn: true }, seasonAfter({ ...head, balls: calendar }, [ball]))
  expect(await screen.findAllByRole('heading', { level: 2, name: 'Log' })).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Cards for your book' })).toBeNull()
})

test('left as it is, the book keeps what it said, and is asked no more', async () => {
  await changeBook(() => ({ ...emptyBook, cards: { 5: down } }))
  const user = show()
  await tap(user, 'Leave my book as it is')
  expect(screen.queryByRole('region', { name: 'Cards for your book' })).toBeNull()
  expect((await loadBook()).cards).toEqual({ 5: down })
})

test('a season that began here, or whose cards the book has just so, offers nothing', async () => {
  await changeBook(() => ({ ...emptyBook, cards }))
  show()
  show({})
  expect(await screen.findAllByRole('heading', { level: 2, name: 'Log' })).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Cards for your book' })).toBeNull()
})

test('a season that is read from a file or a link is one from elsewhere; a game of Love Letter has no cards to offer', () => {
  const read = (record: object) => readGameFile(JSON.stringify({ ...record, events: [] }))
  expect(read({ ...head, cards })).toMatchObject({ game: { settings: { broughtIn: true } } })
  const letter = read({ ruleset: 'love-letter', players: ['Ann', 'Bea'] })
  expect('game' in letter && letter.game.settings).not.toHaveProperty('broughtIn')
})
