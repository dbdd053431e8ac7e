import type { StatementOf } from './model'

/** What a referee says of a record, as far as statements look at it. */
interface Judged {
  readonly fault: { readonly at: number; readonly rule: string } | null
  readonly state?: object
}

/** Whether everything written in `part` stands in `whole` too; lists must be equal, and null is what is not there. */
function isIn(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return JSON.stringify(part) === JSON.stringify(whole ?? null)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) => isIn(value, (whole as Record<string, unknown>)[key]))
}

/**
 * Whether a statement about a record of so many events is true, by whoever reports on that record with others after
 * its own.
 */
export function isTrue<Event, Rule extends string, State>(
  statement: StatementOf<Event, Rule, State>,
  before: number,
  after: (events: readonly Event[]) => Judged,
): boolean {
  switch (statement.says) {
    case 'breaks': {
      const { fault } = after(statement.events)
      const last = before + statement.events.length - 1
      return statement.rule ? fault?.rule === statement.rule && fault.at === last : fault === null
    }
    case 'legal':
      return statement.oneOf.some((event) => after([event]).fault === null) === statement.is
    case 'state':
      return isIn(statement.state, after(statement.events).state)
  }
}

/** Which choices are borne out: theirs are the claims of which every statement is true. */
export const borneOutBy = <Statement>(
  choices: readonly { readonly claim: readonly Statement[] }[],
  holds: (statement: Statement) => boolean,
): number[] => choices.flatMap(({ claim }, i) => (claim.every(holds) ? [i] : []))
