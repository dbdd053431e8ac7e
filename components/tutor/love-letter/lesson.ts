import type { Scenario } from '@/content/types'
import { type EditionId, editions } from '@/machines/love-letter'
import { type Lesson, lessonFrom, mustComeOut } from '../lesson'
import { type FrameView, framesOf, openLesson, refusalOf } from './frames'

/** A scenario with what is drawn at each step. Throws, with all that is wrong with it, when the referee does not bear it out. */
export function lessonOf(id: string, scenario: Scenario): { lesson: Lesson; frames: FrameView[] } {
  mustComeOut(id, scenario)
  const { record, steps } = scenario
  const { session, refused } = openLesson(record)
  const frames = framesOf(
    record,
    steps.map(({ after }) => after),
  )
  const lesson = lessonFrom(scenario, {
    game: 'love-letter',
    edition: editions[record.ruleset as EditionId].name,
    hasHands: frames.some(({ hands }) => hands.some((hand) => hand.some((card) => card !== null))),
    taken: session.log.steps.length,
    refusal: refused && refusalOf(refused),
  })
  return { lesson, frames }
}
