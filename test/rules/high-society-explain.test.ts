import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Effect, Event, Season } from '@/machines/high-society'
import * as explain from '@/machines/high-society/explain'
import * as model from '@/machines/high-society/model'
import { isProper, unfitOf } from '../support/fitness'
import { effects } from '../support/high-society/heads'
import { randomSeason } from '../support/high-society/seasons'
import { bannerOf, type Step, stepsOf } from '../support/high-society/telling'
import { seeded } from '../support/random'

/** Every text in a table of words. */
const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

const names = { players: ['Ann', 'Bea', 'Cal'], prospects: ['p1', 'p2', 'p3', 'p4'] }

describe('every word of the card book', () => {
  const labels: readonly (readonly [object, readonly string[]])[] = [
    [explain.PLAYER_LABELS, [...model.PLAYER_WORDS, 'choose']],
    [explain.PROSPECT_LABELS, [...model.PROSPECT_WORDS, 'choose']],
    [explain.PLAYER_TERM_LABELS, model.PLAYER_TERMS],
    [explain.PROSPECT_TERM_LABELS, model.PROSPECT_TERMS],
    [explain.FLAG_LABELS, model.FLAGS],
    [
      explain.EFFECT_WORDS,
      ['MOVE', 'TOKEN', 'TRAIT', 'CARDS', 'DANCE', 'SCANDAL', 'ORDER', 'RULE', 'MANUAL', 'MAY'],
    ],
    [explain.RULE_WORDS, model.RULE_IDS],
    [explain.RULING_WORDS, Object.keys(model.RULINGS)],
  ]
  test.each(labels)('has words of its own, and no other has: %#', (words, keys) => {
    expect(Object.keys(words).sort()).toEqual([...keys].sort())
    const texts = Object.values(words).map((each) => JSON.stringify(each))
    expect(new Set(texts).size).toBe(texts.length)
    expect(unfitOf(textsIn(words))).toEqual([])
  })

  test('so have all the small tables', () => {
    const { UNTIL_LABELS, TRAIT_LABELS, PILE_LABELS, ORDER_LABELS, DANCE_TOKEN_LABELS, INSTEAD_LABELS } =
      explain
    const more = [UNTIL_LABELS, TRAIT_LABELS, PILE_LABELS, ORDER_LABELS, DANCE_TOKEN_LABELS, INSTEAD_LABELS]
    const texts = textsIn([more, explain.DANCE_OPTION_LABELS, explain.STAND_WORDS, explain.referenceParts()])
    expect(texts.length).toBeGreaterThan(40)
    expect(unfitOf(texts)).toEqual([])
  })

  test('each ruling has the readings that there are, the first of them the usual one', () => {
    for (const key of Object.keys(model.RULINGS) as model.RulingKey[]) {
      expect(Object.keys(explain.RULING_WORDS[key].values)).toEqual([...model.RULINGS[key]])
      expect(explain.RULING_WORDS[key].usual).toBe(model.RULINGS[key][0])
    }
  })
})

/** All that is said of a step that is fine. */
function wordsOf({ season, event, after }: Step): string[] {
  const known = event as Event
  const now = after as Season
  return [
    explain.headline(season),
    explain.due(season),
    explain.describe(season, known),
    ...explain.follows(season, known, now),
    explain.announce(season, known, now),
    explain.whyWon(season),
    ...explain.scoreLines(season).map(({ words }) => words),
    ...season.rules.map((rule) => explain.ruleSentence(season, rule)),
  ]
}

describe('random seasons', () => {
  const seasons = Array.from({ length: 12 }, (_, i) => randomSeason(seeded(900 + i)).record)

  test('every step has fit words', () => {
    for (const record of seasons)
      for (const step of stepsOf(record).filter(({ fault }) => !fault))
        expect({ event: step.written, unfit: unfitOf(wordsOf(step)) }).toEqual({
          event: step.written,
          unfit: [],
        })
  })

  test('what follows is said in sentences, and names are set apart', () => {
    for (const { season, event, after } of seasons.flatMap(stepsOf)) {
      const lines = event && after ? explain.follows(season, event, after) : []
      expect(lines.filter((line) => !isProper(line))).toEqual([])
      const bare = lines.filter((line) =>
        /\b(Ann|Bea|Cal|Dot|Eve|Fay|p\d)\b/.test(line.replace(/\u2068.*?\u2069/g, '')),
      )
      expect(bare).toEqual([])
    }
  })

  test('an effect list of any length is read back', () => {
    const random = seeded(3)
    const list = effects(random, names.players, names.prospects, 5) as unknown as Effect[]
    expect(explain.effectSentence([], names)).toBe('Nothing happens.')
    expect(explain.effectSentence(list, names).split('. ').length).toBeGreaterThanOrEqual(1)
  })
})

const cases: { id: string; record: unknown }[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../cases/high-society.json'), 'utf8'),
)

/** An open ruling is named by what it asks, never by its key. */
const rulingKeys = new RegExp(Object.keys(model.RULINGS).join('|'))

describe('the shared cases', () => {
  test('every fault has fit words, and together they name every rule', () => {
    const named = new Set<string>()
    for (const { id, record } of cases) {
      const words = bannerOf(record)
      if (!words) continue
      named.add(words.rule.id)
      const texts = [words.sentence, words.reason, words.rule.title, words.rule.source]
      expect({ id, unfit: unfitOf(texts), isProper: isProper(words.sentence) }).toEqual({
        id,
        unfit: [],
        isProper: true,
      })
      expect(words.rule.source).not.toMatch(rulingKeys)
    }
    expect([...model.RULE_IDS].filter((rule) => !named.has(rule))).toEqual([])
  })

  test('every step of them has fit words', () => {
    for (const { id, record } of cases) {
      const words = stepsOf(record).flatMap((step) => (step.fault ? [] : wordsOf(step)))
      expect({ id, unfit: unfitOf(words) }).toEqual({ id, unfit: [] })
    }
  })
})
