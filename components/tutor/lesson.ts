import type { AnyScenario, Parts } from '@/content/types'
import type { FaultWordsOf } from '@/machines/core'
import { rightChoice, scenarioProblems } from './check'

/** A scenario as its player needs it: proved, and with every word that a reader may come to see. Plain data. */
export interface Lesson {
  readonly game: 'love-letter' | 'high-society'
  readonly title: string
  /** The name of the edition it is played in. */
  readonly edition: string
  readonly record: Parts['record']
  readonly steps: readonly LessonStep[]
  /** Some hand is known at some step. */
  readonly hasHands: boolean
}

export interface LessonStep {
  readonly after: number
  readonly says: string
  readonly ask?: Question
  /** What the referee says where it refuses what happened last. */
  readonly refusal?: RefusalWords
}

export interface Question {
  readonly question: string
  readonly hint: string
  /** Each with the page that settles it. */
  readonly choices: readonly { readonly says: string; readonly because: string; readonly href: string }[]
  /** Which choice is right. */
  readonly right: number
}

/** What a banner says of an event that the referee refuses. */
export interface RefusalWords extends FaultWordsOf<string> {
  /** The page about that rule. */
  readonly href: string
}

/** What each game knows of its own lessons. */
export interface Played extends Pick<Lesson, 'game' | 'edition' | 'hasHands'> {
  /** So many events are taken; what comes after them is refused, with these words. */
  readonly taken: number
  readonly refusal: RefusalWords | null
}

function questionAt(scenario: AnyScenario, at: number, game: Lesson['game']): { ask?: Question } {
  const ask = scenario.steps[at]?.ask
  if (!ask) return {}
  const { question, hint } = ask
  const choices = ask.choices.map(({ says, because, ruling }) => ({
    says,
    because,
    href: `/rulings/${game}/${ruling}`,
  }))
  return { ask: { question, hint, choices, right: rightChoice(scenario, at) } }
}

/** Throws, with all that is wrong with it, when the referee does not bear a scenario out. */
export function mustComeOut(id: string, scenario: AnyScenario): void {
  const problems = scenarioProblems(scenario)
  if (problems.length) throw new Error(`The scenario “${id}” does not come out:\n${problems.join('\n')}`)
}

/** A scenario that comes out, as a lesson. */
export function lessonFrom(scenario: AnyScenario, { taken, refusal, ...played }: Played): Lesson {
  const { title, record, steps } = scenario
  return {
    ...played,
    title,
    record,
    steps: steps.map(({ after, says }, at) => ({
      after,
      says,
      ...questionAt(scenario, at, played.game),
      ...(refusal && after > taken && { refusal }),
    })),
  }
}
