import { pageWeights } from '../support/page-weights'
import { expect, test } from './fixtures'

// Here and not among the unit tests, since it weighs the build that these specs run on.
test('pages that are read bring little script with them', () => {
  for (const { what, limit, above } of pageWeights()) {
    expect(above, what).toBeGreaterThan(0)
    expect(above, what).toBeLessThanOrEqual(limit)
  }
})
