import type { SeasonScenario } from '@/content/types'
import { type Lesson, lessonFrom, mustComeOut } from '../lesson'
import { framesOf, openLesson, refusalOf, type SeasonFrame } from './frames'

/** A scenario with what is drawn at each step. Throws, with all that is wrong with it, when the referee does not bear it out. */
export function lessonOf(id: string, scenario: SeasonScenario): { lesson: Lesson; frames: SeasonFrame[] } {
  mustComeOut(id, scenario)
  const opened = openLesson(scenario.record)
  const { session } = opened
  const lesson = lessonFrom(scenario, {
    game: 'high-society',
    edition: 'The High Society Game',
    hasHands: false,
    taken: session.log.steps.length,
    refusal: refusalOf(opened),
  })
  return {
    lesson,
    frames: framesOf(
      session,
      scenario.steps.map(({ after }) => after),
    ),
  }
}
