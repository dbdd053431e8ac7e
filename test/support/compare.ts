/** Lays the referee's report beside that of the plain enumerator, on random small records. */
import { isDeepStrictEqual } from 'node:util'
import type { GameRecord } from '@/machines/love-letter'
import { referee } from '@/machines/love-letter'
import { enumerate, type Refused, type Report, TooManyWorlds } from './enumerator'
import { randomRecord } from './positions'

/** Half of the records have one thing wrong, and a quarter have events that are let stand. */
export function smallRecord(seed: number): GameRecord {
  return randomRecord(seed, { corrupt: seed % 2 === 1, ruled: seed % 8 < 2 }) as unknown as GameRecord
}

export interface Disagreement {
  readonly seed: number
  readonly record: GameRecord
  readonly ours: unknown
  readonly theirs: unknown
}

export interface Comparison {
  readonly compared: number
  /** Records with more worlds than the enumerator can list. */
  readonly skipped: number
  readonly faults: Readonly<Record<string, number>>
  readonly unproven: number
  readonly disagreements: readonly Disagreement[]
}

function enumerated(record: GameRecord, maxWorlds: number): Report | Refused | null {
  try {
    return enumerate(record, { maxWorlds })
  } catch (error) {
    if (error instanceof TooManyWorlds) return null
    throw error
  }
}

/** Compares the reports on the records of these seeds: rule, place, suspects, unproven plays and the whole state. */
export function compare(
  first: number,
  last: number,
  maxWorlds = 20_000,
  recordOf: (seed: number) => GameRecord | null = smallRecord,
): Comparison {
  const faults: Record<string, number> = {}
  const disagreements: Disagreement[] = []
  let compared = 0
  let skipped = 0
  let unproven = 0
  for (let seed = first; seed <= last; seed++) {
    const record = recordOf(seed)
    if (!record) continue
    const theirs = enumerated(record, maxWorlds)
    if (!theirs) {
      skipped++
      continue
    }
    const ours = JSON.parse(JSON.stringify(referee(record)))
    compared++
    if (!isDeepStrictEqual(ours, JSON.parse(JSON.stringify(theirs))))
      disagreements.push({ seed, record, ours, theirs })
    if ('fault' in theirs) {
      const rule = theirs.fault?.rule ?? 'none'
      faults[rule] = (faults[rule] ?? 0) + 1
      if (theirs.unproven.length > 0) unproven++
    }
  }
  return { compared, skipped, faults, unproven, disagreements }
}
