import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { refereeAny } from '@/machines/registry'

/** A record and what its report must say: of `state` only the fields named. `error`: it is not a record. */
interface Case {
  readonly id: string
  readonly title: string
  readonly basis: string
  readonly record: unknown
  readonly expect: {
    readonly error?: true
    readonly fault?: Record<string, unknown> | null
    readonly unproven?: readonly unknown[]
    readonly state?: Record<string, unknown>
  }
}

const read = (file: string): Case[] =>
  JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'))

/** The fields of `got` that are expected, so that a report may say more. */
function sameFields(expected: object, got: unknown): unknown {
  if (typeof got !== 'object' || got === null) return got
  return Object.fromEntries(Object.keys(expected).map((key) => [key, (got as Record<string, unknown>)[key]]))
}

describe.each(['edge-cases', 'random-games', 'random-games-more', 'high-society', 'found'])('%s', (file) => {
  it.each(read(file))('$id: $title', async ({ record, expect: expected }) => {
    const report = JSON.parse(JSON.stringify(await refereeAny(record)))
    if (expected.error) {
      expect(report.error).toBeTypeOf('string')
      return
    }
    expect(report.error).toBeUndefined()
    expect(expected.fault ? sameFields(expected.fault, report.fault) : report.fault).toEqual(
      expected.fault ?? null,
    )
    expect(report.unproven).toEqual(expected.unproven ?? [])
    if (expected.state) expect(sameFields(expected.state, report.state)).toEqual(expected.state)
  })
})
