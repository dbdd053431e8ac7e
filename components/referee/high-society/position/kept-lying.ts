import * as v from 'valibot'
import type { Lying, Season } from '@/machines/high-society'

const whole = v.pipe(v.number(), v.integer())

/** The table as it was half told and kept; null where it is no table of this season. */
export const readLying =
  ({ ladder, players }: Season) =>
  (kept: unknown): Lying | null => {
    const per = <S extends v.GenericSchema>(each: S) =>
      v.object(Object.fromEntries(ladder.map((prospect) => [prospect, each])))
    const isLadder = (told: string[]) => told.toSorted().join('\n') === ladder.toSorted().join('\n')
    const lying = v.object({
      ladder: v.pipe(v.array(v.string()), v.check(isLadder)),
      tokens: per(v.array(v.picklist(players))),
      traits: per(v.array(v.looseObject({ arrows: whole, points: whole }))),
    })
    const read = v.safeParse(lying, kept)
    return read.success ? read.output : null
  }
