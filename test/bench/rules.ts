import { checks, tally } from '../support/statistics'
import { S as limitTally, play as playLimit } from './limit.mjs'
import { atLeast, type Line, processorSeconds } from './measure'

/** Decisions a second of processor time: plays, and what is kept after a 6. */
function rate(decisions: () => number): number {
  const start = processorSeconds()
  const made = decisions()
  return made / (processorSeconds() - start)
}

function limitDecisions(players: number, rounds: number): number {
  const before = limitTally.acts
  for (let n = 0; n < rounds; n++) playLimit(players, 0)
  return limitTally.acts - before
}

/**
 * The pure rules with all cards known, beside a bare loop without objects that plays the same game; turn by turn. The
 * fastest pass of each counts, so that it is this code that is measured, and not its neighbours.
 */
export function timeRules(players: number): Line[] {
  let ours = 0
  let limit = 0
  for (let pass = 0; pass < 8; pass++) {
    ours = Math.max(
      ours,
      rate(() => tally(players, 20_000, pass).sums.decisions),
    )
    limit = Math.max(
      limit,
      rate(() => limitDecisions(players, 400_000)),
    )
  }
  return [
    atLeast(`${players} players, pure rules`, ours, 400_000, 'decisions/s'),
    { what: `${players} players, limit.mjs`, value: `${Math.round(limit).toLocaleString('en')} decisions/s` },
    { what: `${players} players, limit.mjs is faster`, value: `${(limit / ours).toFixed(1)} times` },
  ]
}

/** A million rounds beside the figures of two other engines; over the limit when further off than chance explains. */
export function compareStatistics(players: number, rounds: number): Line[] {
  return checks(players, tally(players, rounds, 1)).map(({ figure, mean, reference, tolerance }) => ({
    what: `${players} players, ${figure} a round`,
    value: mean.toFixed(4),
    limit: `${reference} +- ${tolerance.toFixed(5)}`,
    room: tolerance / Math.abs(mean - reference),
  }))
}
