import { buildEmpty, emptyPage, weighEmpty } from '../support/empty-page'
import { pageWeights } from '../support/page-weights'
import type { Line } from './measure'

const KIB = 1024

/** Weighed, not timed: what a test holds against the kept weight of the empty page, here against one just built. */
export async function weighPages(): Promise<Line[]> {
  const kept = keptWeight()
  await buildEmpty()
  const empty = weighEmpty()
  const note = kept === empty ? '' : ', otherwise than kept: test/bench/empty/weight.json is written anew'
  return [
    { what: `The empty page${note}`, value: `${(empty / KIB).toFixed(1)} KiB` },
    ...pageWeights(empty).map(({ what, limit, above }) => ({
      what: `The heaviest of its kind: ${what}`,
      value: `${above.toFixed(1)} KiB`,
      limit: `<= ${limit} KiB`,
      room: limit / above,
    })),
  ]
}

function keptWeight(): number | null {
  try {
    return emptyPage()
  } catch {
    return null
  }
}
