import { describe, expect, test } from 'vitest'
import { newGame, openGame, recorded, saved } from '@/components/referee/saved-game'
import {
  correct,
  faultOf,
  goTo,
  letStand,
  redoStep,
  repair,
  report,
  type Sitting,
  sit,
  takeBack,
  undoStep,
} from '@/components/referee/sitting'
import { readEnvelope } from '@/machines/core'
import { type Event, now, openSession, phaseIn, type Session } from '@/machines/love-letter'

const fresh = (): Session =>
  openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
const all = (events: readonly Event[]): Sitting => events.reduce(report, sit(fresh()))

const deal: Event = { type: 'deal', starter: 0, faceUp: [] }
const handmaid: Event = { type: 'play', player: 0, card: 4 }
const priestOnAnn: Event = { type: 'play', player: 1, card: 2, target: 0 }
const spy: Event = { type: 'play', player: 1, card: 0 }

const asFile = (sitting: Sitting) =>
  JSON.parse(
    JSON.stringify(
      saved(newGame(sitting.session, 'x', '2026-01-01T00:00:00.000Z'), sitting, '2026-01-01T00:00:00.000Z'),
    ),
  )
const reopened = (file: Record<string, unknown>): Sitting => {
  const envelope = readEnvelope(file)
  if ('problem' in envelope) throw new Error(envelope.problem)
  const opened = openGame(envelope)
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}
const types = ({ session }: Sitting) => session.log.steps.map(({ event }) => event.type)

describe('a report', () => {
  test('that is fine goes into the log with what follows of itself', () => {
    const sitting = all([deal, handmaid])
    expect(types(sitting)).toEqual(['deal', 'draw', 'play', 'draw'])
    expect(sitting.pending).toBeNull()
  })

  test('that is wrong waits, and the log stays as it was', () => {
    const sitting = all([deal, handmaid, priestOnAnn])
    expect(types(sitting)).toEqual(['deal', 'draw', 'play', 'draw'])
    expect(faultOf(sitting)).toMatchObject({ event: priestOnAnn, fault: { rule: 'target-protected', at: 4 } })
  })

  test('that is wrong can be taken back, let stand, or dropped by undo', () => {
    const sitting = all([deal, handmaid, priestOnAnn])
    expect(takeBack(sitting)).toEqual(all([deal, handmaid]))
    expect(undoStep(sitting)).toEqual(all([deal, handmaid]))
    const ruled = letStand(sitting)
    expect(faultOf(ruled)).toBeNull()
    expect(ruled.session.log.steps.at(-2)?.event).toEqual({ ...priestOnAnn, ruled: true })
  })

  test('that no table can let stand stays pending', () => {
    const sitting = letStand(all([deal, { type: 'play', player: 2, card: 0 }]))
    expect(faultOf(sitting)?.fault.rule).toBe('turn-order')
    expect(letStand(all([deal, handmaid]))).toEqual(all([deal, handmaid]))
  })

  test('clears what was half tapped', () => {
    const drafted = { ...all([deal]), draft: { card: 1 } as const }
    expect(report(drafted, handmaid).draft).toEqual({})
    expect(report(drafted, { type: 'draw', player: 2 }).draft).toEqual({})
  })
})

describe('the log', () => {
  test('is undone and redone by reported steps', () => {
    const sitting = all([deal, handmaid, spy])
    expect(types(undoStep(sitting))).toEqual(['deal', 'draw', 'play', 'draw'])
    expect(redoStep(undoStep(sitting))).toEqual(sitting)
  })

  test('is never left between a step and what follows of itself', () => {
    const sitting = all([deal, handmaid, spy])
    for (let at = -1; at <= 8; at++) {
      const there = goTo(sitting, at)
      expect(['deal', 'play']).toContain(phaseIn(now(there.session)))
      expect(goTo(there, 99).session).toEqual(sitting.session)
    }
  })

  test('is corrected as far as it still fits; the pending event is judged anew', () => {
    const sitting = all([deal, handmaid, priestOnAnn])
    const corrected = correct(sitting, 2, [{ type: 'play', player: 0, card: 0 }])
    expect(corrected.revision.misfit).toBeNull()
    expect(faultOf(corrected.sitting)).toBeNull()
    expect(types(corrected.sitting)).toEqual(['deal', 'draw', 'play', 'draw', 'play', 'draw'])
    const cut = correct(all([deal, handmaid, spy]), 0, [{ ...deal, starter: 2 }])
    expect(cut.revision.misfit?.at).toBe(2)
    expect(types(cut.sitting)).toEqual(['deal', 'draw'])
  })
})

