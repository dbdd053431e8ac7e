import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CardForm } from '@/components/book/card-form'
import type { HalfCard } from '@/components/book/half-card'
import {
  type BookCard,
  cardSentence,
  DANCE_TOKEN_LABELS,
  INSTEAD_LABELS,
  referee,
} from '@/machines/high-society'
import { compose, hold, names, region, tap } from './form'

const EMPTY: BookCard = { order: [], before: [], after: [] }
/** What it does, once that is said, can be looked at below. */
const open = (start: HalfCard = {}) =>
  hold<Partial<BookCard>>(start, (value, set) => (
    <CardForm value={value as HalfCard} names={names} onChange={set} />
  ))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const byLine = () => press('Let us say it line by line')

const isAccepted = (card: Partial<BookCard>) => {
  const report = referee({ ruleset: 'high-society', ...names, cards: { 12: card }, events: [] })
  expect(report).toMatchObject({ fault: null })
}

describe('quick ways', () => {
  test.each<[string, BookCard]>([
    ['Nothing but its number: you dance as usual', EMPTY],
    [
      'A Chaperone: nobody can catch you in a scandal',
      { ...EMPTY, order: [{ do: 'RULE', flag: 'protected', until: 'ball' }] },
    ],
    [
      'You may catch somebody in a scandal instead of dancing',
      { ...EMPTY, instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] },
    ],
    ['You catch somebody in a scandal instead of dancing', { ...EMPTY, instead: [{ do: 'SCANDAL' }] }],
    ['Something else: we do what it says ourselves', { ...EMPTY, after: [{ do: 'MANUAL', text: '' }] }],
  ])('%s', (label, card) => {
    const held = open()
    press(label)
    expect(held.value).toEqual(card)
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(cardSentence(card, names))).toBeInTheDocument()
    isAccepted(held.value)
  })

  test('put lines aside, which can be brought back', () => {
    const composed: BookCard = { ...EMPTY, after: [{ do: 'MOVE', who: 'top', by: -2 }] }
    const held = open(composed)
    press('A Chaperone: nobody can catch you in a scandal')
    expect(held.value.after).toEqual([])
    press('Bring it back')
    expect(held.value).toEqual(composed)
  })
})

describe('line by line', () => {
  test('each moment has its own lines', () => {
    const held = open()
    byLine()
    compose(region('When the cards are revealed'), { do: 'ORDER', set: 'last', who: 'self' })
    compose(region('Before your turn'), { do: 'TRAIT', op: 'peek', at: 'top' })
    compose(region('After your turn'), { do: 'MOVE', who: 'partner', by: 1 })
    expect(held.value).toEqual({
      order: [{ do: 'ORDER', set: 'last', who: 'self' }],
      before: [{ do: 'TRAIT', op: 'peek', at: 'top' }],
      after: [{ do: 'MOVE', who: 'partner', by: 1 }],
    })
    isAccepted(held.value)
  })

  test.each<[keyof typeof INSTEAD_LABELS, BookCard['instead']]>([
    ['plain', undefined],
    ['dance', [{ do: 'DANCE', occupied: false, token: 'here', engage: true, reveal: true }]],
    ['may-catch', [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }]],
    ['must-catch', [{ do: 'SCANDAL' }]],
    ['nothing', []],
  ])('the dance can be: %s', (way, instead) => {
    const held = open({ ...EMPTY, before: [{ do: 'SCANDAL' }], instead: [{ do: 'SCANDAL' }] })
    press(/^The dance/)
    tap(document.body, 'The dance', INSTEAD_LABELS[way].label)
    expect(held.value.instead).toEqual(instead)
    isAccepted(held.value)
  })

  test('a dance has its own terms', () => {
    const held = open({ ...EMPTY, before: [{ do: 'SCANDAL' }] })
    press(/^The dance/)
    tap(document.body, 'The dance', INSTEAD_LABELS.dance.label)
    tap(document.body, 'The prospect may dance already', 'Yes')
    tap(document.body, 'The token', DANCE_TOKEN_LABELS.replace.label)
    tap(document.body, 'The dance can end in an engagement', 'No')
    tap(document.body, 'A Trait may be turned up after it', 'No')
    expect(held.value.instead).toEqual([
      { do: 'DANCE', occupied: true, token: 'replace', engage: false, reveal: false },
    ])
    isAccepted(held.value)
  })
})

test('a name alone enters nothing, and is kept once it is said what the card does', () => {
  const held = open()
  fireEvent.change(screen.getByRole('textbox', { name: 'Its name' }), { target: { value: 'Revenge' } })
  expect(held.value).toEqual({ name: 'Revenge' })
  expect(screen.queryByRole('region', { name: 'So the card reads' })).toBeNull()
  press('You catch somebody in a scandal instead of dancing')
  expect(held.value).toEqual({ ...EMPTY, name: 'Revenge', instead: [{ do: 'SCANDAL' }] })
  fireEvent.change(screen.getByRole('textbox', { name: /^What it says/ }), {
    target: { value: 'Catch one' },
  })
  expect(held.value).toMatchObject({ name: 'Revenge', text: 'Catch one' })
})

test('lines are moved, changed and taken out', () => {
  const held = open({
    ...EMPTY,
    after: [{ do: 'SCANDAL' }, { do: 'MANUAL', text: 'Bow' }, { do: 'MOVE', who: 'top', by: 1 }],
  })
  const after = region('After your turn')
  const line = (i: number) =>
    within(after).getAllByRole('button', { name: /Change this line$/ })[i] as Element
  fireEvent.click(line(2))
  fireEvent.click(within(after).getByRole('button', { name: 'Earlier: move this line' }))
  fireEvent.click(within(after).getByRole('button', { name: 'Earlier: move this line' }))
  expect(held.value.after?.map((effect) => effect.do)).toEqual(['MOVE', 'SCANDAL', 'MANUAL'])
  fireEvent.click(within(after).getByRole('button', { name: 'Later: move this line' }))
  fireEvent.click(within(after).getByRole('button', { name: /^Which prospect/ }))
  tap(after, 'Which prospect', 'The bottom prospect')
  expect(held.value.after?.[1]).toEqual({ do: 'MOVE', who: 'bottom', by: 1 })
  fireEvent.click(within(after).getByRole('button', { name: 'Done' }))
  fireEvent.click(line(0))
  fireEvent.click(within(after).getByRole('button', { name: 'Take this line out' }))
  expect(held.value.after?.map((effect) => effect.do)).toEqual(['MOVE', 'MANUAL'])
})
