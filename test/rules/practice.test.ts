import { describe, expect, it, test } from 'vitest'
import { SETTLED } from '@/content/love-letter/rulings'
import {
  borneOut,
  type GameRecord,
  KINDS,
  LEVELS,
  type PracticeQuestion,
  practiceQuestion,
  practisedRulings,
  type Report,
  RULE_IDS,
  RULINGS,
  report,
} from '@/machines/love-letter'
import { enumerate } from '../support/enumerator'
import { EDITIONS } from '../support/tables'

/** The other referee, which shares nothing with the one that made the questions. */
function byEnumerator(record: GameRecord): Report {
  const report = enumerate(record)
  if ('error' in report) throw new Error(report.error)
  return report as Report
}

/** What a learner does not see taken out: the deck, and the card set aside. */
function asSeen({ start, ...record }: GameRecord): GameRecord {
  if (!start) throw new Error('no position')
  const deck = typeof start.deck === 'number' ? start.deck : start.deck.length
  return { ...record, start: { ...start, deck, setAside: '?' } }
}

const pages: readonly string[] = [...RULE_IDS, ...Object.keys(RULINGS), ...SETTLED]
const made = new Map<string, PracticeQuestion[]>()

for (const edition of EDITIONS)
  for (const kind of KINDS)
    made.set(
      `${edition}: ${kind}`,
      LEVELS.flatMap(
        (level) => practiceQuestion({ seed: level * 1009, edition, level, kinds: [kind] }) ?? [],
      ),
    )

/** What an edition lacks cannot be asked about. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  'love-letter': ['the-count'],
  'love-letter-classic': ['the-count', 'the-0'],
  bridgerton: [],
  'bridgerton-classic': ['the-count', 'the-0'],
}

describe.each(EDITIONS)('%s', (edition) => {
  test.each(KINDS)('%s: exactly the marked choice is right, by both referees', (kind) => {
    const questions = made.get(`${edition}: ${kind}`) ?? []
    expect(questions).toHaveLength(LACKING[edition]?.includes(kind) ? 0 : LEVELS.length)
    for (const { record, choices, right } of questions) {
      expect(borneOut(record, choices, report)).toEqual([right])
      expect(borneOut(record, choices, byEnumerator)).toEqual([right])
    }
  })

  it('asks nothing that only the hidden cards could tell', () => {
    for (const kind of KINDS)
      for (const { record, choices, right } of made.get(`${edition}: ${kind}`) ?? [])
        expect([kind, borneOut(asSeen(record), choices, report)]).toEqual([kind, [right]])
  })

  it('gives every choice words, a page of the rulings, and a reason', () => {
    for (const question of KINDS.flatMap((kind) => made.get(`${edition}: ${kind}`) ?? [])) {
      const { choices } = question
      expect(choices.length).toBeGreaterThan(1)
      expect(new Set(choices.map(({ says }) => says)).size).toBe(choices.length)
      for (const { ruling, because } of [...choices, question]) {
        expect(pages).toContain(ruling)
        expect(because).toMatch(/\S.*\.$/)
      }
      expect(practisedRulings(edition)).toContain(question.ruling)
    }
  })
})
