import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { beginnings, perft, perftByEnumerator } from '../support/perft'

/** One line for each beginning: how many ways there are to go on for one event, for two, and so on. */
const fixtures = new Map(
  readFileSync(new URL('./perft.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string])
    .map(([name, numbers]) => [name, numbers.split(' ').map(Number)]),
)

/** The enumerator was also asked for four events, when the fixtures were written, and said the same. */
const slow: Record<string, number> = {
  'love-letter end': 2,
  'love-letter-classic end': 2,
  'bridgerton end': 2,
  'bridgerton-classic end': 2,
}

describe('the number of ways a game can go', { timeout: 120_000 }, () => {
  it.each(beginnings)('$name', ({ name, head, depth }) => {
    expect(perft(head, depth)).toEqual(fixtures.get(name))
  })

  it.each(beginnings.filter(({ name }) => slow[name]))(
    '$name: the plain enumerator counts as many',
    ({ name, head }) => {
      const depth = slow[name] as number
      expect(perftByEnumerator(head, depth)).toEqual(fixtures.get(name)?.slice(0, depth))
    },
  )
})
