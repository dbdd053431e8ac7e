import { existsSync, readFileSync } from 'node:fs'
import { searchGames } from '../../components/lookup/search-games'
import { disputes } from '../content/search-disputes'
import { below, type Line, median, quantile, time } from './measure'

const file = 'out/search.json'

/** 20 ms on a processor four times slower than this one. */
const LIMIT = 20_000 / 4

/** The desk while disputes are typed letter by letter, with the index as it was built. */
export function timeSearch(): Line[] {
  if (!existsSync(file)) return [{ what: `${file} is not there: npm run build makes it`, value: '' }]
  const text = readFileSync(file, 'utf8')
  let search = (_: string): unknown => []
  const load = time(() => {
    const games = searchGames(JSON.parse(text))
    search = (question) => games(question, 'any')
  })
  const typed = disputes.flatMap(([asks]) => Array.from(asks, (_, at) => asks.slice(0, at + 1)))
  // The fastest of three counts: the others were interrupted.
  const fastest = (asks: string) => Math.min(...Array.from({ length: 3 }, () => time(() => search(asks))))
  const times = typed.map(fastest).sort((a, b) => a - b)
  return [
    { what: 'The index, unpacked once', value: `${(load / 1000).toFixed(1)} ms` },
    below(`A letter typed, median of ${typed.length}`, median(times), LIMIT),
    below('A letter typed, 99 of 100', quantile(times, 0.99), LIMIT),
  ]
}
