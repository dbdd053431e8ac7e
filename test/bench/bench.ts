/**
 * `npm run bench`: measures what must be fast and prints it beside its limits; ends with status 1 over a limit.
 * `npm run bench -- taps weights` measures these parts alone.
 * `npm run bench -- agree 10000` compares as many random small records with the plain enumerator instead,
 * `npm run bench -- differ 1000` as many seasons of The High Society Game, and mutants of each, with a second referee.
 */
import { agree } from './agree'
import { timeBeliefs } from './beliefs'
import { differ } from './differ'
import { compareWithEnumerator } from './enumerated'
import { askLighthouse } from './lighthouse'
import { type Line, print } from './measure'
import { timeReplay } from './replay'
import { compareStatistics, timeRules } from './rules'
import { timeSearch } from './search'
import { timeQuestions, timeSeasons } from './season'
import { timeTaps } from './taps'
import { weighPages } from './weights'

type Part = readonly [name: string, title: string, measure: () => Line[] | Promise<Line[]>]

const parts: readonly Part[] = [
  ['weights', 'Script at the first load, gzipped, above an empty page of the same framework', weighPages],
  [
    'rules',
    'The pure rules, all cards known, per second of processor time',
    () => [...timeRules(4), ...timeRules(2)],
  ],
  [
    'beliefs',
    'Beliefs: Bridgerton, 6 players, nothing known, 1,000 games',
    () => timeBeliefs('bridgerton', 6, 1000),
  ],
  [
    'enumerator',
    'Against the plain enumerator: 2019 edition, 4 players, nothing known',
    () => compareWithEnumerator('love-letter', 2),
  ],
  [
    'taps',
    'The referee on a phone four times slower than this machine, until the frame that shows it',
    timeTaps,
  ],
  ['lighthouse', 'Lighthouse on a phone, in turn with an empty page: the median of five', askLighthouse],
  ['search', 'The desk: an answer to every letter', timeSearch],
  ['replay', 'A log told again, through judge and chart: Bridgerton, 6 players', timeReplay],
  ['seasons', 'The High Society Game: whole seasons judged, with card books', () => timeSeasons(1000)],
  ['questions', 'The High Society Game: questions late in a season of six', () => timeQuestions(200)],
  [
    'statistics',
    '1,000,000 random rounds beside two other engines: 3 standard errors and the rounding',
    () => [...compareStatistics(4, 1_000_000), ...compareStatistics(2, 1_000_000)],
  ],
]

async function bench(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !parts.some(([part]) => part === name))
  if (unknown.length) {
    console.log(`There is no ${unknown.join(', ')}: ${parts.map(([part]) => part).join(', ')}`)
    return false
  }
  console.log('The last column says how many times better than its limit a figure is.')
  const lines: Line[] = []
  for (const [name, title, measure] of parts) {
    if (names.length && !names.includes(name)) continue
    const measured = await measure()
    print(title, measured)
    lines.push(...measured)
  }
  const over = lines.filter(({ room }) => room !== undefined && room < 1)
  console.log(over.length ? `\n${over.length} over the limit` : '\nAll within their limits.')
  return over.length === 0
}

const [command, number] = process.argv.slice(2)
const instead: Readonly<Record<string, () => boolean>> = {
  agree: () => agree(Number(number ?? 10_000)),
  differ: () => differ(Number(number ?? 1000)),
}
const isFine = (await instead[command ?? '']?.()) ?? (await bench(process.argv.slice(2)))
process.exitCode = isFine ? 0 : 1
