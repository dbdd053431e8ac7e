import { describe, expect, test } from 'vitest'
import type { BookCard, Effect } from '@/machines/high-society'
import * as explain from '@/machines/high-society/explain'
import * as model from '@/machines/high-society/model'
import { readRecord } from '@/machines/high-society/record/read'
import { isProper, unfit } from '../support/fitness'
import { randomEffect, randomHead } from '../support/high-society/heads'
import { seeded } from '../support/random'
import { plain } from '../support/telling'

const names = { players: ['Ann', 'Bea', 'Cal'], prospects: ['p1', 'p2', 'p3', 'p4'] }

const said = (effect: object, self?: string | null) =>
  plain(explain.effectSentence(effect as Effect, names, self))
const choose = (kind: 'player' | 'prospect', ...where: string[]) => ({ choose: kind, where })
const may = (...list: object[]) => ({ do: 'MAY', effects: list })
const plainDance = { do: 'DANCE', occupied: false, token: 'here', engage: true, reveal: true }

describe('an effect read back', () => {
  test.each<[object, string]>([
    [{ do: 'MOVE', who: 'top', by: -1 }, 'The top prospect falls one place.'],
    [{ do: 'MOVE', who: 'partner', by: 2 }, 'The prospect whom you dance with rises two places.'],
    [
      { do: 'MOVE', who: choose('prospect', 'single', 'hidden', 'other'), by: 1 },
      'A prospect of your choice who is single, has a face-down Trait and is not your partner rises one place.',
    ],
    [may({ do: 'SCANDAL' }), 'You may catch one of the dancers in a scandal.'],
    [
      may({ do: 'MOVE', who: 'p2', by: -1 }, { do: 'TRAIT', op: 'reveal', at: 'p2' }),
      'You may let p2 fall one place, then turn up a face-down Trait of p2.',
    ],
    [may(may({ do: 'SCANDAL' })), 'You may, if you like, catch one of the dancers in a scandal.'],
    [
      { do: 'TOKEN', of: 'self', from: 'supply', to: choose('prospect', 'room'), n: 2 },
      'You lay up to two of your tokens on a prospect of your choice who has room for one of your tokens.',
    ],
    [
      { do: 'TOKEN', of: 'all', from: choose('prospect', 'token'), to: 'supply', n: 1 },
      'All players each take one of their tokens home from a prospect of your choice who holds one of their tokens.',
    ],
    [
      { do: 'TOKEN', of: 'Bea', from: 'top', to: 'bottom', n: 1 },
      'Bea moves one of their tokens from the top prospect to the bottom prospect.',
    ],
    [{ do: 'CARDS', from: 'deck', to: { hand: 'self' }, n: 2 }, 'You draw two cards.'],
    [
      { do: 'CARDS', from: { hand: 'others' }, to: 'discard', n: 'all' },
      'All other players each discard all their cards.',
    ],
    [
      { do: 'CARDS', from: { hand: 'self' }, to: { hand: choose('player', 'other') }, n: 1 },
      'You give one card to another player of your choice.',
    ],
    [{ do: 'ORDER', set: 'reverse' }, 'The order of dancing is turned round.'],
    [may({ do: 'ORDER', set: 'reverse' }), 'You may let the order of dancing be turned round.'],
    [{ do: 'ORDER', set: 'first', who: 'lowest' }, 'Whoever laid the lowest card goes first.'],
    [
      { do: 'RULE', flag: 'no-reveal', until: 'ball' },
      'Until the end of the Ball nobody may turn up a Trait.',
    ],
    [
      { do: 'RULE', flag: 'protected', until: 'ball' },
      'Until the end of the Ball you cannot be caught in a scandal.',
    ],
    [
      { do: 'RULE', flag: 'no-dance', on: 'others', until: 'season' },
      'For the rest of the season no other player may dance.',
    ],
    [
      { do: 'RULE', flag: 'no-affection', on: 'p3', until: 'ball' },
      'Until the end of the Ball nobody may lay a token on p3.',
    ],
    [
      { do: 'RULE', flag: 'other', until: 'ball', text: 'No hats.' },
      'Until the end of the Ball the table keeps a rule of its own in mind: “No hats.”.',
    ],
    [plainDance, 'You dance once more.'],
    [
      { ...plainDance, occupied: true, token: 'none', engage: false },
      'You dance once more (even with a prospect who dances already; no token is laid; no engagement comes of it).',
    ],
    [{ do: 'MANUAL', text: 'Sing a song' }, 'The table does this itself: “Sing a song”.'],
  ])('%#', (effect, sentence) => {
    expect(said(effect)).toBe(sentence)
  })

  test('of somebody by name, and of a Ball, which has no player', () => {
    expect(said(may({ do: 'SCANDAL' }), 'Cal')).toBe('Cal may catch one of the dancers in a scandal.')
    expect(said({ do: 'MOVE', who: 'fiance', by: 1 }, 'Cal')).toBe(
      'The prospect to whom Cal is engaged rises one place.',
    )
    expect(said(may({ do: 'MOVE', who: 'top', by: -1 }), null)).toBe(
      'The table may let the top prospect fall one place.',
    )
    expect(said({ do: 'SCANDAL' }, null)).toBe('Nothing happens: a Ball’s rule has no player to do it.')
  })

  test('is a proper sentence, whatever it is', () => {
    const random = seeded(7)
    const written = Array.from({ length: 1500 }, () => randomEffect(random, names.players, names.prospects))
    const cards = { 2: { before: written } }
    const record = readRecord({ ...randomHead(random), cards, events: [] })
    for (const effect of record.cards?.[2]?.before ?? [])
      for (const self of [undefined, null, 'Bea']) {
        const sentence = explain.effectSentence(effect, names, self)
        expect(unfit.test(sentence) || !isProper(sentence) ? { effect, sentence } : null).toBeNull()
      }
  })

  test('every term, flag and way of a dance is heard in it', () => {
    const differ = (list: readonly object[]) => new Set(list.map((effect) => said(effect))).size
    const { PLAYER_TERMS, PROSPECT_TERMS, FLAGS } = model
    expect(
      differ(PLAYER_TERMS.map((term) => ({ do: 'ORDER', set: 'last', who: choose('player', term) }))),
    ).toBe(PLAYER_TERMS.length)
    expect(differ(PROSPECT_TERMS.map((term) => ({ do: 'MOVE', who: choose('prospect', term), by: 1 })))).toBe(
      PROSPECT_TERMS.length,
    )
    for (const on of [undefined, 'self', 'p1'])
      expect(
        differ(
          FLAGS.filter((flag) => !(flag === 'protected' && on === 'p1')).map((flag) => ({
            do: 'RULE',
            flag,
            until: 'ball',
            ...(on && { on }),
          })),
        ),
      ).toBe(on === 'p1' ? FLAGS.length - 1 : FLAGS.length)
    const tokens = ['here', 'none', 'elsewhere', 'replace'].map((token) => ({ ...plainDance, token }))
    expect(differ([...tokens, ...['occupied'].map((key) => ({ ...plainDance, [key]: true }))])).toBe(5)
    expect(
      differ([plainDance, ...['engage', 'reveal'].map((key) => ({ ...plainDance, [key]: false }))]),
    ).toBe(3)
  })
})

