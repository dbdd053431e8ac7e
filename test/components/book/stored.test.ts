import { expect, test } from 'vitest'
import { QUICK_WAYS, quickWayOf, withDeeds } from '@/components/book/quick-ways'
import { emptyBook, readBook } from '@/components/book/stored'
import type { BookCard } from '@/machines/high-society'

const move = { do: 'MOVE', who: 'partner', by: 1 }
const kept = {
  v: 1,
  cards: { 12: { name: 'A quiet word', order: [], before: [], after: [move] } },
  noted: { 9: { name: 'Revenge', text: 'Catch one' } },
  balls: { 'The Queen’s Ball': { before: [], order: [], end: [move] } },
  whistledown: [{ name: 'Gossip', effects: [move] }],
}

test('a book comes back as it was saved', () => {
  expect(readBook(kept)).toEqual(kept)
  expect(readBook(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test('what was left out of a card or a Ball happens not at all', () => {
  const read = readBook({ v: 1, cards: { 3: { instead: [] } }, balls: { Ours: {} }, whistledown: [] })
  expect(read.cards['3']).toEqual({ order: [], before: [], after: [], instead: [] })
  expect(read.balls.Ours).toEqual({ before: [], order: [], end: [] })
})

test('a book of before cards could be noted has none of those', () => {
  const { noted: _, ...older } = kept
  expect(readBook(older)).toEqual({ ...kept, noted: {} })
})

test('an entry that cannot be read is left out, and the others stay', () => {
  const spoilt = {
    ...kept,
    cards: { ...kept.cards, 2: { after: [7] }, 3: 'x' },
    noted: { ...kept.noted, 3: 'x' },
    balls: { ...kept.balls, Torn: null },
    whistledown: [...kept.whistledown, { effects: [] }],
  }
  expect(readBook(spoilt)).toEqual(kept)
})

test('a Ball may have any name', () => {
  const balls = JSON.parse('{"__proto__":{},"constructor":{}}')
  expect(Object.keys(readBook({ ...kept, balls }).balls)).toEqual(['__proto__', 'constructor'])
})

test('what is no book, or one of a later kind, is an empty one', () => {
  for (const none of [null, undefined, 7, [], {}, { ...kept, v: 2 }])
    expect(readBook(none)).toEqual(emptyBook)
  expect(readBook({ v: 1, cards: 3, balls: null, whistledown: {} })).toEqual(emptyBook)
})

test.each(QUICK_WAYS)('a card that was said in one tap is known so after it was kept: $key', (way) => {
  const named = withDeeds({ name: 'A quiet word', text: '' }, way.deeds)
  const { cards } = readBook(JSON.parse(JSON.stringify({ ...emptyBook, cards: { 3: named } })))
  expect(quickWayOf(cards['3'] as BookCard)).toBe(way)
})
