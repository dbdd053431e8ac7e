import { describe, expect, test } from 'vitest'
import { referee } from '@/machines/love-letter/record'

const head = { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }
const dealt = { type: 'deal', starter: 'Ann' }
const start = { turn: 'Ann', hands: { Ann: ['king'], Bea: ['baron'], Cal: ['guard'] }, deck: 6 }

/** The parts of the report that a repair is about. */
function reported(record: object, ...fields: string[]): unknown {
  const { fault, state } = referee(record) as unknown as {
    fault: { rule: string; at: number } | null
    state?: Record<string, unknown>
  }
  if (fault) return `${fault.rule} at ${fault.at}`
  return Object.fromEntries(fields.map((field) => [field, state?.[field]]))
}

describe('each repair', () => {
  test('a note changes nothing, at any moment', () => {
    const note = { type: 'table.note', text: 'Cal saw the top card.' }
    expect(
      reported(
        { ...head, events: [note, dealt, note, { type: 'draw', player: 'Ann' }, note] },
        'phase',
        'turn',
      ),
    ).toEqual({ phase: 'play', turn: 'Ann' })
  })

  test('the turn is given to another player, whose protection ends', () => {
    const record = {
      ...head,
      start: { ...start, protected: ['Cal'] },
      events: [{ type: 'table.turn', player: 'Cal' }],
    }
    expect(reported(record, 'phase', 'turn', 'protected')).toEqual({
      phase: 'draw',
      turn: 'Cal',
      protected: [],
    })
  })

  test('nobody who is out gets the turn, nor anybody while a card is in play', () => {
    const out = { ...start, hands: { Ann: ['king'], Bea: ['baron'] }, out: ['Cal'] }
    expect(reported({ ...head, start: out, events: [{ type: 'table.turn', player: 'Cal' }] })).toBe(
      'out-of-sequence at 0',
    )
    const drawn = {
      ...head,
      start,
      events: [
        { type: 'draw', player: 'Ann' },
        { type: 'table.turn', player: 'Bea' },
      ],
    }
    expect(reported(drawn)).toBe('out-of-sequence at 1')
  })

  test('a counted deck is as large as it is; what was put under it stays known', () => {
    const record = {
      ...head,
      start: { ...start, hands: { Ann: ['chancellor', 'king'], Bea: ['baron'], Cal: ['guard'] } },
      events: [
        { type: 'play', player: 'Ann', card: 'chancellor' },
        { type: 'keep', player: 'Ann', keeps: 'spy', returns: ['king', 'priest'] },
        { type: 'table.deck', count: 2 },
        { type: 'draw', player: 'Bea' },
      ],
    }
    expect(reported(record, 'deck', 'holds')).toEqual({
      deck: 1,
      holds: { Ann: ['spy'], Bea: ['baron', 'king'], Cal: ['guard'] },
    })
    const fewer = { ...record, events: [...record.events.slice(0, 2), { type: 'table.deck', count: 1 }] }
    expect(reported(fewer)).toBe('impossible-card at 2')
  })

  test('the deck cannot hold more cards than are unseen, nor none before a draw', () => {
    expect(reported({ ...head, start, events: [{ type: 'table.deck', count: 18 }] })).toBe(
      'impossible-card at 0',
    )
    expect(reported({ ...head, start, events: [{ type: 'table.deck', count: 17 }] }, 'deck')).toEqual({
      deck: 17,
    })
    expect(reported({ ...head, start, events: [{ type: 'table.deck', count: 0 }] })).toBe('wrong-setup at 0')
  })

  test('a leaver is out; a hand laid open is seen, a hand put away is as unknown as before', () => {
    const open = {
      ...head,
      start: { ...start, hands: {} },
      events: [{ type: 'table.leave', player: 'Bea', card: 'princess' }],
    }
    expect(reported(open, 'out', 'turn', 'discards')).toEqual({
      out: ['Bea'],
      turn: 'Ann',
      discards: { Ann: [], Bea: ['princess'], Cal: [] },
    })
    const { holds } = reported(open, 'holds') as { holds: Record<string, string[]> }
    expect(holds.Cal).not.toContain('princess')
    const away = { ...open, events: [{ type: 'table.leave', player: 'Bea' }] }
    expect((reported(away, 'holds') as { holds: Record<string, string[]> }).holds.Cal).toContain('princess')
  })

  test('a known hand that is put away is nobody else’s', () => {
    const record = {
      ...head,
      start: { ...start, hands: { Ann: ['king'], Bea: ['princess'] } },
      events: [{ type: 'table.leave', player: 'Bea' }],
    }
    expect((reported(record, 'holds') as { holds: Record<string, string[]> }).holds.Cal).not.toContain(
      'princess',
    )
  })

  test('when the player on turn leaves before the draw, the next is to draw', () => {
    const record = { ...head, start, events: [{ type: 'table.leave', player: 'Ann', card: 'king' }] }
    expect(reported(record, 'phase', 'turn', 'out')).toEqual({ phase: 'draw', turn: 'Bea', out: ['Ann'] })
  })

  test('the last but one to leave ends the round', () => {
    const leave = (player: string, card: string) => ({ type: 'table.leave', player, card })
    const record = { ...head, start, events: [leave('Bea', 'baron'), leave('Cal', 'guard')] }
    expect(reported(record, 'phase', 'roundWinners', 'tokens')).toEqual({
      phase: 'deal',
      roundWinners: ['Ann'],
      tokens: { Ann: 1, Bea: 0, Cal: 0 },
    })
  })

  test('a position replaces all that lay and was known; the game goes on from it', () => {
    const position = {
      turn: 'Bea',
      hands: { Ann: ['?'], Cal: ['spy'] },
      discards: { Ann: ['guard'] },
      deck: 4,
    }
    const record = {
      ...head,
      events: [dealt, { type: 'draw', player: 'Ann' }, { type: 'table.position', position }],
    }
    expect(reported(record, 'phase', 'turn', 'deck', 'discards')).toEqual({
      phase: 'draw',
      turn: 'Bea',
      deck: 4,
      discards: { Ann: ['guard'], Bea: [], Cal: [] },
    })
    const wrong = { ...position, hands: { Cal: ['king'] }, discards: { Ann: ['king'] } }
    expect(reported({ ...head, events: [dealt, { type: 'table.position', position: wrong }] })).toBe(
      'wrong-setup at 1',
    )
    expect(
      reported({
        ...head,
        events: [dealt, { type: 'table.position', position: { ...position, turn: 'Zed' } }],
      }),
    ).toBe('unknown-player at 1')
  })

  test('a round given up counts for nothing, and anybody may start the next', () => {
    const record = { ...head, tokens: { Bea: 2 }, start, events: [{ type: 'table.void' }] }
    expect(reported(record, 'phase', 'tokens', 'starters', 'roundWinners')).toEqual({
      phase: 'deal',
      tokens: { Ann: 0, Bea: 2, Cal: 0 },
      starters: ['Ann', 'Bea', 'Cal'],
      roundWinners: null,
    })
  })

  test('between rounds players come, go and move; tokens stay with their owners, the winner still starts', () => {
    const leave = (player: string, card: string) => ({ type: 'table.leave', player, card })
    const won = [leave('Bea', 'baron'), leave('Cal', 'guard')]
    const seats = { type: 'table.seats', players: ['Dot', 'Cal', 'Ann', 'Eve'] }
    expect(
      reported(
        { ...head, tokens: { Cal: 3 }, start, events: [...won, seats] },
        'tokens',
        'starters',
        'phase',
      ),
    ).toEqual({
      tokens: { Dot: 0, Cal: 3, Ann: 1, Eve: 0 },
      starters: ['Ann'],
      phase: 'deal',
    })
    expect(reported({ ...head, start, events: [seats] })).toBe('out-of-sequence at 0')
    expect(reported({ ...head, start, events: [...won, { ...seats, players: ['Ann', 'Ann'] }] })).toBe(
      'wrong-setup at 2',
    )
  })

  test('another goal ends the game sooner, or lets it go on', () => {
    const leave = (player: string, card: string) => ({ type: 'table.leave', player, card })
    const won = [leave('Bea', 'baron'), leave('Cal', 'guard')]
    const goal = (tokens: number) => ({ type: 'table.goal', tokens })
    expect(reported({ ...head, start, events: [...won, goal(1)] }, 'phase', 'gameWinners')).toEqual({
      phase: 'over',
      gameWinners: ['Ann'],
    })
    expect(reported({ ...head, start, events: [...won, goal(1), goal(7)] }, 'phase', 'gameWinners')).toEqual({
      phase: 'deal',
      gameWinners: [],
    })
    expect(reported({ ...head, events: [goal(0)] })).toBe('wrong-setup at 0')
  })

  test('an event of the table with a field of the wrong kind is no record', () => {
    expect(referee({ ...head, events: [{ type: 'table.deck', count: 'two' }] })).toEqual({
      error: 'events[0].count: not a whole number',
    })
    expect(referee({ ...head, events: [{ type: 'table.position', position: {} }] })).toEqual({
      error: 'events[0].position: no turn',
    })
  })
})
