import { describe, expect, test } from 'vitest'
import { parseFile, readEnvelope, VERSION } from '@/machines/core/migrations'

const whole = {
  v: 1,
  kind: 'referee',
  record: { ruleset: 'love-letter', players: ['Ann', 'Bea'], events: [] },
  at: 0,
  draft: { card: 3 },
  pending: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  changedAt: '2026-01-02T03:04:05.000Z',
  settings: { awake: true },
}

const AT = 'It does not say how many of its steps are in force: “at” is'

describe('an envelope', () => {
  test('is read as it was written', () => {
    expect(readEnvelope(whole)).toEqual(whole)
  })

  test.each([
    ['v', { v: '1' }, 'It does not say which version wrote it: “v” is not the number of one.'],
    ['v', { v: 0 }, 'It does not say which version wrote it: “v” is not the number of one.'],
    [
      'a newer version',
      { v: 7 },
      `This game was saved by a newer Parlour: its version is 7, and this one reads up to ${VERSION}.`,
    ],
    ['kind', { kind: 4 }, 'It does not say what sort of game it is: “kind” is not a text.'],
    ['record', { record: null }, 'It does not say what happened in it: “record” is missing.'],
    ['at', { at: -1 }, `${AT} below 0.`],
    ['at', { at: 1.5 }, `${AT} not a whole number.`],
    ['at', { at: 'x' }, `${AT} not a number.`],
    [
      'pending',
      { pending: 3 },
      'It does not say which step waits for a decision: “pending” is not an object.',
    ],
  ])('says what is wrong with %s', (_, change, problem) => {
    expect(readEnvelope({ ...whole, ...change })).toEqual({ problem })
  })

  test.each([
    ['draft', { draft: 'x' }, {}],
    ['settings', { settings: [] }, {}],
    ['createdAt', { createdAt: 'yesterday' }, '1970-01-01T00:00:00.000Z'],
    ['changedAt', { changedAt: 5 }, '1970-01-01T00:00:00.000Z'],
    ['pending', { pending: undefined }, null],
  ])('does without %s', (key, change, instead) => {
    expect(readEnvelope({ ...whole, ...change })).toEqual({ ...whole, [key]: instead })
  })

  test('of an older version goes through every step up to the newest, in order', () => {
    const seen: unknown[] = []
    const watched = {
      1: (old: object) => ({ ...old, trail: ['one'] }),
      2: (old: object) => {
        seen.push(old)
        return { ...old, kind: 'referee' }
      },
    }
    readEnvelope({ ...whole, v: 1 }, watched, 3)
    expect(seen).toEqual([{ ...whole, v: 2, trail: ['one'] }])
  })

  test('of a version without a step to the next is not guessed at', () => {
    expect(readEnvelope({ ...whole, v: 1 }, {}, 2)).toEqual({
      problem: 'There is no way from version 1 to 2.',
    })
  })
})

describe('the text of a file', () => {
  test.each([
    ['', 'The file is empty.'],
    ['  \n', 'The file is empty.'],
    ['{"a": 1', 'it stops being JSON at its end, as if it had been cut off.'],
    ['{"a": "x', 'it stops being JSON in line 1.'],
    ['<!doctype html>', 'The file holds no game: it stops being JSON in line 1.'],
    ['{"a": 1}\n\n{"b": 2}', 'in line 3'],
    ['{"a":\n[1,\n2,]}', 'in line 3'],
    ['{"a"\n:\n"\t"}', 'in line 3'],
    ['{"a":\n 1,\n oh}', 'in line 3'],
  ])('%j is told apart from a game', (text, words) => {
    const parsed = parseFile(text)
    expect('problem' in parsed && parsed.problem).toContain(words)
  })

  test('nested very deep does not bring the page down', () => {
    const parsed = parseFile('['.repeat(1_000_000))
    expect('problem' in parsed).toBe(true)
  })
})
