import { expect, test } from 'vitest'
import { guided, guidedFrom, placeKept } from '@/components/learn/guided'

const ask = { question: '', hint: '', choices: [], right: 1 }
const steps = [{ ask }, {}, { ask }]

test('a question stands open from the start of its step, and going back opens it no more once it is answered', () => {
  const start = guidedFrom(steps)
  expect(start.isAsked).toBe(true)
  const second = guided(steps, guided(steps, start, { pick: 1 }), 'next')
  expect(second).toMatchObject({ at: 1, isAsked: false, settled: [0] })
  const third = guided(steps, second, 'next')
  expect(third).toMatchObject({ at: 2, isAsked: true })
  expect(guided(steps, third, 'back').at).toBe(1)
  expect(guided(steps, guided(steps, third, 'back'), 'back')).toMatchObject({ at: 0, isAsked: false })
})

test('a kept place is taken up again', () => {
  expect(placeKept({ at: 2, settled: [0] }, steps)).toMatchObject({ at: 2, settled: [0], isAsked: true })
})

test.each([
  null,
  'x',
  {},
  { at: 3, settled: [] },
  { at: -1, settled: [] },
  { at: '1', settled: [] },
  { at: 1, settled: 'x' },
])('what is no place is left alone: %j', (kept) => {
  expect(placeKept(kept, steps)).toBeNull()
})
