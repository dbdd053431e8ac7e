import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULE_IDS } from '@/machines/high-society'
import { refereeAny } from '@/machines/registry'
import { records } from '../support/high-society/mutated'
import { oracle } from '../support/high-society/oracle'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

interface Case {
  readonly id: string
  readonly record: object
  readonly expect: { readonly error?: true }
}

/** What the two referees say. */
const both = async (record: unknown) => ({
  one: plain(await refereeAny(record)),
  other: plain(oracle(record)),
})

test('a referee written from the record’s page alone says the same of every carried case', async () => {
  const url = new URL('../cases/high-society.json', import.meta.url)
  const cases = (JSON.parse(readFileSync(url, 'utf8')) as Case[]).filter(({ expect: { error } }) => !error)
  for (const { id, record } of cases) {
    const { one, other } = await both(record)
    expect([id, one]).toEqual([id, other])
  }
})

/** `npm run bench -- differ 1000` looks at more of them. */
test('and of seasons from any position, right and with anything wrong in them', async () => {
  const rules = new Set<string>()
  for (let seed = 1; seed <= 14; seed++)
    for (const record of records(seed, 20)) {
      const { one, other } = await both(record)
      expect([seed, one]).toEqual([seed, other])
      if (one.fault) rules.add(one.fault.rule)
    }
  expect(RULE_IDS as readonly string[]).toEqual(expect.arrayContaining([...rules]))
  expect(rules.size).toBeGreaterThan(15)
})
