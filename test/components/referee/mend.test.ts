import { describe, expect, test } from 'vitest'
import { isDrawn, presentPosition, withDeck, withOut, withTurn } from '@/components/referee/position/draft'
import { newGame, openGame, saved } from '@/components/referee/saved-game'
import { faultOf, report, sit, takeBack } from '@/components/referee/sitting'
import {
  beforeDraw,
  canDrawLate,
  deckCounts,
  drawLate,
  giveTurn,
  isQuiet,
  leave,
} from '@/components/referee/wrong/mend'
import { type Envelope, readEnvelope } from '@/machines/core'
import {
  type Event,
  now,
  openSession,
  phaseIn,
  positionProblems,
  referee,
  type Session,
  stateOf,
  tell,
  toRecord,
} from '@/machines/love-letter'

const fresh = (players = ['Ann', 'Bea', 'Cal']) => openSession({ ruleset: 'love-letter', players }) as Session

function told(events: readonly Event[], session = fresh()): Session {
  return events.reduce((so, event) => {
    const next = tell(so, event)
    if (next.fault) throw new Error(`${event.type}: ${next.fault.rule}`)
    return next.session
  }, session)
}

const deal: Event = { type: 'deal', starter: 0, faceUp: [] }
const spy: Event = { type: 'play', player: 0, card: 0 }
const note: Event = { type: 'table.note', text: 'The cat jumped on the table.' }

/** Every session that a repair leaves must be one that the referee accepts, and be ready for the next answer. */
function playable(session: Session | null): Session {
  if (!session) throw new Error('not mended')
  const report = referee(JSON.parse(JSON.stringify(toRecord(session))))
  expect(report).toMatchObject({ fault: null })
  expect('state' in report && report.state).toEqual(JSON.parse(JSON.stringify(stateOf(now(session)))))
  return session
}
const types = (session: Session) => session.log.steps.map(({ event }) => event.type)

describe('the draw that was logged of itself', () => {
  test('is taken back as long as only small repairs came after it', () => {
    const drawn = told([deal, spy])
    expect(types(beforeDraw(drawn) as Session)).toEqual(['deal', 'draw', 'play'])
    const later = told([note, { type: 'table.deck', count: 5 }], drawn)
    const before = beforeDraw(later) as Session
    expect(types(before)).toEqual(['deal', 'draw', 'play', 'table.note', 'table.deck'])
    expect(phaseIn(now(before))).toBe('draw')
    expect(now(before).context.table.round?.deck).toBe(6)
  })

  test('is not there while a card is in play, nor between rounds', () => {
    const asked = told([deal, { type: 'play', player: 0, card: 1, target: 1, guess: 4 }])
    expect(isQuiet(asked)).toBe(false)
    expect(beforeDraw(asked)).toBeNull()
    expect(beforeDraw(fresh())).toBeNull()
  })

  test('before it a play is a play too early', () => {
    const early = tell(beforeDraw(told([deal, spy])) as Session, { type: 'play', player: 1, card: 4 })
    expect(early.fault?.rule).toBe('must-draw')
  })
})

describe('repairs that need the turn before its draw', () => {
  test('the turn goes to another player, who draws', () => {
    const session = playable(giveTurn(told([deal, spy, note]), 2))
    expect(types(session)).toEqual(['deal', 'draw', 'play', 'table.note', 'table.turn', 'draw'])
    expect(stateOf(now(session))).toMatchObject({ phase: 'play', turn: 'Cal', deck: 15 })
  })

  test('nobody who is out gets the turn', () => {
    const out = told([deal, { type: 'table.leave', player: 2 }])
    expect(giveTurn(out, 2)).toBeNull()
  })

  test('the player on turn leaves: the drawn card goes back, the next player draws', () => {
    const session = playable(leave(told([deal, spy]), 1, 9))
    expect(stateOf(now(session))).toMatchObject({
      phase: 'play',
      turn: 'Cal',
      deck: 15,
      out: ['Bea'],
      discards: { Ann: ['spy'], Bea: ['princess'], Cal: [] },
    })
  })

  test('another player leaves, the hand unseen', () => {
    const session = playable(leave(told([deal, spy]), 2))
    expect(stateOf(now(session))).toMatchObject({ phase: 'play', turn: 'Bea', out: ['Cal'] })
  })

  test('the last but one to leave ends the round', () => {
    const session = playable(leave(told([deal], fresh(['Ann', 'Bea', 'Cal'])), 0))
    const ended = playable(leave(session, 1))
    expect(stateOf(now(ended))).toMatchObject({ phase: 'deal', roundWinners: ['Cal'] })
  })
})

