import { expect, test } from 'vitest'
import { type Event, describe as inWords, now, openSession, type Session } from '@/machines/high-society'

const season = now(
  openSession({
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['p1', 'p2', 'p3', 'p4'],
  }) as Session,
)
const offer: Event = {
  type: 'effect',
  player: 'Bea',
  effects: [{ do: 'MAY', effects: [{ do: 'MOVE', who: { choose: 'prospect', where: [] }, by: 1 }] }],
}
/** What stands in brackets behind a step that was answered so. */
const answered = (...choices: NonNullable<Extract<Event, { type: 'effect' }>['choices']>) =>
  inWords(season, { ...offer, choices })
    .replace(/[\u2068\u2069]/g, '')
    .match(/\(.*\)$/)?.[0]

test.each([
  ['(the offer was left)', [false]],
  ['(the offer was taken; chosen: p2)', [true, 'p2']],
  ['(chosen: Cal)', ['Cal']],
  ['(another dance with p3)', [{ prospect: 'p3' }]],
  ['(turned up: one arrow up, +1 point)', [{ arrows: 1, points: 1 }]],
] as const)('what an effect asked is told as the table would: %s', (words, choices) => {
  expect(answered(...choices)).toBe(words)
})