describe('undo takes back what was done last', () => {
  const told = all([deal, handmaid, spy])
  const cut = correct(told, 0, [{ ...deal, starter: 2 }]).sitting
  /** What undo leads back to, beside what it has to redo. */
  const asBefore = (sitting: Sitting): Sitting => ({ ...undoStep(sitting), again: null })

  test('a correction: the log is as it was, what it left out too', () => {
    expect(types(cut)).toEqual(['deal', 'draw'])
    expect(cut.before).toMatchObject({ did: 'corrected', at: 0, leftOut: 2 })
    expect(asBefore(cut)).toEqual(told)
  })

  test('a correction of a correction, one after the other', () => {
    const twice = correct(cut, 0, []).sitting
    expect(asBefore(twice)).toEqual(cut)
    expect(asBefore(undoStep(twice))).toEqual(told)
  })

  test('a correction, with what had been undone and what was pending', () => {
    const undone = undoStep(told)
    expect(asBefore(correct(undone, 0, []).sitting)).toEqual(undone)
    const pending = all([deal, handmaid, priestOnAnn])
    const corrected = correct(pending, 2, []).sitting
    expect(asBefore(corrected)).toEqual(pending)
    const again = correct(pending, 2, [handmaid]).sitting
    expect(faultOf(again)).not.toBeNull()
    expect(asBefore(again)).toEqual(pending)
    expect(asBefore(takeBack(again))).toEqual(pending)
  })

  test('a way back to an earlier step', () => {
    const back = goTo(told, 2)
    expect(back.before).toMatchObject({ did: 'went-back', at: 2, leftOut: 2 })
    expect(asBefore(back)).toEqual(told)
    expect(goTo(told, 99).before).toBeNull()
  })

  test('a repair', () => {
    const given = repair(told, all([deal]).session, handmaid)
    expect(types(given)).toEqual(['deal', 'draw', 'play', 'draw'])
    expect(asBefore(given)).toEqual(told)
  })

  test('what is half told, before anything else', () => {
    for (const draft of [{ card: 1 }, { card: 1, target: 2 }, { out: [1] }] as const) {
      expect(undoStep({ ...told, draft })).toEqual(told)
      expect(undoStep({ ...cut, draft })).toEqual(cut)
    }
    expect(types(undoStep({ ...told, draft: { out: [] } }))).toEqual(['deal', 'draw', 'play', 'draw'])
  })

  test('until the next report, fine or not', () => {
    expect(report(cut, { type: 'play', player: 2, card: 0 }).before).toBeNull()
    expect(report(cut, { type: 'play', player: 0, card: 0 }).before).toBeNull()
  })
})

describe('a saved game', () => {
  test('opens on the very step, with what is undone, half tapped or pending', () => {
    for (const sitting of [
      sit(fresh()),
      all([deal]),
      { ...all([deal]), draft: { card: 1, target: 2 } as const },
      undoStep(all([deal, handmaid, spy])),
      { ...goTo(all([deal, handmaid, spy]), 0), before: null },
      all([deal, handmaid, priestOnAnn]),
    ])
      expect(reopened(asFile(sitting))).toEqual(sitting)
  })

  test('with a draft that fits nothing asks from the start', () => {
    const file = asFile(all([deal]))
    for (const draft of [{ card: 10 }, { card: 'x' }, { target: 1 }, { out: [0] }])
      expect(reopened({ ...file, draft }).draft).toEqual({})
    expect(reopened({ ...file, draft: { card: 1, target: 7 } }).draft).toEqual({ card: 1 })
  })

  test('whose place in the log is none is opened at the nearest', () => {
    const sitting = all([deal, handmaid, spy])
    expect(reopened({ ...asFile(sitting), at: 99 })).toEqual(sitting)
    expect(phaseIn(now(reopened({ ...asFile(sitting), at: 1 }).session))).toBe('play')
  })

  test('with a step that cannot be opens before it, and that step is pending', () => {
    const file = asFile(all([deal, handmaid, spy]))
    file.record.events[2] = { type: 'play', player: 'Nobody', card: 'spy' }
    const opened = reopened(file)
    expect(types(opened)).toEqual(['deal', 'draw'])
    expect(faultOf(opened)).toMatchObject({
      event: { player: 'Nobody' },
      fault: { rule: 'unknown-player', at: 2 },
    })
    expect(types(takeBack(opened))).toEqual(['deal', 'draw'])
  })

  test('that breaks off where a draw was missing goes on from the draw once the event is taken back', () => {
    const file = asFile(all([deal, handmaid]))
    file.record.events.splice(1, 1)
    file.at = 3
    const opened = reopened(file)
    expect(faultOf(opened)?.fault.rule).toBe('must-draw')
    expect(types(takeBack(opened))).toEqual(['deal', 'draw'])
  })

  test.each([
    ['an event without a field', { events: [{ type: 'draw' }] }, 'events[0]: no player'],
    ['an unknown ruleset', { ruleset: 'chess' }, 'ruleset: "chess" is no ruleset'],
    ['two of one name', { players: ['Ann', 'Ann'] }, 'The beginning of the game cannot be'],
    ['tokens of a stranger', { tokens: { Zoe: 1 } }, 'names somebody who is not among its players'],
  ])('with %s says so', (_, change, words) => {
    const file = asFile(all([]))
    const envelope = readEnvelope({ ...file, record: { ...file.record, ...change } })
    const opened = 'problem' in envelope ? envelope : openGame(envelope)
    expect('problem' in opened && opened.problem).toContain(words)
  })

  test('of another kind is not opened', () => {
    const envelope = readEnvelope({ ...asFile(all([])), kind: 'chess' })
    expect('problem' in envelope ? envelope : openGame(envelope)).toHaveProperty('problem')
  })

  test('keeps every step, those undone too', () => {
    const { record, at } = recorded(goTo(all([deal, handmaid, spy]), 2).session)
    expect([record.events.length, at]).toEqual([6, 2])
  })
})
