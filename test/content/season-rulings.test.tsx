import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLAUSES } from '@/content/high-society/clauses'
import { SETTLED } from '@/content/high-society/rulings'
import { loadSeasonRuling, type SeasonRulingId, seasonRulingIds } from '@/content/load'
import { PAGE_OF, RULINGS } from '@/machines/high-society'
import { textOf } from './rendered'
import { repeated } from './repeated'
import { wordsOf } from './words'

const switches = Object.keys(RULINGS) as (keyof typeof RULINGS)[]
const all: readonly SeasonRulingId[] = [...new Set([...Object.values(PAGE_OF), ...switches, ...SETTLED])]
const pages = await Promise.all(
  all.map(async (id) => {
    const { meta, Content } = await loadSeasonRuling(id)
    const body = textOf(Content, 'high-society')
    const head = [meta.question, meta.answer, ...meta.confused.map(({ because }) => because)]
    return { id, meta, body, text: [...head, body].join('\n') }
  }),
)

/** The headings under which the rulebook says something of its rules. */
const HEADINGS = [
  'Components',
  'Setup',
  'Game Play',
  '1. Review the Current Ball',
  '2. Choose a Dance Card',
  '3. Reveal All Dance Cards',
  '4. Play Dance Cards',
  'Reveal a Scandal',
  '5. Lady Whistledown Cards',
  '6. Completing a Ball',
  'Affection Tokens',
  'Trait Tokens',
  'Getting Engaged',
  'The Final Ball of the Season',
  'Winning the Game',
  'Card #1 and #24',
  'Card #4 and #8',
  'Card #6 and #10',
  'Card #15',
  'Card #18',
]

/** What no lesson shows: it is about the box, or about a slip of the pen. */
const UNSHOWN: readonly SeasonRulingId[] = [
  'unknown-name',
  'wrong-setup',
  'players-and-characters',
  'traits-set-aside',
]

test('every ruling has a page, and no page is about anything else', () => {
  expect(seasonRulingIds()).toEqual([...all].sort())
})

describe.each(pages)('$id', ({ id, meta, body }) => {
  test('has a head whose every name exists', () => {
    expect(['rulebook', 'follows', 'silent']).toContain(meta.status)
    expect(meta.question).toMatch(/\?$/)
    expect(meta.answer).toMatch(/\.$/)
    expect(meta.sections.filter((section) => !HEADINGS.includes(section))).toEqual([])
    expect(meta.scenarios.filter((clause) => !(clause in CLAUSES))).toEqual([])
    expect(meta.tests.filter((file) => !existsSync(file))).toEqual([])
    const others = meta.confused.map((other) => other.with)
    expect(others.filter((other) => !all.includes(other) || other === id)).toEqual([])
    expect(meta.tests).not.toEqual([])
  })

  test('rests on the rulebook unless that is silent, and is shown wherever a lesson can', () => {
    expect(meta.sections.length === 0).toBe(meta.status === 'silent')
    expect(meta.scenarios.length === 0).toBe(UNSHOWN.includes(id))
  })

  test('gives its reasons in words', () => {
    const { length } = wordsOf(body)
    expect(length).toBeGreaterThan(50)
    expect(length).toBeLessThan(350)
  })
})

test('what is open is shown with a scenario for each reading at least', () => {
  const open = pages.filter(({ id }) => id in RULINGS)
  expect(open).toHaveLength(switches.length)
  for (const { id, meta } of open) {
    expect(meta.status).toBe('silent')
    expect(meta.scenarios.length).toBeGreaterThanOrEqual(RULINGS[id as keyof typeof RULINGS].length)
  }
})

test('every lesson belongs to a ruling', () => {
  const shown = pages.flatMap(({ meta }) => meta.scenarios)
  expect(Object.keys(CLAUSES).filter((clause) => !shown.some((other) => other === clause))).toEqual([])
})

test('nothing is said twice: no eight words in a row stand on two pages', () => {
  expect(repeated(pages)).toEqual([])
})
