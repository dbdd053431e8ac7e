import { describe, expect, test } from 'vitest'
import { bookText, readBookFile } from '@/components/book/book-file'
import { merge } from '@/components/book/merge'
import { type BallRule, emptyBook, type StoredBook } from '@/components/book/stored'
import type { BookCard } from '@/machines/high-society'

const card = (more: Partial<BookCard> = {}): BookCard => ({ order: [], before: [], after: [], ...more })
const chaperone = card({ name: 'Chaperone', order: [{ do: 'RULE', flag: 'protected', until: 'ball' }] })
const reversed: BallRule = { before: [], order: [{ do: 'ORDER', set: 'reverse' }], end: [] }
const book: StoredBook = {
  v: 1,
  cards: { 12: chaperone, 24: card({ instead: [] }) },
  noted: {},
  balls: Object.fromEntries([['constructor', reversed]]),
  whistledown: [{ name: 'Gossip', effects: [{ do: 'MOVE', who: 'Rose', by: 1 }] }],
}
const file = (fields: object) => JSON.stringify({ parlour: 'card-book', v: 1, ...fields })
const problem = (text: string) => {
  const read = readBookFile(text)
  return 'problem' in read ? read.problem : null
}

test('a book goes out and comes in as it was', () => {
  expect(JSON.parse(bookText(book))).toMatchObject({ parlour: 'card-book', v: 1 })
  expect(readBookFile(bookText(book))).toEqual({ book, left: [] })
})

describe('what is no card book says why', () => {
  test.each([
    ['', 'The file is empty.'],
    ['{"parlour"', 'The file holds no card book: it stops being JSON at its end, as if it had been cut off.'],
    [
      '{"ruleset":"high-society"}',
      'The file holds no card book. A book that was exported here begins with “parlour”: “card-book”.',
    ],
    ['[]', 'The file holds no card book. A book that was exported here begins with “parlour”: “card-book”.'],
    [file({ v: 2 }), 'This book was saved by a newer Parlour: its version is 2, and this one reads up to 1.'],
    [file({ v: 'one' }), 'v: not a number.'],
    [file({ cards: 7 }), 'cards: not a list of entries.'],
    [file({ whistledown: {} }), 'whistledown: not a list.'],
  ])('%s', (text, said) => {
    expect(problem(text)).toBe(said)
  })
})

test('what cannot be read is left out and named, and the rest comes in', () => {
  const read = readBookFile(
    file({
      somethingNew: true,
      cards: {
        2: { after: [{ do: 'MOVE', who: 'top', by: -1 }], colour: 'red' },
        3: { after: [{ do: 'MOVE', who: 'top', by: 0 }] },
        4: {},
        5: { instead: [{ do: 'MOVE', who: 'top', by: 1 }] },
        7: 'a text',
        25: {},
      },
      balls: { Masquerade: { end: [{ do: 'JUMP' }] }, Plain: {} },
      whistledown: [{ effects: [] }, { name: 'Silence' }],
    }),
  )
  expect(read).toEqual({
    book: {
      v: 1,
      noted: {},
      cards: { 2: card({ after: [{ do: 'MOVE', who: 'top', by: -1 }] }) },
      balls: { Plain: { before: [], order: [], end: [] } },
      whistledown: [{ name: 'Silence', effects: [] }],
    },
    left: [
      'card 3',
      'card 4',
      'card 5',
      'card 7',
      'card 25',
      'the Ball “Masquerade”',
      'Whistledown card 1 in the file',
    ],
  })
})

describe('two books put together', () => {
  test('what is new comes in, what is the same is counted', () => {
    const { fresh, same, different, book: both } = merge({ ...emptyBook, cards: { 12: chaperone } }, book)
    expect({ fresh, same, different }).toEqual({ fresh: 3, same: 1, different: [] })
    expect(both).toEqual(book)
  })

  test('what differs stays as it was, until it is taken', () => {
    const ours: StoredBook = {
      ...book,
      cards: { 12: card({ name: 'Revenge', instead: [{ do: 'SCANDAL' }] }) },
    }
    const merged = merge(ours, book)
    expect(merged.book.cards[12]).toEqual(ours.cards[12])
    const [difference] = merged.different
    expect(difference).toMatchObject({ title: 'Card 12' })
    expect(difference?.ours).toContain('Revenge')
    expect(difference?.theirs).toContain('Chaperone')
    expect(difference?.take(merged.book).cards[12]).toEqual(chaperone)
  })

  test('the order in which a file names its fields makes no difference', () => {
    const turned: StoredBook = {
      ...emptyBook,
      cards: { 12: { after: [], before: [], order: chaperone.order, name: 'Chaperone' } },
    }
    expect(merge(turned, { ...emptyBook, cards: { 12: chaperone } })).toMatchObject({
      same: 1,
      different: [],
    })
  })
})
