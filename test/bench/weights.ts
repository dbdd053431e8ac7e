import { pageWeights } from '../support/page-weights'
import type { Line } from './measure'

/** Weighed, not timed: the same figures that a test holds. */
export const weighPages = (): Line[] =>
  pageWeights().map(({ what, limit, above }) => ({
    what: `The heaviest of its kind: ${what}`,
    value: `${above.toFixed(1)} KiB`,
    limit: `<= ${limit} KiB`,
    room: limit / above,
  }))
