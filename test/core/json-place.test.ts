import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonStops } from '@/machines/core/json-place'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('JSON is read to its very end', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(2), (text, indent) => {
      const written = JSON.stringify(JSON.parse(text), null, indent)
      expect(jsonStops(written)).toBe(written.length)
    }),
  )
})

test('a torn text stops where it was torn, or before', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ unit: 'binary', minLength: 1 }), (text, place, torn) => {
      const at = place % (text.length + 1)
      const written = text.slice(0, at) + torn
      fc.pre(!isJson(written))
      const stop = jsonStops(written)
      expect(stop).toBeLessThanOrEqual(written.length)
      // What stands before it could still have become JSON: nothing before it is out of place.
      expect(jsonStops(written.slice(0, stop))).toBe(stop)
    }),
  )
})

test.each([
  ['', 0],
  ['[1, 2', 5],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ['{1: 2}', 1],
  ['[}', 1],
  [']', 0],
  ['1 2', 2],
  ['{"a": tru}', 6],
])('%j stops at %i', (text, at) => {
  expect(jsonStops(text)).toBe(at)
})
