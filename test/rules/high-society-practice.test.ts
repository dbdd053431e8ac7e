import { describe, expect, it, test } from 'vitest'
import { SETTLED } from '@/content/high-society/rulings'
import {
  borneOut,
  KINDS,
  nextQuestion,
  PAGE_OF,
  type PracticeQuestion,
  positionOf,
  practiceQuestion,
  practisedRulings,
  type Report,
  RULINGS,
  report,
  type Sitting,
  TOPICS,
} from '@/machines/high-society'
import { oracle } from '../support/high-society/oracle'

const LEVELS = [1, 2, 3] as const
const pages: readonly string[] = [...Object.values(PAGE_OF), ...Object.keys(RULINGS), ...SETTLED]
const made = (kind: (typeof KINDS)[number]) =>
  LEVELS.flatMap((level) => practiceQuestion({ seed: level * 1009, level, kinds: [kind] }) ?? [])

describe.each(KINDS)('%s', (kind) => {
  const questions = made(kind)

  it('has exactly one right choice at every level, by both referees', () => {
    expect(questions.map((question) => question.kind)).toEqual([kind, kind, kind])
    for (const { record, choices, right } of questions) {
      expect(borneOut(record, choices, report)).toEqual([right])
      expect(borneOut(record, choices, (each) => oracle(each) as Report)).toEqual([right])
    }
  })

  it('begins with a table that the referee takes, and nothing that cannot be checked', () => {
    for (const { record } of questions) {
      const { fault, unproven, state } = report(record)
      expect([fault, unproven]).toEqual([null, []])
      expect(state?.phase).not.toBe('over')
    }
  })

  it('gives every choice words, a page of the rulings, and a reason', () => {
    for (const question of questions) {
      const { choices } = question
      expect(choices.length).toBeGreaterThan(1)
      expect(new Set(choices.map(({ says }) => says)).size).toBe(choices.length)
      for (const { ruling, because } of [...choices, question]) {
        expect(pages).toContain(ruling)
        expect(because).toMatch(/\S.*\.$/)
        expect(because).not.toMatch(/undefined|Player \d|NaN/)
      }
      expect(practisedRulings()).toContain(question.ruling)
    }
  })
})

test('a thousand seeds give at least 900 different positions, and every kind of question', () => {
  const questions = Array.from({ length: 1000 }, (_, seed) =>
    practiceQuestion({ seed, level: LEVELS[seed % 3] ?? 1 }),
  )
  expect(questions).not.toContain(null)
  expect(new Set(questions.map((question) => JSON.stringify(question?.record))).size).toBeGreaterThanOrEqual(
    900,
  )
  expect(new Set(questions.map((question) => question?.kind))).toEqual(new Set(KINDS))
  for (const question of questions.filter((_, seed) => seed % 10 === 0)) {
    const { record, choices, right } = question as PracticeQuestion
    expect(borneOut(record, choices, (each) => oracle(each) as Report)).toEqual([right])
  }
}, 120_000)

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
  const wish = { seed: 7, level: 3 } as const
  expect(practiceQuestion(wish)).toEqual(practiceQuestion(wish))
  expect(practiceQuestion(wish)).not.toEqual(practiceQuestion({ ...wish, seed: 8 }))
})

test('a sitting asks nothing twice, and every kind before one comes again', () => {
  const questions = asked({ seed: 3, level: 2 }, KINDS.length)
  expect(new Set(questions.map(positionOf)).size).toBe(KINDS.length)
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(KINDS.length)
})

test('every ruling that can be asked about is asked first when it is due', () => {
  for (const ruling of practisedRulings())
    expect([ruling, asked({ seed: 5, level: 1, due: [ruling] }, 1)[0]?.ruling]).toEqual([ruling, ruling])
}, 120_000)

test('topics narrow what is asked, and every kind belongs to one', () => {
  const questions = asked({ seed: 1, level: 1, kinds: ['where-ends'] }, 3)
  expect(questions.map(({ kind }) => kind)).toEqual(['where-ends', 'where-ends', 'where-ends'])
  expect(TOPICS.flatMap(({ kinds }) => kinds).sort()).toEqual([...KINDS].sort())
})
