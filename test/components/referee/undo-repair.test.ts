import { describe, expect, test } from 'vitest'
import { goTo, report, type Sitting, sit, undoStep } from '@/components/referee/sitting'
import { giveTurn, leave } from '@/components/referee/wrong/mend'
import { now, openSession, phaseIn, type Session, toRecord } from '@/machines/love-letter'

const fresh = openSession({ ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }) as Session
const dealt = report(sit(fresh), { type: 'deal', starter: 0, faceUp: [] })
const phase = ({ session }: Sitting) => phaseIn(now(session))

/** A repair takes the draw back that had followed of itself, and comes in its place. */
const repairs = {
  'a player who left on their own turn': leave(dealt.session, 0, undefined),
  'a turn given to another': giveTurn(dealt.session, 1),
}

describe.each(Object.entries(repairs))('%s', (_, told) => {
  const session = told as Session

  test('is taken back by undo, and the draw follows again', () => {
    const undone = undoStep(sit(session))
    expect(phase(undone)).toBe('play')
    expect(toRecord(undone.session)).toEqual(toRecord(dealt.session))
  })

  test('is left behind by going back to before it', () => {
    const back = goTo(sit(session), 1)
    expect(phase(back)).toBe('play')
    expect(toRecord(back.session)).toEqual(toRecord(dealt.session))
  })
})
