import { expect, test } from 'vitest'
import {
  ask,
  called,
  dealing,
  editions,
  headline,
  now,
  openSession,
  optionLabel,
  phaseIn,
  type Session,
  viewTable,
} from '@/machines/love-letter'

const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test.each(['', ' ', '\u00A0\t', '\u200B', '\u2060\uFEFF', '\u3164', '\u2800', '\u0301'])(
  'a name of which nothing is seen (%j) is told by its place',
  (name) => {
    expect(called(name, 2)).toBe('Player 3')
  },
)

test.each(['Ann', '0', '\u2026', '陳大文', '👩‍👩‍👧', '__proto__'])('%s is told as it is', (name) => {
  expect(called(name, 2)).toBe(name)
})

test('a table whose record has such names says whom it means, in rows, answers and sentences', () => {
  const session = openSession({
    ruleset: 'love-letter',
    players: ['Ann', '\u200B', ''],
    start: { turn: '\u200B', deck: 5 },
  }) as Session
  const { context } = now(session)
  expect(viewTable(context.table, phaseIn(now(session))).seats.map(({ name }) => name)).toEqual([
    'Ann',
    'Player 2',
    'Player 3',
  ])
  expect(bare(headline(context.table, 'play'))).toBe('Player 2 to play')
  const question = ask(context, 'play', { card: 2 })
  const labels = question.options.map((option) => bare(optionLabel(context.table, question, option).label))
  expect(labels).toContain('Player 3')
  expect(bare(dealing(editions['love-letter'], context.table.players).join(' '))).toContain(
    'Ann, Player 2 and Player 3',
  )
})
