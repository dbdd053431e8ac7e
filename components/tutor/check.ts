import type { AnyScenario, ChoiceOf, Parts, StepOf } from '@/content/types'
import { referee as refereeSeason } from '@/machines/high-society'
import { referee as refereeRound } from '@/machines/love-letter'

type Choice = ChoiceOf<Parts>
type Step = StepOf<Parts>
type Written = Parts['record']

/** Whether everything written in `part` stands in `whole` too; lists must be equal. */
function isIn(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return JSON.stringify(part) === JSON.stringify(whole)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) => isIn(value, (whole as Record<string, unknown>)[key]))
}

const first = ({ record }: AnyScenario, events: number): Written => ({
  ...record,
  events: record.events.slice(0, events),
})

function reportOn(record: Written) {
  const report = record.ruleset === 'high-society' ? refereeSeason(record) : refereeRound(record)
  if ('error' in report) throw new Error(report.error)
  return report
}

/** Whether the referee bears out what a choice claims, and the rule that speaks against it. */
function verdictOn(scenario: AnyScenario, at: number, { claim }: Choice): { holds: boolean; rule?: string } {
  const step = scenario.steps[at] as Step
  if ('state' in claim) {
    const next = scenario.steps[at + 1]
    if (!next) return { holds: false }
    return { holds: isIn(claim.state, reportOn(first(scenario, next.after)).state) }
  }
  const { record } = scenario
  const { fault } = reportOn({ ...record, events: [...record.events.slice(0, step.after), ...claim.events] })
  return fault ? { holds: false, rule: fault.rule } : { holds: true }
}

function choiceProblem(scenario: AnyScenario, at: number, choice: Choice): string | null {
  const { holds, rule } = verdictOn(scenario, at, choice)
  if (holds)
    return choice.breaks ? `“${choice.says}” breaks ${choice.breaks}, but the referee accepts it` : null
  if (rule === choice.breaks) return null
  return `“${choice.says}” breaks ${choice.breaks ?? 'no rule'}, but the referee says ${rule ?? 'nothing of rules'}`
}

function stepProblems(scenario: AnyScenario, at: number): string[] {
  const step = scenario.steps[at] as Step
  const before = at > 0 ? (scenario.steps[at - 1] as Step).after : 0
  const order = step.after < before ? ['it goes back in time'] : []
  if (!step.ask) return order
  const right = step.ask.choices.filter((choice) => verdictOn(scenario, at, choice).holds)
  const count = right.length === 1 ? [] : [`${right.length} of its choices are right, not one`]
  const choices = step.ask.choices.flatMap((choice) => choiceProblem(scenario, at, choice) ?? [])
  return [...order, ...count, ...choices].map((problem) => `step ${at}: ${problem}`)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function outcomeProblems({ record, outcome, steps }: AnyScenario): string[] {
  const { fault, unproven, state } = reportOn(record)
  const problems: string[] = []
  if (
    !isSame(
      fault && { at: fault.at, rule: fault.rule },
      outcome.fault && { at: outcome.fault.at, rule: outcome.fault.rule },
    )
  )
    problems.push(`the fault is ${JSON.stringify(fault)}`)
  if (outcome.fault?.suspects && !isSame(fault?.suspects, outcome.fault.suspects))
    problems.push(`the suspects are ${JSON.stringify(fault?.suspects)}`)
  if (
    outcome.unproven &&
    !isSame(
      unproven.map(([at]) => at),
      outcome.unproven,
    )
  )
    problems.push(`unproven are ${JSON.stringify(unproven)}`)
  if (outcome.state && !isIn(outcome.state, state)) problems.push(`the state is ${JSON.stringify(state)}`)
  if (steps.at(-1)?.after !== record.events.length)
    problems.push(`the last step comes after ${steps.at(-1)?.after} events of ${record.events.length}`)
  return problems
}

/** What of a scenario the referee does not bear out, in words for whoever wrote it; [] when all of it holds. */
export function scenarioProblems(scenario: AnyScenario): string[] {
  return [...outcomeProblems(scenario), ...scenario.steps.flatMap((_, at) => stepProblems(scenario, at))]
}

/** Which choice of a prediction is right. */
export const rightChoice = (scenario: AnyScenario, at: number): number =>
  scenario.steps[at]?.ask?.choices.findIndex((choice) => verdictOn(scenario, at, choice).holds) ?? -1
