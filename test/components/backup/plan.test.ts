import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planOf } from '@/components/backup/plan'
import { type Backup, type Placed, readBackup } from '@/components/backup/read-backup'
import { unsaved } from '@/components/backup/reminder'
import type { Summary } from '@/components/referee/summary'
import type { Everything } from '@/components/storage'

const backup = readBackup(readFileSync('test/fixtures/backups/v1.json', 'utf8')) as Backup
const nothing: Everything = { games: [], summaries: [], names: [], forms: [] }
const [first, ...others] = backup.games as [Placed, ...Placed[]]
const laid = (placed: readonly Placed[]): Everything => ({
  ...nothing,
  games: placed.map(({ game }) => game),
  summaries: placed.map(({ summary }) => summary),
})

test('on an empty device everything is new', () => {
  const plan = planOf(backup, nothing, {})
  expect(plan.games).toEqual(backup.games)
  expect([plan.same, plan.differing]).toEqual([0, []])
  expect(plan.names).toEqual(backup.names)
  expect(plan.forms).toEqual(backup.forms)
  expect(plan.book).toMatchObject({ fresh: 1, different: [] })
  expect(plan.settings).toEqual(backup.settings)
})

test('a game that is here just so is the same, whatever was tapped last and however often it was saved', () => {
  const half = { ...first, game: { ...first.game, draft: { card: 1 }, revision: 9 } }
  const plan = planOf(backup, laid([half, ...others]), {})
  expect([plan.games, plan.same, plan.differing]).toEqual([[], 4, []])
})

test('a game that is here in another state is asked, and not put in', () => {
  const back = { ...first, game: { ...first.game, at: 1 } }
  const plan = planOf(backup, laid([back]), {})
  expect(plan.games).toEqual(others)
  expect(plan.differing).toMatchObject([{ ours: { game: back.game, problem: null }, theirs: first }])
})

test('progress is put together; names, forms and settings of this device stay', () => {
  const practice = backup.forms.find(([name]) => name === 'practice')?.[1] as { missed: object }
  const tiles = { characters: [], prospects: [], balls: ['Ours'] }
  const here: Everything = {
    ...nothing,
    names: [{ name: 'Ann', usedAt: '2020-01-01T00:00:00.000Z' }],
    forms: [
      { name: 'learn', form: { 'love-letter': ['a-turn', 'winning'], bridgerton: ['x'] } },
      { name: 'practice', form: { v: 1, missed: {}, choice: {} } },
      { name: 'high-society.tiles', form: tiles },
    ],
  }
  const plan = planOf(backup, here, { theme: 'light' })
  const forms = Object.fromEntries(plan.forms)
  expect(plan.names.map(({ name }) => name)).toEqual(['Bea'])
  expect(forms.learn).toEqual({ 'love-letter': ['a-turn', 'winning', 'the-round'], bridgerton: ['x'] })
  expect(forms.practice).toMatchObject({ missed: practice.missed })
  expect(forms).not.toHaveProperty('high-society.tiles')
  expect(plan.settings).toEqual({ text: '115', hold: 'on' })
})

test('a card that the book here says otherwise is asked', () => {
  const ours = { v: 1, cards: { 12: { name: 'Ours', order: [], before: [], after: [] } } }
  const plan = planOf(backup, { ...nothing, forms: [{ name: 'high-society.book', form: ours }] }, {})
  expect(plan.book.different.map(({ key }) => key)).toEqual(['card 12'])
  expect(plan.book.book.cards['12']?.name).toBe('Ours')
})

test('three finished games that no backup has are worth a word', () => {
  const over = (changedAt: string) => ({ ...first.summary, phase: 'over', changedAt }) as Summary
  const games = [over('2026-01-01'), over('2026-01-02'), over('2026-01-03'), first.summary]
  expect(unsaved(games, null)).toBe(3)
  expect(unsaved(games.slice(1), null)).toBe(0)
  expect(unsaved(games, { savedAt: '2026-01-01' })).toBe(0)
})
