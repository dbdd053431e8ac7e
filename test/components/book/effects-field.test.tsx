import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  EFFECT_WORDS,
  type Effect,
  effectSentence,
  FLAGS,
  PLAYER_TERMS,
  PLAYER_WORDS,
  type Players,
  PROSPECT_TERMS,
  PROSPECT_WORDS,
  referee,
} from '@/machines/high-society'
import { compose, lay, names, region } from './form'

const chosen = (choose: string, ...where: string[]) => ({ choose, where })

/** Every way to speak of players: each word, a name, a choice without terms, with each and with several. */
const players: readonly Players[] = [
  ...PLAYER_WORDS,
  'Bea',
  chosen('player'),
  ...PLAYER_TERMS.map((term) => chosen('player', term)),
  chosen('player', 'dancing', 'single', 'catchable', 'other'),
]
const places: readonly Players[] = [
  ...PROSPECT_WORDS,
  'Tess',
  chosen('prospect'),
  ...PROSPECT_TERMS.map((term) => chosen('prospect', term)),
  chosen('prospect', 'available', 'single', 'token', 'hidden', 'other'),
]
/** Where the same question is asked in another place, some of them. */
const somebody: readonly Players[] = ['others', 'Ann', chosen('player', 'dancing', 'other')]
const someplace: readonly Players[] = ['partner', 'Rose', chosen('prospect', 'token')]
const ends = ['supply', ...someplace]
const piles = ['deck', 'discard', ...somebody.map((hand) => ({ hand }))]
const yesNo = [true, false]

const meant: Readonly<Record<string, readonly Effect[]>> = {
  MOVE: [
    ...places.map((who): Effect => ({ do: 'MOVE', who, by: 1 })),
    ...[-6, -2, -1, 2, 6].map((by): Effect => ({ do: 'MOVE', who: 'top', by })),
  ],
  TOKEN: [
    ...players.map((of): Effect => ({ do: 'TOKEN', of, from: 'supply', to: 'top', n: 1 })),
    ...ends.map((from): Effect => ({ do: 'TOKEN', of: 'self', from, to: 'supply', n: 2 })),
    ...ends.map((to): Effect => ({ do: 'TOKEN', of: 'self', from: 'bottom', to, n: 4 })),
  ],
  TRAIT: [
    ...(['reveal', 'add', 'remove', 'peek', 'exchange'] as const).map(
      (op): Effect => ({ do: 'TRAIT', op, at: 'partner' }),
    ),
    ...someplace.map((at): Effect => ({ do: 'TRAIT', op: 'peek', at })),
  ],
  CARDS: [
    ...piles.map((from): Effect => ({ do: 'CARDS', from, to: 'discard', n: 1 })),
    ...piles.map((to): Effect => ({ do: 'CARDS', from: 'deck', to, n: 3 })),
    { do: 'CARDS', from: { hand: 'others' }, to: 'deck', n: 'all' },
  ],
  DANCE: (['here', 'none', 'elsewhere', 'replace'] as const).flatMap((token) =>
    yesNo.flatMap((engage): Effect[] => [
      { do: 'DANCE', occupied: engage, token, engage, reveal: !engage },
      { do: 'DANCE', occupied: !engage, token, engage, reveal: engage },
    ]),
  ),
  SCANDAL: [{ do: 'SCANDAL' }],
  ORDER: [
    { do: 'ORDER', set: 'reverse' },
    ...somebody.map((who): Effect => ({ do: 'ORDER', set: 'first', who })),
    { do: 'ORDER', set: 'last', who: 'others' },
  ],
  RULE: [
    ...FLAGS.flatMap((flag) =>
      (['ball', 'season'] as const).map(
        (until): Effect => ({
          do: 'RULE',
          flag,
          until,
          ...(flag === 'other' && { text: 'Curtsey first' }),
        }),
      ),
    ),
    ...somebody.map((on): Effect => ({ do: 'RULE', flag: 'protected', on, until: 'ball' })),
    ...['self', ...somebody, ...someplace].map(
      (on): Effect => ({ do: 'RULE', flag: 'no-dance', on, until: 'ball' }),
    ),
    ...(['no-reveal', 'no-affection', 'no-engagement', 'no-scandal'] as const).flatMap((flag) =>
      ['Ann', 'top'].map((on): Effect => ({ do: 'RULE', flag, on, until: 'season' })),
    ),
    { do: 'RULE', flag: 'other', on: 'Ann', until: 'ball', text: 'Speak French' },
  ],
  MANUAL: [{ do: 'MANUAL', text: 'Everybody bows' }],
  MAY: [
    { do: 'MAY', effects: [{ do: 'SCANDAL' }] },
    { do: 'MAY', effects: [{ do: 'MOVE', who: 'partner', by: -1 }] },
    { do: 'MAY', effects: [{ do: 'MOVE', who: 'top', by: 1 }, { do: 'SCANDAL' }] },
    {
      do: 'MAY',
      effects: [
        { do: 'MAY', effects: [{ do: 'SCANDAL' }] },
        { do: 'MANUAL', text: 'Sing' },
      ],
    },
  ],
}

/** The record’s own reader takes them, in a card and in a ruling. */
function accepted(effects: readonly Effect[]) {
  const head = { ruleset: 'high-society', ...names }
  const cards = { 12: { order: effects, before: effects, after: effects } }
  return referee({ ...head, cards, events: [] })
}

describe.each(Object.entries(meant))('%s is composed by taps', (_, effects) => {
  test.each(effects.map((effect) => [JSON.stringify(effect), effect] as const))('%s', (_, effect) => {
    const held = lay()
    const field = region('The lines')
    compose(field, effect)
    expect(held.value).toEqual([effect])
    expect(within(field).getByText(effectSentence(effect, names))).toBeInTheDocument()
    expect(accepted(held.value)).toMatchObject({ fault: null })
  })
})

test('every word of the record is among them', () => {
  const composed = JSON.stringify(meant)
  const words = [...PLAYER_WORDS, ...PROSPECT_WORDS, ...PLAYER_TERMS, ...PROSPECT_TERMS, ...FLAGS]
  for (const word of [...words, ...Object.keys(EFFECT_WORDS)]) expect(composed).toContain(`"${word}"`)
})
