import { ask, type Draft, type Question, type Season } from '@/machines/high-society'
import { readRecord } from '@/machines/high-society/record/read'
import { report } from '@/machines/high-society/record/report'
import { randomHead } from '../support/high-society/heads'
import { randomSeason } from '../support/high-society/seasons'
import { seeded } from '../support/random'
import { below, type Line, median, quantile, time } from './measure'

/** The shortest of so many runs, as the runs of other processes come in between. */
const RUNS = 5
/** What seems slow is run again so many times before it counts as slow. */
const DOUBTS = 5
const SEASON = 50_000
const FRAME = 16_000
const USUAL = 1000

function shortest(run: () => void, slow: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let doubt = 0; doubt <= DOUBTS && least > slow; doubt++)
    least = Math.min(least, ...Array.from({ length: RUNS }, () => time(run)))
  return least
}

/** Whole seasons with card books and Ball rules of their own: decoded, judged and sent through the chart. */
export function timeSeasons(count: number): Line[] {
  const records = Array.from({ length: count }, (_, seed) =>
    readRecord(randomSeason(seeded(seed + 1)).record),
  )
  for (const record of records.slice(0, 50)) report(record)
  const spent = records.map((record) => shortest(() => report(record), SEASON / 5))
  const events = records.reduce((sum, record) => sum + record.events.length, 0)
  return [
    { what: 'events in a season', value: String(Math.round(events / count)) },
    below(`a season, median of ${count.toLocaleString('en')}`, median(spent), SEASON),
    below(`a season, worst of ${count.toLocaleString('en')}`, Math.max(...spent), SEASON),
  ]
}

/** Moments of turns in the last two Balls of random seasons of six. */
function lateTurns(count: number): Season[] {
  const found: Season[] = []
  for (let seed = 1; found.length < count; seed++) {
    const random = seeded(seed)
    const head = randomHead(random)
    if ((head.players as string[]).length < 6) continue
    const { seasons } = randomSeason(random, head)
    found.push(...seasons.filter(({ number, ball }) => number >= 7 && ball?.played && ball.acted.length >= 4))
  }
  return found.slice(0, count)
}

const drafts = ({ options }: Question): Draft[] =>
  options.flatMap(({ barred, next }) => (barred === null && 'draft' in next ? [next.draft] : []))

/** What the table is asked late in a season of six, and what it is asked next after any answer. */
export function timeQuestions(count: number): Line[] {
  const spent = lateTurns(count).flatMap((season) => [
    shortest(() => ask(season, {}), USUAL),
    ...drafts(ask(season, {})).map((draft) => shortest(() => ask(season, draft), USUAL)),
  ])
  const sorted = [...spent].sort((a, b) => a - b)
  return [
    { what: 'questions', value: spent.length.toLocaleString('en') },
    below('a question, median', median(spent), USUAL),
    below('a question, 99 of 100', quantile(sorted, 0.99), FRAME / 4),
    below('a question, worst', Math.max(...spent), FRAME),
  ]
}
