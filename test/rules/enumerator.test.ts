import { describe, expect, it } from 'vitest'
import { compare } from '../support/compare'
import { lateRecord } from '../support/late'

/** More such records than fit here are compared by `npm run bench -- agree 10000`. */
describe('the plain enumerator gives the same reports on random small records', { timeout: 120_000 }, () => {
  it.each([0, 1, 2, 3, 4])('five times 330 records, half of them with something wrong: %i', (group) => {
    const { compared, faults, unproven, disagreements } = compare(group * 330 + 1, group * 330 + 330, 1500)
    expect(disagreements).toEqual([])
    expect(compared).toBeGreaterThan(280)
    expect(unproven).toBeGreaterThan(10)
    expect(Object.keys(faults).length).toBeGreaterThan(10)
  })

  it('and on others of up to six players, from late in a round', () => {
    const { compared, faults, disagreements } = compare(1, 300, 1000, lateRecord)
    expect(disagreements).toEqual([])
    expect(compared).toBeGreaterThan(200)
    expect(Object.keys(faults).length).toBeGreaterThan(6)
  })
})
