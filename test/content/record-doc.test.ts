import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { referee } from '@/machines/love-letter'
import { RULE_IDS, RULINGS } from '@/machines/love-letter/model'

const page = readFileSync(path.join(import.meta.dirname, '../../docs/record.md'), 'utf8')
const blocks = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) => JSON.parse(json as string))
const isRecord = (block: object) => 'ruleset' in block

describe('docs/record.md', () => {
  test('shows a report after every record, and no other JSON', () => {
    expect(blocks.length).toBeGreaterThan(8)
    expect(blocks.map(isRecord)).toEqual(blocks.map((_, i) => i % 2 === 0))
  })

  test.each(blocks.flatMap((block, i) => (isRecord(block) ? [[i / 2 + 1, block, blocks[i + 1]]] : [])))(
    'example %i comes out as shown',
    (_, record, report) => {
      expect(referee(record)).toEqual(report)
    },
  )

  test('names every rule, ruling and reading', () => {
    const words = [...RULE_IDS, ...Object.keys(RULINGS), ...Object.values(RULINGS).flat()]
    expect(words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`\`"${word}"\``))).toEqual(
      [],
    )
  })
})