describe('a draw that was forgotten', () => {
  test('is made late, and the play says nothing of a second card', () => {
    // Drawn in time, a Prince would prove that the other card is no Countess: here the Countess is drawn after it.
    const session = playable(drawLate(told([deal, spy])))
    expect(session.log.steps.at(-2)?.event).toEqual({ ...spy, ruled: true })
    expect(session.log.steps.at(-3)?.event).toMatchObject({ type: 'table.note' })
    expect(phaseIn(now(session))).toBe('play')
  })

  test('keeps the answer that followed', () => {
    const guess: Event = { type: 'play', player: 0, card: 1, target: 1, guess: 4 }
    const session = playable(drawLate(told([deal, guess, { type: 'answer', player: 1, holds: false }, note])))
    expect(types(session)).toEqual(['deal', 'draw', 'table.note', 'play', 'answer', 'draw', 'table.note'])
  })

  test('is too late for a play that looks at the hand or the deck, and for whoever is out', () => {
    expect(canDrawLate(told([deal, { type: 'play', player: 0, card: 6 }]))).toBe(false)
    expect(canDrawLate(told([deal, spy, { type: 'table.leave', player: 0 }]))).toBe(false)
    expect(canDrawLate(told([deal]))).toBe(false)
    expect(drawLate(told([deal]))).toBeNull()
  })
})

test('the deck can have as many cards as are unseen, and no more', () => {
  const counts = deckCounts(told([deal, spy]))
  expect(counts[0]).toBe(0)
  // 21 cards: one aside, one in each of two hands, two with Bea, one laid.
  expect(counts.at(-1)).toBe(15)
})

describe('a position to go on from', () => {
  test('is what lies there now, hands unknown', () => {
    const session = told([deal, spy])
    const position = presentPosition(session)
    expect(position).toMatchObject({
      turn: 1,
      deck: 15,
      hands: [[null], [null, null], [null]],
      discards: [[0], [], []],
    })
    playable(told([{ type: 'table.position', position }], session))
  })

  test('counts a card in play as done', () => {
    const asked = told([deal, { type: 'play', player: 0, card: 1, target: 1, guess: 4 }])
    const position = presentPosition(asked)
    expect(position).toMatchObject({ turn: 1, hands: [[null], [null], [null]] })
    expect(stateOf(now(playable(told([{ type: 'table.position', position }], asked)))).phase).toBe('play')
  })

  test('stays whole while it is changed', () => {
    const table = now(told([deal, spy])).context.table
    const drawn = presentPosition(told([deal, spy]))
    const out = withOut(drawn, 1, true)
    expect(out).toMatchObject({ turn: 2, hands: [[null], [], [null]] })
    expect(isDrawn(out)).toBe(false)
    expect(positionProblems(table, out)).toEqual([])
    expect(withTurn(drawn, 0).hands).toEqual([[null], [null], [null]])
    expect(positionProblems(table, withDeck(out, 20))).toHaveLength(1)
  })
})

test('a play before its draw is still found wrong after a reload, and taken back to the turn as it was', () => {
  const early = report(sit(beforeDraw(told([deal, spy])) as Session), { type: 'play', player: 1, card: 4 })
  expect(faultOf(early)?.fault.rule).toBe('must-draw')
  const time = '2026-01-01T00:00:00.000Z'
  const file = JSON.parse(JSON.stringify(saved(newGame(early.session, 'x', time), early, time)))
  const again = openGame(readEnvelope(file) as Envelope)
  if ('problem' in again) throw new Error(again.problem)
  expect(faultOf(again)?.fault.rule).toBe('must-draw')
  expect(types(takeBack(again).session)).toEqual(['deal', 'draw', 'play', 'draw'])
})
