/** One step of a log: an event and the state that it led to. */
export interface Step<State, Event> {
  readonly event: Event
  /** It followed of itself from the step before: nobody reported it, and undo takes it back with that step. */
  readonly isImplied: boolean
  readonly after: State
}

/** An event log with its states: what happened, and what was undone and can be redone. */
export interface Log<State, Event> {
  readonly start: State
  readonly steps: readonly Step<State, Event>[]
  /** The next to be redone comes first. */
  readonly undone: readonly Step<State, Event>[]
}

/** A log in which nothing has happened yet. */
export const emptyLog = <State, Event>(start: State): Log<State, Event> => ({ start, steps: [], undone: [] })

/** The state before step `at`; with the length of the log, the present one. */
export function stateAt<State, Event>(log: Log<State, Event>, at: number): State {
  return at === 0 ? log.start : (log.steps[at - 1] as Step<State, Event>).after
}

/** The state after the last step. */
export const present = <State, Event>(log: Log<State, Event>): State => stateAt(log, log.steps.length)

/** The log with one step more. What was undone is forgotten. */
export function append<State, Event>(log: Log<State, Event>, step: Step<State, Event>): Log<State, Event> {
  return { ...log, steps: [...log.steps, step], undone: [] }
}

/** Where the last reported step begins, or -1 when nothing was reported. */
export function lastReported<State, Event>(log: Log<State, Event>): number {
  return log.steps.findLastIndex((step) => !step.isImplied)
}

/** The log as it was before step `at`; everything from there on can be redone. */
export function backTo<State, Event>(log: Log<State, Event>, at: number): Log<State, Event> {
  return { ...log, steps: log.steps.slice(0, at), undone: [...log.steps.slice(at), ...log.undone] }
}

/** The log without its last reported step and all that followed of itself; the same log when there is none. */
export function undo<State, Event>(log: Log<State, Event>): Log<State, Event> {
  const at = lastReported(log)
  return at < 0 ? log : backTo(log, at)
}

/** The log with the last undone step, and all that follows of itself, done again. */
export function redo<State, Event>(log: Log<State, Event>): Log<State, Event> {
  if (log.undone.length === 0) return log
  const next = log.undone.findIndex((step, i) => i > 0 && !step.isImplied)
  const end = next < 0 ? log.undone.length : next
  return { ...log, steps: [...log.steps, ...log.undone.slice(0, end)], undone: log.undone.slice(end) }
}
