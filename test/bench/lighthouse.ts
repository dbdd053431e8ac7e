import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { compress } from '../../scripts/lib/build.mjs'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { serve } from '../../scripts/serve.mjs'
import { buildEmpty, emptyOut } from '../support/empty-page'
import { type Line, median } from './measure'

const ROUNDS = 5
const POINTS = 5
const TIMES = 1.5
/**
 * A browser calls a task long after 50 ms. On an empty page there is often none at all, and 1.5 times nothing would
 * forbid everything: so much blocking, one task’s worth, is allowed at least.
 */
const ONE_TASK = 50

const home = path.resolve('node_modules/.cache/lighthouse')
const cli = path.join(home, 'node_modules/lighthouse/cli/index.js')

/** Lighthouse has a lock of its own and is installed only here: its packages would hold up every `npm start`. */
async function install(): Promise<void> {
  if (existsSync(cli)) return
  mkdirSync(home, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join('test/bench/lighthouse', file), path.join(home, file))
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--prefix', home], { quiet: true })
  if (code !== 0) throw new Error(output)
}

type Category = 'performance' | 'accessibility' | 'best-practices'
type Figures = Readonly<Record<Category | 'blocked', number>>
interface Told {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>
  readonly audits: { readonly 'total-blocking-time': { readonly numericValue: number } }
}

async function look(url: string): Promise<Figures> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking'
  const args = [cli, url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const only = '--only-categories=performance,accessibility,best-practices'
  const env = { CHROME_PATH: findChromium() ?? '' }
  const { code, output } = await run(process.execPath, [...args, only], { env, quiet: true })
  const at = output.indexOf('{\n')
  if (code !== 0 || at < 0) throw new Error(output)
  const { categories, audits } = JSON.parse(output.slice(at)) as Told
  const score = (category: Category) => Math.round(categories[category].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    blocked: audits['total-blocking-time'].numericValue,
  }
}

/** Every page as often, in turn with the empty one: what the machine does beside it then falls on all alike. */
async function lookAtAll(pages: readonly (readonly [what: string, url: string])[]) {
  const seen = new Map<string, Figures[]>()
  for (let round = 0; round < ROUNDS; round++)
    for (const [what, url] of pages) seen.set(what, [...(seen.get(what) ?? []), await look(url)])
  return (what: string, of: keyof Figures) => median((seen.get(what) ?? []).map((figures) => figures[of]))
}

const reach = (what: string, value: number, limit: number): Line => ({
  what,
  value: value.toFixed(0),
  limit: `>= ${limit.toFixed(0)}`,
  room: value / limit,
})

/** Lighthouse on a phone: pages of ours beside an app of one page with nothing on it. */
export async function askLighthouse(): Promise<Line[]> {
  await install()
  if (!existsSync(emptyOut) || !readdirSync(emptyOut).includes('index.html')) await buildEmpty()
  await compress(emptyOut)
  const ours = await serve({ port: 0, basePath: '' })
  const empty = await serve({ port: 0, basePath: '', out: emptyOut })
  const at = (server: { address: () => unknown }, page: string) =>
    `http://localhost:${(server.address() as { port: number }).port}${page}`
  const pages = [
    ['the first page', '/'],
    ['a page of the guide', '/learn/love-letter/turn'],
    ['the desk', '/ask'],
    ['the referee', '/referee'],
  ] as const
  const of = await lookAtAll([
    ['nothing', at(empty, '/')],
    ...pages.map(([what, page]) => [what, at(ours, page)] as const),
  ])
  for (const server of [ours, empty]) server.close()
  const blocked = of('nothing', 'blocked')
  const most = Math.max(TIMES * blocked, blocked + ONE_TASK)
  return [
    { what: 'an empty page: performance', value: `${of('nothing', 'performance')}` },
    { what: 'an empty page: blocked', value: `${blocked.toFixed(0)} ms` },
    ...pages.flatMap(([what]): Line[] => [
      reach(`${what}: performance`, of(what, 'performance'), of('nothing', 'performance') - POINTS),
      {
        what: `${what}: blocked`,
        value: `${of(what, 'blocked').toFixed(0)} ms`,
        limit: `<= ${most.toFixed(0)} ms`,
        room: most / Math.max(1, of(what, 'blocked')),
      },
      reach(`${what}: accessibility`, of(what, 'accessibility'), 100),
      reach(`${what}: best practices`, of(what, 'best-practices'), 100),
    ]),
  ]
}
