import { expect, test } from 'vitest'
import { cardIds, rulingIds } from '@/content/load'
import { BEHIND, cardsOf, editions } from '@/machines/love-letter'

test('everything that a consequence rests on has a page', () => {
  const rulings: readonly string[] = rulingIds()
  expect(Object.keys(BEHIND).filter((id) => !rulings.includes(id))).toEqual([])
  const { bridgerton, 'love-letter': first } = editions
  const cards = cardsOf(bridgerton).map((card) => (first.cards[card] ?? bridgerton.cards[card])?.id)
  expect(cards.filter((id) => !id || !cardIds().includes(id))).toEqual([])
})
