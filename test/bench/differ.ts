/** `npm run bench -- differ [seasons]`: the referee of The High Society Game beside one written from its page alone. */
import { isDeepStrictEqual } from 'node:util'
import { referee } from '@/machines/high-society'
import { records } from '../support/high-society/mutated'
import { oracle } from '../support/high-society/oracle'

const MUTANTS = 12

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

export function differ(seasons: number): boolean {
  const faults: Record<string, number> = {}
  let compared = 0
  let differing = 0
  for (let seed = 1; seed <= seasons; seed++)
    for (const [n, record] of records(seed, MUTANTS).entries()) {
      const [one, other] = [plain(referee(record)), plain(oracle(record))]
      const rule = one.fault?.rule ?? 'none'
      faults[rule] = (faults[rule] ?? 0) + 1
      compared += 1
      if (isDeepStrictEqual(one, other)) continue
      differing += 1
      if (differing <= 5)
        console.log(
          `\nseed ${seed}, record ${n}\nreferee ${JSON.stringify(one)}\noracle  ${JSON.stringify(other)}`,
        )
    }
  console.log(`\n${compared} records compared, faults:`, faults)
  console.log(`${differing} differences`)
  return differing === 0
}
