import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGame as readSeason, gameText as seasonText } from '@/machines/high-society/notation'
import { readRecord as readSeasonRecord } from '@/machines/high-society/record/read'
import { isEdition } from '@/machines/love-letter/editions'
import { gameText, readGame } from '@/machines/love-letter/notation'
import { NotARecord, readRecord } from '@/machines/love-letter/record'
import { refereeAny } from '@/machines/registry'

interface Case {
  readonly id: string
  readonly title: string
  readonly record: { readonly ruleset?: string }
}

const read = (file: string): Case[] =>
  JSON.parse(readFileSync(new URL(`../cases/${file}.json`, import.meta.url), 'utf8'))

/** The record by way of a text and as it was read; null where it is none. */
function both(record: Case['record']): { plain: object; told: object; text: string } | null {
  try {
    if (record.ruleset === 'high-society') {
      const plain = readSeasonRecord(record)
      const text = seasonText(plain)
      return { plain, text, told: readSeason(text) }
    }
    const plain = readRecord(record)
    if (!isEdition(plain.ruleset)) return null
    const text = gameText(plain)
    return { plain, text, told: readGame(text) }
  } catch (error) {
    if (error instanceof NotARecord) return null
    throw error
  }
}

describe.each(['edge-cases', 'random-games', 'random-games-more', 'high-society', 'found'])(
  'the records of %s',
  (file) => {
    const all = read(file).flatMap(({ id, title, record }) => {
      const there = both(record)
      return there ? [{ id, title, record, ...there }] : []
    })

    it('come back from their texts, every one', () => {
      expect(all.length).toBeGreaterThan(read(file).length * 0.8)
      for (const { id, plain, told } of all) expect(told, id).toEqual(plain)
    })

    it('and have the same report', async () => {
      for (const { id, record, told } of all)
        expect(JSON.stringify(await refereeAny(told)), id).toBe(JSON.stringify(await refereeAny(record)))
    })

    it('are written with signs that no message changes', () => {
      for (const { text } of all) expect(text).toMatch(/^1g[a-z]+[\w.,~%-]*$/)
    })
  },
)