describe('a card', () => {
  const book = (card: object): BookCard =>
    ({ order: [], before: [], after: [], ...card }) as unknown as BookCard

  test('of the book: when what happens', () => {
    expect(
      explain.cardSentence(
        book({
          order: [{ do: 'RULE', flag: 'protected', until: 'ball' }],
          instead: [may({ do: 'SCANDAL' })],
          after: [{ do: 'MOVE', who: 'top', by: -1 }],
        }),
        names,
      ),
    ).toBe(
      'When the cards are revealed: until the end of the Ball you cannot be caught in a scandal. In place of the dance: you may catch one of the dancers in a scandal. After your turn: the top prospect falls one place.',
    )
    expect(explain.cardSentence(book({ instead: [] }))).toBe('You do not dance with it.')
    expect(explain.cardSentence(book({}))).toBe('You dance as usual.')
  })

  test('that the rulebook gives, that the table typed in, that nobody entered', () => {
    const typed = { 12: { ...book({}), name: 'Revenge', text: 'Catch them' } }
    for (const card of [1, 4, 6, 8, 10, 15, 18, 24])
      expect(explain.cardWords(card, {})).toMatchObject({ number: card, from: 'rulebook', printed: null })
    expect(explain.cardWords(12, typed)).toMatchObject({ from: 'book', text: 'You dance as usual.' })
    expect(plain(explain.cardWords(12, typed).name ?? '')).toBe('Revenge')
    expect(explain.cardWords(13, typed)).toMatchObject({ from: 'nobody', name: null })
    const texts = Array.from({ length: 24 }, (_, i) => explain.cardWords(i + 1, typed).text)
    expect(texts.filter((text) => !isProper(text) || unfit.test(text))).toEqual([])
  })
})
