import { describe, expect, test } from 'vitest'
import { type Event, type Head, lyingIn, now, rulingTo, tell } from '@/machines/high-society'
import { seasonAfter } from '../components/referee/high-society/local-season'

const head: Head = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
  families: { Cal: 'bridgerton', p4: 'bridgerton' },
}
const session = seasonAfter(head, [
  { type: 'ball', before: [], order: [], end: [] },
  { type: 'cards', played: { Ann: 20, Bea: 17, Cal: 13 } },
  { type: 'dance', player: 'Ann', prospect: 'p1', reveal: { arrows: -1, points: 2 } },
] satisfies Event[])
const season = now(session)
const was = lyingIn(season)

describe('the table as it lies', () => {
  test('is reached by one ruling: ladder, tokens and Traits face up, and the same turn goes on', () => {
    const is = {
      ladder: ['p4', 'p1', 'p3', 'p2'],
      tokens: { p1: ['Bea'], p2: ['Ann', 'Ann'], p3: [], p4: ['Bea'] },
      traits: { ...was.traits, p3: [{ arrows: 2, points: -1 }] },
    }
    const event = rulingTo(season, is)
    if (!event) throw new Error('no ruling')
    const told = tell(session, event)
    if (told.fault) throw new Error(told.fault.rule)
    const after = now(told.session)
    expect(lyingIn(after)).toEqual(is)
    expect(after.ball?.order).toEqual(season.ball?.order)
    expect(after.ball?.acted).toEqual(['Ann'])
  })

  test('that lies as before changes nothing', () => {
    expect(rulingTo(season, was)).toMatchObject({ effects: [] })
  })

  test.each([
    ['a third token', { ...was.tokens, p1: ['Ann', 'Ann', 'Bea'] }],
    ['a token on a brother', { ...was.tokens, p4: ['Cal'] }],
    ['a fifth token', { p1: ['Ann', 'Ann'], p2: ['Ann', 'Ann'], p3: ['Ann'], p4: [] }],
  ])('is refused where the rules cannot have it: %s', (_, tokens) => {
    expect(rulingTo(season, { ...was, tokens })).toBeNull()
  })
})
