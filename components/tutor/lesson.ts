import type { Prediction, Scenario } from '@/content/types'
import { type EditionId, editions, type FaultWords, type GameRecord } from '@/machines/love-letter'
import { rightChoice, scenarioProblems } from './check'
import { type FrameView, framesOf, openLesson, refusalOf } from './frames'

/** A scenario as its player needs it: proved, and with every word that a reader may come to see. Plain data. */
export interface Lesson {
  readonly title: string
  /** The name of the edition it is played in. */
  readonly edition: string
  readonly record: GameRecord
  readonly steps: readonly LessonStep[]
  /** Some hand is known at some step. */
  readonly hasHands: boolean
}

export interface LessonStep {
  readonly after: number
  readonly says: string
  readonly ask?: Question
  /** What the referee says where it refuses what happened last. */
  readonly refusal?: FaultWords
}

export interface Question extends Pick<Prediction, 'question' | 'hint'> {
  readonly choices: readonly Pick<Prediction['choices'][number], 'says' | 'because' | 'ruling'>[]
  /** Which choice is right. */
  readonly right: number
}

function questionAt(scenario: Scenario, at: number): { ask?: Question } {
  const ask = scenario.steps[at]?.ask
  if (!ask) return {}
  const { question, hint } = ask
  const choices = ask.choices.map(({ says, because, ruling }) => ({ says, because, ruling }))
  return { ask: { question, hint, choices, right: rightChoice(scenario, at) } }
}

/** A scenario with what is drawn at each step. Throws, with all that is wrong with it, when the referee does not bear it out. */
export function lessonOf(id: string, scenario: Scenario): { lesson: Lesson; frames: FrameView[] } {
  const problems = scenarioProblems(scenario)
  if (problems.length) throw new Error(`The scenario “${id}” does not come out:\n${problems.join('\n')}`)
  const { title, record, steps } = scenario
  const { session, refused } = openLesson(record)
  const refusal = refused && refusalOf(refused)
  const frames = framesOf(
    record,
    steps.map(({ after }) => after),
  )
  const lesson: Lesson = {
    title,
    edition: editions[record.ruleset as EditionId].name,
    record,
    steps: steps.map(({ after, says }, at) => ({
      after,
      says,
      ...questionAt(scenario, at),
      ...(refusal && after > session.log.steps.length && { refusal }),
    })),
    hasHands: frames.some(({ hands }) => hands.some((hand) => hand.some((card) => card !== null))),
  }
  return { lesson, frames }
}
