import { expect, it } from 'vitest'
import { DOORS } from '../support/fuzz/doors'
import { examples } from '../support/fuzz/examples'
import { enter, fuzz } from '../support/fuzz/run'

/** `npm run soak` asks for more, and may begin elsewhere. */
const COUNT = Number(process.env.FUZZ ?? 3000)
const FIRST = Number(process.env.FUZZ_FROM ?? 1)

it.each(DOORS)('takes every example at its door: $name', async (door) => {
  for (const example of examples()[door.of]) {
    const text = typeof example === 'string' ? example : JSON.stringify(example)
    expect(await enter({ door, text }), text).toBeNull()
  }
})

it(`answers ${COUNT} spoilt files and links with a value or a sentence`, { timeout: 3_600_000 }, async () => {
  expect(COUNT).toBeGreaterThan(0)
  expect(await fuzz(FIRST, COUNT)).toEqual([])
})
