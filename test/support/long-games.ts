import { type Imported, readGameFile } from '@/components/referee/games/game-file'
import { randomSeason } from './high-society/seasons'
import { seeded } from './random'

/** A record as it lies on a device. */
export function imported(record: object): Imported {
  const read = readGameFile(JSON.stringify(record))
  if ('problem' in read) throw new Error(read.problem)
  return read
}

/** The longest of some random seasons for six with books and rules of their own, just before its end. */
export function longSeason(): object {
  const seasons = Array.from(
    { length: 60 },
    (_, seed) => randomSeason(seeded(seed + 1)).record as unknown as Season,
  )
  const [longest] = seasons
    .filter(({ players }) => players.length === 6)
    .sort((a, b) => b.events.length - a.events.length)
  return { ...longest, events: longest?.events.slice(0, -1) }
}
type Season = { readonly players: readonly string[]; readonly events: readonly object[] }
