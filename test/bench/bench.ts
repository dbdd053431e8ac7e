/**
 * `npm run bench`: measures what must be fast and prints it beside its limits; ends with status 1 over a limit.
 * `npm run bench -- agree 10000` compares as many random small records with the plain enumerator instead,
 * `npm run bench -- differ 1000` as many seasons of The High Society Game, and mutants of each, with a second referee.
 */
import { agree } from './agree'
import { timeBeliefs } from './beliefs'
import { differ } from './differ'
import { compareWithEnumerator } from './enumerated'
import { type Line, print } from './measure'
import { timeReplay } from './replay'
import { compareStatistics, timeRules } from './rules'
import { timeSearch } from './search'
import { timeQuestions, timeSeasons } from './season'
import { weighPages } from './weights'

const parts: readonly (readonly [title: string, measure: () => Line[]])[] = [
  ['Script at the first load, gzipped, above an empty page of the same framework', weighPages],
  ['The pure rules, all cards known, per second of processor time', () => [...timeRules(4), ...timeRules(2)]],
  ['Beliefs: Bridgerton, 6 players, nothing known, 1,000 games', () => timeBeliefs('bridgerton', 6, 1000)],
  [
    'Against the plain enumerator: 2019 edition, 4 players, nothing known',
    () => compareWithEnumerator('love-letter', 2),
  ],
  ['The desk: an answer to every letter', timeSearch],
  ['A log told again, through judge and chart: Bridgerton, 6 players', timeReplay],
  ['The High Society Game: whole seasons judged, with card books', () => timeSeasons(1000)],
  ['The High Society Game: questions late in a season of six', () => timeQuestions(200)],
  [
    '1,000,000 random rounds beside two other engines: 3 standard errors and the rounding',
    () => [...compareStatistics(4, 1_000_000), ...compareStatistics(2, 1_000_000)],
  ],
]

function bench(): boolean {
  console.log('The last column says how many times better than its limit a figure is.')
  const lines = parts.flatMap(([title, measure]) => {
    const measured = measure()
    print(title, measured)
    return measured
  })
  const over = lines.filter(({ room }) => room !== undefined && room < 1)
  console.log(over.length ? `\n${over.length} over the limit` : '\nAll within their limits.')
  return over.length === 0
}

const [command, number] = process.argv.slice(2)
const instead: Readonly<Record<string, () => boolean>> = {
  agree: () => agree(Number(number ?? 10_000)),
  differ: () => differ(Number(number ?? 1000)),
}
const isFine = (instead[command ?? ''] ?? bench)()
process.exitCode = isFine ? 0 : 1
