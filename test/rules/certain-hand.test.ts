import { describe, expect, test } from 'vitest'
import { certainHand, fromRecord, type GameRecord, now, type RecordPosition } from '@/machines/love-letter'

const [GUARD, PRIEST, BARON, KING] = [1, 2, 3, 7]

/** The certain hands of everybody, once all of this has been told. */
function hands(start: RecordPosition, events: GameRecord['events'] = [], ruleset = 'love-letter') {
  const told = fromRecord({ ruleset, players: ['Ann', 'Bea', 'Cal'], start, events })
  if ('rule' in told || told.misfit) throw new Error('This cannot be told.')
  const { table, beliefs } = now(told.session).context
  const { turn, held } = table.round as NonNullable<typeof table.round>
  return table.players.map((_, seat) => certainHand(beliefs, seat, turn, held[seat] as number))
}

describe('the certain hand', () => {
  test('is what the position names, and null for each card that it does not', () => {
    expect(hands({ turn: 'Ann', hands: { Ann: ['priest', 'guard'], Bea: ['baron'] }, deck: 12 })).toEqual([
      [GUARD, PRIEST],
      [BARON],
      [null],
    ])
  })

  test('of two equal cards is both of them', () => {
    const start = { turn: 'Ann', hands: { Ann: ['guard', 'guard'] }, deck: 12 }
    expect(hands(start)[0]).toEqual([GUARD, GUARD])
  })

  test('keeps the one card that is known beside one drawn unseen', () => {
    const start = { turn: 'Ann', hands: { Ann: ['king', '?'] }, deck: 12 }
    expect(hands(start)[0]).toEqual([KING, null])
  })

  test('is known where all that was said leaves one card', () => {
    const start = { turn: 'Ann', hands: { Ann: ['baron', 'guard'] }, deck: 12 }
    const events = [{ type: 'play', player: 'Ann', card: 'guard', target: 'Bea', guess: 'king' }]
    expect(hands(start, events)[0]).toEqual([BARON])
  })

  test('goes with the cards in a trade: Bea now has what Ann had', () => {
    const start = { turn: 'Ann', hands: { Ann: ['baron', 'king'] }, deck: 12 }
    const events = [{ type: 'play', player: 'Ann', card: 'king', target: 'Bea' }]
    // Bea has drawn since: it is her turn.
    expect(hands(start, events)).toEqual([[null], [BARON, null], [null]])
  })

  test('of a tie is certain where only one kind has two copies left', () => {
    const start = {
      turn: 'Ann',
      hands: { Ann: ['baron', '?'] },
      discards: {
        Ann: ['guard', 'guard', 'guard'],
        Bea: ['guard', 'guard', 'spy'],
        Cal: ['handmaid', 'prince', 'chancellor'],
      },
      deck: 7,
    }
    const events = [
      { type: 'play', player: 'Ann', card: 'baron', target: 'Bea' },
      { type: 'compare', loser: null },
    ]
    expect(hands(start, events)).toEqual([[PRIEST], [PRIEST, null], [null]])
  })
})
