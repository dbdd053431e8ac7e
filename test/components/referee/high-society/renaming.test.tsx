import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { held, holdOnly, NOTHING } from '@/components/held'
import { PlayedCardsProvider, playedCards } from '@/components/referee/high-society/gossips'
import { newSeason } from '@/components/referee/high-society/saved-season'
import { NamesForm } from '@/components/referee/high-society/settings/names-form'
import { summaryOf } from '@/components/referee/high-society/summary'
import { type SeasonReferee, useSeason } from '@/components/referee/high-society/use-season'
import type { Effect } from '@/machines/high-society'
import { seasonAfter } from './local-season'
import { ball, cards, dance, head } from './seasons'

const ofBea: Effect[] = [{ do: 'TOKEN', of: 'Bea', from: 'p2', to: 'supply', n: 1 }]
const session = seasonAfter(head, [
  ball,
  cards,
  dance('Ann', 'p1'),
  dance('Bea', 'p2'),
  dance('Cal', 'p3'),
  { type: 'gossip', player: 'Cal', effects: ofBea },
])
const settings = {
  gossips: { 1: { name: 'A letter', effects: ofBea } },
  characters: { Ann: 'Eloise', Bea: 'Kate' },
}

let referee: SeasonReferee
function Table() {
  const seen = useSeason('x')
  if (typeof seen === 'string' || 'problem' in seen) return null
  referee = seen
  return (
    <PlayedCardsProvider value={playedCards(seen.session, seen.saved.settings.gossips)}>
      <NamesForm referee={seen} onDone={() => {}} />
    </PlayedCardsProvider>
  )
}

/** Who plays, what their tiles say, and the Whistledown card that was told. */
const kept = () => [
  referee.session.head.players,
  referee.saved.settings.characters,
  playedCards(referee.session, referee.saved.settings.gossips).map(({ name }) => name),
]

beforeEach(() => {
  holdOnly(NOTHING)
  vi.stubGlobal('indexedDB', undefined)
  const game = newSeason(session, 'x', '2026-01-02T03:04:05.000Z', settings)
  held.games.set('x', { game, summary: summaryOf(game, session) })
})
afterEach(() => {
  holdOnly(NOTHING)
  vi.unstubAllGlobals()
})

test('a renaming, its undo and its redo take names of tiles and Whistledown cards along', async () => {
  render(<Table />)
  // Two change places: then neither name tells what was before.
  const field = async (label: string, name: string) => {
    const box = await screen.findByRole('textbox', { name: label })
    await userEvent.clear(box)
    await userEvent.type(box, name)
  }
  const before = () => [['Ann', 'Bea', 'Cal'], settings.characters, ['A letter']]
  const after = [['Bea', 'Ann', 'Cal'], { Bea: 'Eloise', Ann: 'Kate' }, ['A letter']]
  await field('Player 1', 'Bea')
  await field('Player 2', 'Ann')
  await userEvent.click(screen.getByRole('button', { name: 'Call them so' }))
  await vi.waitFor(() => expect(kept()).toEqual(after))
  const { revision } = referee.saved
  await act(() => referee.undo())
  expect(kept()).toEqual(before())
  await act(() => referee.redo())
  expect(kept()).toEqual(after)
  // Each was one saving: no moment lies between the log and its names.
  expect(referee.saved.revision).toBe(revision + 2)
  await act(() => referee.undo())
  act(() => referee.setSettings({ characters: { Ann: 'Daphne' } }))
  await act(() => referee.report({ type: 'effect', effects: [{ do: 'MANUAL', text: 'A pause.' }] }))
  expect(referee.saved.settings.characters).toEqual({ Ann: 'Daphne' })
})
