import { describe, expect, it } from 'vitest'
import { checks, tally } from '../support/statistics'

describe('50,000 random rounds of the 2019 edition come to what two other engines found', {
  timeout: 120_000,
}, () => {
  it.each([4, 2])('with %i players', (players) => {
    for (const { figure, mean, reference, tolerance } of checks(players, tally(players, 50_000, 2019)))
      expect(Math.abs(mean - reference), `${figure}: ${mean}, not ${reference}`).toBeLessThan(tolerance)
  })
})
