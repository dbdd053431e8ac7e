import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as highSociety from '@/machines/high-society'
import * as loveLetter from '@/machines/love-letter'
import { refereeAny, refereeText } from '@/machines/registry'

const page = readFileSync(path.join(import.meta.dirname, '../../docs/notation.md'), 'utf8')
const examples = [...page.matchAll(/^```text\n(.*?)\n```\n+```json\n(.*?)^```/gms)].map(([, text, json]) => ({
  text: text as string,
  record: JSON.parse(json as string),
}))

describe('docs/notation.md', () => {
  test('shows a record after every text', () => expect(examples).toHaveLength(3))

  test.each(examples)('example %# is that record, and is written so', ({ text, record }) => {
    if (record.ruleset === 'high-society') {
      expect(highSociety.readGame(text)).toEqual(highSociety.readRecord(record))
      expect(highSociety.gameText(record)).toBe(text)
    } else {
      expect(loveLetter.readGame(text)).toEqual(loveLetter.readRecord(record))
      expect(loveLetter.gameText(record)).toBe(text)
    }
  })

  test.each(examples)(
    'example %# has a report without a fault, the same as its record',
    async ({ text, record }) => {
      const report = await refereeText(text)
      expect(report).toMatchObject({ fault: null })
      expect(report).toEqual(await refereeAny(record))
    },
  )

  test('what it shows in its sentences can be read too', async () => {
    for (const [, text] of page.matchAll(/\b(1[gs][a-z]+\.[\w.,~%-]+)/g))
      expect(await refereeText(text as string), text).toMatchObject({ fault: null })
  })

  test('a text that opens with no header is none', async () => {
    for (const other of ['', '{}', '1e5', '[1]', 'Ann']) expect(await refereeText(other)).toBeNull()
  })
})
