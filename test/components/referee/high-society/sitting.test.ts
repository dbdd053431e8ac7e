import { describe, expect, test } from 'vitest'
import {
  correct,
  faultOf,
  goTo,
  isHalfTold,
  letStand,
  redoStep,
  rehead,
  repair,
  report,
  reportWritten,
  type Sitting,
  sit,
  takeBack,
  undoStep,
} from '@/components/referee/high-society/sitting'
import { type Event, now, phaseIn, toRecord } from '@/machines/high-society'
import { ball, cards, dance, fresh, head } from './seasons'

const all = (events: readonly Event[]): Sitting => events.reduce(report, sit(fresh()))
const types = ({ session }: Sitting) => session.log.steps.map(({ event }) => event.type)

const annWithP1 = dance('Ann', 'p1')
const beaWithP1 = dance('Bea', 'p1')
const wrong = all([ball, cards, annWithP1, beaWithP1])

/** What undo leads back to, beside what it has to redo. */
const asBefore = (sitting: Sitting): Sitting => ({ ...undoStep(sitting), again: null })

describe('a report', () => {
  test('that is fine goes into the log', () => {
    const sitting = all([ball, cards, annWithP1])
    expect(types(sitting)).toEqual(['ball', 'cards', 'dance'])
    expect(now(sitting.session).tiles.p1?.tokens).toEqual(['Ann'])
    expect(sitting.pending).toBeNull()
  })

  test('that is wrong waits, and the log stays as it was', () => {
    expect(types(wrong)).toEqual(['ball', 'cards', 'dance'])
    expect(faultOf(wrong)).toEqual({ event: beaWithP1, fault: { at: 3, rule: 'prospect-taken' } })
  })

  test('that names nobody waits as it was written', () => {
    const stranger = { type: 'dance', player: 'Zoe', prospect: 'p1' } as const
    const sitting = reportWritten(fresh(), stranger)
    expect(faultOf(sitting)).toEqual({ event: stranger, fault: { at: 0, rule: 'unknown-player' } })
  })

  test('that is wrong is taken back, or dropped by undo', () => {
    expect(takeBack(wrong)).toEqual(all([ball, cards, annWithP1]))
    expect(undoStep(wrong)).toEqual(all([ball, cards, annWithP1]))
  })

  test('clears what was half told', () => {
    const drafted = { ...all([ball, cards]), draft: { type: 'dance' } as const }
    expect(report(drafted, annWithP1).draft).toEqual({})
  })
})

describe('let stand', () => {
  test('a wrong event gives way to the table’s ruling, and the same turn is told', () => {
    const stands = letStand(wrong, 'stands: Bea danced with p1')
    expect(types(stands)).toEqual(['ball', 'cards', 'dance', 'effect'])
    expect(stands.session.log.steps.at(-1)).toMatchObject({
      event: { effects: [{ do: 'MANUAL', text: 'stands: Bea danced with p1' }] },
      after: { isUnproven: true },
    })
    expect([stands.pending, phaseIn(stands.session)]).toEqual([null, 'turn'])
  })

  test('where no ruling can be told, the season simply goes on', () => {
    const early = report(sit(fresh()), cards)
    expect(faultOf(early)?.fault.rule).toBe('out-of-sequence')
    expect(letStand(early, 'stands: the cards')).toEqual(sit(fresh()))
  })

  test('nothing stands where nothing is wrong', () => {
    const fine = all([ball, cards])
    expect(letStand(fine, 'stands: nothing')).toEqual(fine)
  })
})

describe('the log', () => {
  test('is undone and redone step by step', () => {
    const sitting = all([ball, cards, annWithP1])
    expect(types(undoStep(sitting))).toEqual(['ball', 'cards'])
    expect(redoStep(undoStep(sitting))).toEqual(sitting)
  })

  test('is gone back in, and undo brings back what that left out', () => {
    const sitting = all([ball, cards, annWithP1])
    const back = goTo(sitting, 1)
    expect(types(back)).toEqual(['ball'])
    expect(back.before).toMatchObject({ did: 'went-back', at: 1, leftOut: 2 })
    expect(asBefore(back)).toEqual(sitting)
    expect(goTo(back, 99).session).toEqual(sitting.session)
  })

  test('is corrected as far as it still fits, what was pending is judged anew, and undo brings it back', () => {
    const corrected = correct(wrong, 2, [dance('Ann', 'p2')])
    expect(corrected.revision.misfit).toBeNull()
    expect(types(corrected.sitting)).toEqual(['ball', 'cards', 'dance', 'dance'])
    expect(asBefore(corrected.sitting)).toEqual(wrong)
    const cut = correct(all([ball, cards, annWithP1]), 1, [
      { type: 'cards', played: { Ann: 2, Bea: 12, Cal: 5 } },
    ])
    expect(cut.revision.misfit).toMatchObject({ at: 2, fault: { rule: 'turn-order' } })
    expect(cut.sitting.before).toMatchObject({ did: 'corrected', at: 1, leftOut: 1 })
  })

  test('is replaced as a whole, and undo brings the old one back', () => {
    const told = all([ball, cards])
    const other = repair(told, fresh({ start: { ball: 4 } }), ball)
    expect(now(other.session).number).toBe(4)
    expect(types(other)).toEqual(['ball'])
    expect(asBefore(other)).toEqual(told)
  })

  test('half told is taken back before anything else', () => {
    const drafted = { ...wrong, draft: { type: 'dance', prospect: 'p2' } as const }
    expect(isHalfTold(drafted.draft)).toBe(true)
    expect(undoStep(drafted)).toEqual(wrong)
  })
})

describe('another head under the same log', () => {
  test('a card entered while it lies there counts from the beginning', () => {
    const told = all([ball, cards, annWithP1])
    const raised = { 20: { order: [], before: [], after: [{ do: 'MOVE', who: 'top', by: -1 }] } } as const
    const changed = rehead(told, { ...head, cards: raised })
    if ('rule' in changed) throw new Error(changed.rule)
    expect(changed.revision.misfit).toBeNull()
    expect(now(changed.sitting.session).ladder).toEqual(['p2', 'p1', 'p3', 'p4'])
    expect(toRecord(changed.sitting.session).cards).toEqual(raised)
    expect(asBefore(changed.sitting)).toEqual(told)
  })

  test('what no longer fits is left out, and said', () => {
    const still = { 20: { order: [], before: [], after: [], instead: [] } } as const
    const changed = rehead(all([ball, cards, annWithP1]), { ...head, cards: still })
    if ('rule' in changed) throw new Error(changed.rule)
    expect(changed.revision.misfit).toMatchObject({ at: 2, fault: { rule: 'dance-not-allowed' } })
    expect(changed.sitting.before).toMatchObject({ did: 'reheaded', at: 2, leftOut: 1 })
  })

  test('that cannot be changes nothing', () => {
    expect(rehead(all([ball]), { ...head, prospects: ['p1'] })).toEqual({ rule: 'wrong-setup' })
  })
})
