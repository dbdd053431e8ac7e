import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { voiceOf } from '@/components/lookup/ruling-kinds'
import { loadRuling, type RulingId, rulingIds, SETTLED } from '@/content/load'
import { CLAUSES } from '@/content/love-letter/clauses'
import type { RulingMeta } from '@/content/types'
import { editions, RULE_IDS, RULINGS } from '@/machines/love-letter'
import { textOf, type Words } from './rendered'
import { repeated } from './repeated'
import { wordsOf } from './words'

const all: readonly RulingId[] = [
  ...RULE_IDS,
  ...(Object.keys(RULINGS) as (keyof typeof RULINGS)[]),
  ...SETTLED,
]
const pages = await Promise.all(all.map(async (id) => ({ ...(await loadRuling(id)), id })))

/** In the voice in which its page is shown, with all the words of its head. */
function wholeText({ meta, Content }: { meta: RulingMeta; Content: Words }): string {
  const head = [meta.question, meta.answer, ...meta.confused.map(({ because }) => because)]
  return [...head, textOf(Content, voiceOf(meta.editions))].join('\n')
}

test('every ruling has a page, and no page is about anything else', () => {
  expect(rulingIds()).toEqual([...all].sort())
})

describe.each(pages)('$id', ({ id, meta, Content }) => {
  test('has a head whose every name exists', () => {
    expect(['rulebook', 'follows', 'silent']).toContain(meta.status)
    expect(meta.question).toMatch(/\?$/)
    expect(meta.answer).toMatch(/\.$/)
    expect(meta.editions.filter((edition) => !(edition in editions))).toEqual([])
    expect(meta.scenarios.filter((clause) => !(clause in CLAUSES))).toEqual([])
    expect(meta.tests.filter((file) => !existsSync(file))).toEqual([])
    expect(
      meta.confused.map((other) => other.with).filter((other) => !all.includes(other) || other === id),
    ).toEqual([])
    for (const list of [meta.editions, meta.sources, meta.scenarios, meta.tests]) expect(list).not.toEqual([])
  })

  test('gives its reasons in words', () => {
    const words = wordsOf(textOf(Content, null))
    expect(words.length).toBeGreaterThan(50)
    expect(words.length).toBeLessThan(350)
  })
})

test('what is open is shown with a scenario for each reading at least', () => {
  for (const key of Object.keys(RULINGS) as (keyof typeof RULINGS)[]) {
    const { meta } = pages.find(({ id }) => id === key) as (typeof pages)[number]
    expect(meta.status).toBe('silent')
    expect(meta.scenarios.length).toBeGreaterThanOrEqual(RULINGS[key].length)
  }
})

test('nothing is said twice: no eight words in a row stand on two pages', () => {
  expect(repeated(pages.map((page) => ({ id: page.id, text: wholeText(page) })))).toEqual([])
})

test('the printed list has no hole', async () => {
  const rows = pages.map(
    ({ id, meta }) =>
      `| \`${id}\` | ${meta.status} | ${meta.scenarios.join(', ')} | ${meta.tests.join(', ')} |`,
  )
  const list = ['| ruling | status | scenarios | tests |', '|---|---|---|---|', ...rows, ''].join('\n')
  await expect(list).toMatchFileSnapshot('../support/rulings.md')
})
