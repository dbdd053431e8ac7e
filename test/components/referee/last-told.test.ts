import { expect, test } from 'vitest'
import { lastTold } from '@/components/referee/last-told'
import { report, sit } from '@/components/referee/sitting'
import { type Event, openSession, type Session } from '@/machines/love-letter'

const told = (...events: Event[]) => {
  const session = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
  const last = lastTold(events.reduce(report, sit(session)).session)
  return last && JSON.parse(JSON.stringify(last).replace(/[\u2068\u2069]/g, ''))
}

test('nothing was told before the first report', () => {
  expect(told()).toBeNull()
})

test('the last report is told with what followed of itself, and what cannot be proved', () => {
  expect(told({ type: 'deal', starter: 0, faceUp: [] }, { type: 'play', player: 0, card: 4 })).toEqual({
    described: 'Ann plays the Handmaid',
    follows: ['Ann is protected until their next turn.', 'Bea draws a card.'],
    reminder: null,
  })
  expect(
    told({ type: 'deal', starter: 0, faceUp: [] }, { type: 'play', player: 0, card: 7, target: 1 })?.reminder,
  ).toBe('Fine, unless Ann’s other card is the Countess.')
})
