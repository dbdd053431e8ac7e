/** `npm run bench -- agree [records]`: the referee beside the plain enumerator on many random small records. */
import { compare } from '../support/compare'

export function agree(records: number): boolean {
  const { compared, skipped, faults, unproven, disagreements } = compare(1, records)
  console.log(`${compared} records compared, ${skipped} with too many worlds to list`)
  console.log(`with unproven plays: ${unproven}; faults:`, faults)
  for (const { seed, record, ours, theirs } of disagreements.slice(0, 5))
    console.log(
      `\nseed ${seed}\n${JSON.stringify(record)}\nreferee    ${JSON.stringify(ours)}\nenumerator ${JSON.stringify(theirs)}`,
    )
  console.log(`${disagreements.length} disagreements`)
  return disagreements.length === 0
}
