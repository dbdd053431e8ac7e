import { describe, expect, test } from 'vitest'
import {
  correct,
  goTo,
  redoStep,
  repair,
  report,
  type Sitting,
  sit,
  undoStep,
} from '@/components/referee/sitting'
import { againOf } from '@/components/referee/sittings'
import { type Event, openSession, type Session } from '@/machines/love-letter'

const fresh = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
const all = (events: readonly Event[]): Sitting => events.reduce(report, sit(fresh))
const types = ({ session }: Sitting) => session.log.steps.map(({ event }) => event.type)

const deal: Event = { type: 'deal', starter: 0, faceUp: [] }
const handmaid: Event = { type: 'play', player: 0, card: 4 }
const priestOnAnn: Event = { type: 'play', player: 1, card: 2, target: 0 }
const spy: Event = { type: 'play', player: 1, card: 0 }

describe('redo brings again what undo took back', () => {
  const told = all([deal, handmaid, spy])
  const cut = correct(told, 0, [{ ...deal, starter: 2 }]).sitting

  test.each([
    ['a correction', cut],
    ['a way back', goTo(told, 2)],
    ['a repair', repair(told, all([deal]).session, handmaid)],
    [
      'a correction of one that found something wrong',
      correct(all([deal, handmaid, priestOnAnn]), 2, []).sitting,
    ],
  ])('%s', (_, changed) => {
    const undone = undoStep(changed)
    expect(againOf(undone)).toBe(changed.before)
    expect(redoStep(undone)).toEqual(changed)
  })

  test('one after the other, corrections and steps in the order in which they were taken back', () => {
    const twice = correct(cut, 0, []).sitting
    const first = undoStep(undoStep(twice))
    const step = undoStep(first)
    expect([types(step), againOf(step)]).toEqual([['deal', 'draw', 'play', 'draw'], null])
    expect(types(redoStep(step))).toEqual(types(told))
    expect(redoStep(redoStep(redoStep(step)))).toEqual(twice)
  })

  test('until something is reported or changed anew', () => {
    const undone = undoStep(cut)
    const reported = report(undone, { type: 'play', player: 2, card: 0 })
    expect([againOf(reported), redoStep(reported).session.log]).toEqual([null, reported.session.log])
    expect(againOf(goTo(undone, 2))).toBeNull()
    expect(againOf(correct(undone, 0, []).sitting)).toBeNull()
  })
})
