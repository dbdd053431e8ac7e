/** `npm run bench -- agree [records]`: the referee beside the plain enumerator on many random small records. */
import { type Comparison, compare } from '../support/compare'
import { lateRecord } from '../support/late'

function show(what: string, { compared, skipped, faults, unproven, disagreements }: Comparison): boolean {
  console.log(`\n${what}: ${compared} compared, ${skipped} with too many worlds to list`)
  console.log(`with unproven plays: ${unproven}; faults:`, faults)
  for (const { seed, record, ours, theirs } of disagreements.slice(0, 5))
    console.log(
      `\nseed ${seed}\n${JSON.stringify(record)}\nreferee    ${JSON.stringify(ours)}\nenumerator ${JSON.stringify(theirs)}`,
    )
  console.log(`${disagreements.length} disagreements`)
  return disagreements.length === 0
}

export function agree(records: number): boolean {
  const small = show('random small records', compare(1, records))
  const late = show(
    'from late in a round, up to six players',
    compare(1, Math.ceil(records / 4), 6000, lateRecord),
  )
  return small && late
}
