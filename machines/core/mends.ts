/** An event to be told again, and the step of the old log that it is or stands for. */
export interface Retold<Event> {
  readonly at: number
  readonly event: Event
}

/** What stands in place of a step that a correction does not leave as it was; nothing where it is left out. */
export interface MendedStep<Event> {
  readonly at: number
  readonly instead: readonly Event[]
}

/** The events to be told again, with what the table mended among them. */
export const withMended = <Event>(
  retold: readonly Retold<Event>[],
  mended: readonly MendedStep<Event>[],
): Retold<Event>[] =>
  retold.flatMap((step) => {
    const found = mended.find(({ at }) => at === step.at)
    return found ? found.instead.map((event) => ({ at: step.at, event })) : [step]
  })

/** Steps that were left out for good, and not told at another place. */
export const leftOutBy = <Event>(
  mended: readonly MendedStep<Event>[],
  eventAt: (at: number) => Event | undefined,
): MendedStep<Event>[] =>
  mended.filter(({ at, instead }) => {
    const event = eventAt(at)
    return instead.length === 0 && !mended.some((other) => other.instead.some((each) => each === event))
  })
