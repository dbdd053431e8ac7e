import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mended } from '@/components/backup/mended'
import { type Backup, readBackup } from '@/components/backup/read-backup'

/** A backup as version 1 wrote it. It stays as it is, and is read for ever. */
const v1 = readFileSync('test/fixtures/backups/v1.json', 'utf8')

const read = (text: string): Backup => {
  const backup = readBackup(text)
  if ('problem' in backup) throw new Error(backup.problem)
  return backup
}
const problem = (text: string) => {
  const backup = readBackup(text)
  return 'problem' in backup ? backup.problem : null
}
const changed = (change: (file: ReturnType<typeof JSON.parse>) => void) => {
  const file = JSON.parse(v1)
  change(file)
  return JSON.stringify(file)
}

test('a backup of version 1 is read whole', () => {
  const { games, names, forms, book, settings, left, savedAt } = read(v1)
  expect(left).toEqual([])
  expect(savedAt).toBe('2026-11-02T08:00:00.000Z')
  expect(games.map(({ game: { id, kind, revision } }) => [id, kind, revision])).toEqual([
    ['love-letter-1', 'referee', 3],
    ['season-1', 'referee', 2],
    ['score-1', 'score', 1],
    ['sheet-1', 'score', 1],
  ])
  expect(games[0]?.summary.headline).toMatch(/Bea.* to play/)
  expect(games[0]?.game.changedAt).toBe('2026-11-01T20:30:00.000Z')
  expect(games[0]?.game.settings).toEqual({ awake: true, couldHold: true, correction: null, halfFilled: {} })
  expect(games[1]?.game.settings).toMatchObject({ characters: { Ann: 'Daphne' } })
  expect(names.map(({ name }) => name)).toEqual(['Ann', 'Bea'])
  expect(forms.map(([name]) => name)).toEqual(['learn', 'practice', 'high-society.tiles'])
  expect(book?.cards['12']?.name).toBe('Chaperone')
  expect(settings).toEqual({ theme: 'dark', text: '115', hold: 'on' })
})

describe('what is no backup says why', () => {
  test.each([
    ['', 'The file is empty.'],
    ['<html>', 'The file holds no backup: it stops being JSON in line 1.'],
    ['[]', 'The file holds no backup. One that was made here begins with “parlour”: “backup”.'],
    [
      '{"parlour":"card-book"}',
      'The file holds no backup. One that was made here begins with “parlour”: “backup”.',
    ],
    [
      '{"parlour":"backup","v":"one"}',
      'It does not say which version wrote it: “v” is not the number of one.',
    ],
    [
      '{"parlour":"backup","v":2}',
      'This backup was made by a newer Parlour: its version is 2, and this one reads up to 1.',
    ],
  ])('%s', (text, said) => {
    expect(problem(text)).toBe(said)
  })
})

test('what cannot be read is left out and named, and the rest comes in', () => {
  const { games, names, book, settings, left } = read(
    changed((file) => {
      file.games[1].record.ruleset = 'chess'
      file.games[2] = 'nothing'
      file.games[0].at = 'x'
      file.names.push({ name: 7 })
      file.forms['high-society.book'].cards['13'] = 'no card'
      file.settings.theme = 'pink'
    }),
  )
  expect(games.map(({ game }) => game.id)).toEqual(['sheet-1'])
  expect(names).toHaveLength(2)
  expect(Object.keys(book?.cards ?? {})).toEqual(['12'])
  expect(settings).toEqual({ text: '115', hold: 'on' })
  expect(left).toEqual([
    expect.stringMatching(/^the game of Ann, Bea and Cal: It does not say .*: “at” is not a number\.$/),
    expect.stringMatching(/^the game of Ann, Bea and Cal: .*chess/),
    'game 3 of the file: it is no game',
    'card 13',
    'the setting “theme”',
    'one of the names',
  ])
})

test('parts that are missing or are something else count as empty', () => {
  for (const fields of [{}, { games: 5, names: {}, forms: [], settings: null }])
    expect(read(JSON.stringify({ parlour: 'backup', v: 1, ...fields }))).toMatchObject({
      games: [],
      names: [],
      forms: [],
      book: null,
      left: [],
    })
})

test('of a file that was cut off, what stands before the cut comes in, and the tear is told', () => {
  const cut = v1.indexOf('"id": "score-1"')
  const { games, names, left } = read(v1.slice(0, cut))
  expect(games.map(({ game }) => game.id)).toEqual(['love-letter-1', 'season-1'])
  expect(names).toHaveLength(2)
  expect(left.at(-1)).toBe('all that stood behind the tear')
})

test('a cut at any place is borne', () => {
  for (let at = 1; at < v1.length; at += 97) {
    const backup = readBackup(v1.slice(0, at))
    expect('problem' in backup ? backup.problem.length : backup.left.length).toBeGreaterThan(0)
  }
})

test.each([
  ['{"a":[1,{"b":"x,]","c', '{"a":[1,{"b":"x,]"}]}'],
  ['{"a":1,"b":"\\', '{"a":1}'],
  ['{"a"', null],
  ['{"a":1,"b":2}', null],
])('%s is closed as %s', (text, closed) => {
  expect(mended(text)).toBe(closed)
})
