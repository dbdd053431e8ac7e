import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { EntryForm } from '@/components/referee/high-society/score/entry-form'
import { SeasonSheet } from '@/components/referee/high-society/score/season-sheet'
import {
  changed,
  redo,
  type SheetSitting,
  sheetsKept,
  sit,
  undo,
} from '@/components/referee/high-society/score/sheet-desk'
import { readEnvelope } from '@/machines/core'
import { emptySheet, type SheetEntry, seasonOf, withComplete, withEntry } from '@/machines/high-society'

const empty = emptySheet(['Ann', 'Bea', 'Cal'], ['p1', 'p2', 'p3', 'p4'])
const entries: readonly SheetEntry[] = [
  { type: 'trait', ball: 1, prospect: 'p1', arrows: 0, points: -1 },
  { type: 'trait', ball: 1, prospect: 'p1', arrows: 0, points: -2 },
  { type: 'match', ball: 1, prospect: 'p1', player: 'Ann', love: true },
  { type: 'match', ball: 2, prospect: 'p3', player: 'Bea', love: false },
]
const sheet = entries.reduce(withEntry, empty)

const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the sheet shows each part of each Match, who leads by the tie-break, and what may change', () => {
  render(<SeasonSheet season={seasonOf(sheet)} />)
  expect(row('Ann')).toEqual(['4', '−1 −2', '+1', '2'])
  expect(row('Bea')).toEqual(['2', '0', '0', '2'])
  expect(row('Cal')).toEqual(['no score'])
  expect(screen.getByRole('rowheader', { name: /Ann/ })).toHaveTextContent('leads')
  expect(screen.getByText(/As it stands: .* have 2 points each.*p1.* stands highest/)).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
})

test('at the end it says who wins, and nothing more may change', () => {
  render(<SeasonSheet season={seasonOf(withComplete(sheet, 8))} />)
  expect(screen.getByRole('rowheader', { name: /Ann/ })).toHaveTextContent('wins')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('an entry is told by taps, as another kind too', async () => {
  const user = userEvent.setup()
  const told: SheetEntry[] = []
  const entry: SheetEntry = { type: 'trait', ball: 3, prospect: 'p2', arrows: 1, points: 1 }
  render(<EntryForm sheet={sheet} entry={entry} action="Enter this" onEnter={(next) => told.push(next)} />)
  const enter = () => user.click(screen.getByRole('button', { name: 'Enter this' }))
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
  await choose('Down')
  await user.click(screen.getByRole('button', { name: 'Arrows: one more' }))
  await user.click(screen.getByRole('button', { name: 'One point less' }))
  await enter()
  await choose('It lay open')
  await enter()
  await choose('p4')
  await choose('A move')
  await enter()
  await choose('A Match')
  await choose('Cal')
  await choose('Ring down')
  await enter()
  expect(told).toEqual([
    { type: 'trait', ball: 3, prospect: 'p2', arrows: -2, points: 0 },
    { type: 'trait', ball: 3, prospect: 'p2', arrows: 0, points: 0 },
    { type: 'move', ball: 3, prospect: 'p4', by: 1 },
    { type: 'match', ball: 3, prospect: 'p4', player: 'Cal', love: false },
  ])
})

describe('on the desk', () => {
  test('a change can be undone and redone, and another change forgets what was undone', () => {
    const after = changed(changed(sit(empty), sheet), withComplete(sheet, 2))
    const back = undo(undo(after))
    expect(back.sheet).toBe(empty)
    expect(undo(back)).toBe(back)
    expect(redo(back).sheet).toBe(sheet)
    expect(redo(redo(redo(back))).sheet).toEqual(after.sheet)
    expect(redo(changed(back, sheet)).sheet).toBe(sheet)
  })

  const reopened = (sitting: SheetSitting, settings?: object) => {
    const kept = sheetsKept.saved(sheetsKept.begun(sit(empty), 'one', 'then'), sitting, 'now')
    const envelope = readEnvelope(JSON.parse(JSON.stringify({ ...kept, ...(settings && { settings }) })))
    if ('problem' in envelope) throw new Error(envelope.problem)
    return sheetsKept.open(envelope) as SheetSitting
  }

  test('a reload forgets neither what can be undone nor what can be redone', () => {
    const back = undo(changed(changed(sit(empty), sheet), withComplete(sheet, 2)))
    expect(reopened(back)).toEqual(back)
    expect(undo(reopened(back)).sheet).toEqual(empty)
    expect(redo(reopened(back)).sheet).toEqual(withComplete(sheet, 2))
  })

  test('fifty steps back are kept, and none where one of them cannot be read', () => {
    const long = Array.from({ length: 60 }, (_, i) => i).reduce(
      (sitting, i) => changed(sitting, withComplete(sheet, i % 2)),
      sit(empty),
    )
    expect(reopened(long).past).toEqual(long.past.slice(10))
    expect(reopened(sit(sheet), { past: [{ players: 3 }], undone: 'x' })).toEqual(sit(sheet))
  })

  test('it is kept in an envelope, and opened from it as it was', () => {
    const saved = sheetsKept.saved(sheetsKept.begun(sit(empty), 'one', 'then'), sit(sheet), 'now')
    const envelope = readEnvelope(JSON.parse(JSON.stringify(saved)))
    if ('problem' in envelope) throw new Error(envelope.problem)
    expect(sheetsKept.open(envelope)).toEqual(sit(sheet))
    expect(sheetsKept.summaryOf(saved, sit(sheet))).toMatchObject({
      kind: 'score',
      edition: 'high-society',
      ball: 1,
      matches: [
        { player: 'Ann', prospect: 'p1', love: true },
        { player: 'Bea', prospect: 'p3', love: false },
      ],
    })
    expect(sheetsKept.open({ ...envelope, kind: 'referee' })).toHaveProperty('problem')
    expect(sheetsKept.open({ ...envelope, record: { ...saved.record, complete: 9 } })).toEqual({
      problem: 'The score cannot be read (complete: not 0 to 8).',
    })
  })
})
