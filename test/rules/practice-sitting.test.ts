import { describe, expect, it, test } from 'vitest'
import {
  borneOut,
  CHANCELLOR,
  GUARD,
  KINDS,
  nextQuestion,
  type PracticeQuestion,
  positionOf,
  practiceQuestion,
  practisedRulings,
  QUEEN,
  type Report,
  type Sitting,
  TOPICS,
} from '@/machines/love-letter'
import { enumerate } from '../support/enumerator'
import { EDITIONS } from '../support/tables'

const LEVELS = [1, 2, 3] as const

describe('a thousand seeds', () => {
  const questions = Array.from({ length: 1000 }, (_, seed) =>
    practiceQuestion({ seed, edition: EDITIONS[seed % 4] ?? 'bridgerton', level: LEVELS[seed % 3] ?? 1 }),
  )

  it('give at least 900 different positions, and every kind of question', () => {
    const positions = questions.map((question) => JSON.stringify(question?.record))
    expect(questions).not.toContain(null)
    expect(new Set(positions).size).toBeGreaterThanOrEqual(900)
    expect(new Set(questions.map((question) => question?.kind))).toEqual(new Set(KINDS))
  })

  it('have the marked answer right by the plain enumerator', () => {
    for (const question of questions.filter((_, seed) => seed % 5 === 0)) {
      const { record, choices, right } = question as PracticeQuestion
      expect(borneOut(record, choices, (each) => enumerate(each) as Report)).toEqual([right])
    }
  })
})

const asked = (sitting: Sitting, n: number): PracticeQuestion[] => {
  const before: PracticeQuestion[] = []
  while (before.length < n) {
    const question = nextQuestion(sitting, before)
    if (!question) break
    before.push(question)
  }
  return before
}

test('a seed gives the same question again', () => {
  const wish = { seed: 7, edition: 'bridgerton', level: 3 } as const
  expect(practiceQuestion(wish)).toEqual(practiceQuestion(wish))
  expect(practiceQuestion(wish)).not.toEqual(practiceQuestion({ ...wish, seed: 8 }))
})

test('a sitting asks nothing twice, and every kind before one comes again', () => {
  const questions = asked({ seed: 3, edition: 'bridgerton', level: 2 }, KINDS.length)
  expect(new Set(questions.map(positionOf)).size).toBe(KINDS.length)
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(KINDS.length)
})

test('what is due comes first', () => {
  const due = ['ties', 'forced-countess', 'turn-order'] as const
  const questions = asked({ seed: 5, edition: 'love-letter', level: 2, due }, 4)
  expect(questions.slice(0, 3).map(({ ruling }) => ruling)).toEqual(due)
})

test('kinds and cards narrow what is asked', () => {
  const kinds = asked({ seed: 1, edition: 'love-letter', level: 1, kinds: ['who-loses'] }, 3)
  expect(kinds.map(({ kind }) => kind)).toEqual(['who-loses', 'who-loses', 'who-loses'])
  const cards = asked({ seed: 1, edition: 'love-letter', level: 2, cards: [GUARD, CHANCELLOR] }, 4)
  expect(cards).toHaveLength(4)
  for (const { card } of cards) expect([GUARD, CHANCELLOR]).toContain(card)
})

test('nothing is asked of a card that the edition lacks', () => {
  expect(
    nextQuestion({ seed: 1, edition: 'love-letter-classic', level: 1, kinds: ['the-count'] }, []),
  ).toBeNull()
  expect(practiceQuestion({ seed: 1, edition: 'love-letter', level: 1, cards: [QUEEN] })).toBeNull()
})

test('every kind belongs to one topic', () => {
  expect(TOPICS.flatMap(({ kinds }) => kinds).sort()).toEqual([...KINDS].sort())
})

test('the classic editions ask about no card that stays in the box', () => {
  expect(practisedRulings('love-letter-classic')).not.toContain('spy-token')
  expect(practisedRulings('bridgerton')).toContain('count-starts-at-one')
})
