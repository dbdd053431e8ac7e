import { describe, expect, test } from 'vitest'
import { playedCards, toldAnew } from '@/components/referee/high-society/gossips'
import { wordsOf } from '@/components/referee/high-society/log/balls'
import { type Effect, rename, type Session } from '@/machines/high-society'
import { seasonAfter } from './local-season'
import { ball, cards, dance, head } from './seasons'

const down: Effect[] = [{ do: 'MOVE', who: 'top', by: -1 }]
const up: Effect[] = [{ do: 'MOVE', who: 'bottom', by: 1 }]
const upToGossip = [ball, cards, dance('Ann', 'p1'), dance('Bea', 'p2'), dance('Cal', 'p3')]
const told = (effects: Effect[]) =>
  seasonAfter(head, [...upToGossip, { type: 'gossip', player: 'Cal', effects }])
const rain = { name: 'Rain', effects: down }

describe('a Whistledown card that was played', () => {
  test('has the name it was told by, whatever the book says of it now', () => {
    expect(playedCards(told(down), { 1: rain }, [{ name: 'Rain', effects: up }])).toEqual([
      { at: 5, ball: 1, name: 'Rain' },
    ])
  })

  test('told otherwise since, has that name no longer', () => {
    expect(playedCards(told(up), { 1: rain })).toEqual([])
  })

  test('of a season from elsewhere has the name under which the book knows what it does, if only one does that', () => {
    expect(playedCards(told(down), {}, [rain, { name: 'Sun', effects: up }])).toEqual([
      { at: 5, ball: 1, name: 'Rain' },
    ])
    expect(playedCards(told(down), {}, [rain, { name: 'Hail', effects: down }])).toEqual([])
  })

  test('that does nothing is known by what it was told as alone', () => {
    const nothing = { name: 'A dull evening', effects: [] }
    expect(playedCards(told([]), {}, [nothing])).toEqual([])
    expect(playedCards(told([]), { 1: nothing })).toEqual([{ at: 5, ball: 1, name: 'A dull evening' }])
  })

  test('stands in the log by its name', () => {
    const session = told(down)
    const words = wordsOf(session, 5, playedCards(session, { 1: rain }))
    expect(words.replace(/[\u2068\u2069]/g, '')).toMatch(/^Cal gossips with “Rain”: /)
    expect(wordsOf(session, 5)).not.toContain('Rain')
  })

  test('keeps its name when somebody whom it names is called otherwise', () => {
    const ofBea: Effect[] = [{ do: 'TOKEN', of: 'Bea', from: 'p2', to: 'supply', n: 1 }]
    const session = told(ofBea)
    const gossips = { 1: { name: 'A letter', effects: ofBea } }
    const renamed = rename(session, 'Bea', 'Beatrice') as Session
    expect(playedCards(renamed, gossips)).toEqual([])
    const anew = toldAnew(playedCards(session, gossips), renamed)
    expect(playedCards(renamed, anew)).toEqual([{ at: 5, ball: 1, name: 'A letter' }])
  })
})
