import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Imported, readGameFile } from '@/components/referee/games/game-file'
import { randomSeason } from './high-society/seasons'
import { seeded } from './random'

const out = path.join(process.cwd(), 'out')
const pagesIn = (folder: string) =>
  readdirSync(path.join(out, folder), { encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .map((file) => path.posix.join(folder, file))

const address = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Every page of the build. */
export const allPages = (): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((folder) => folder.replaceAll(path.sep, '/'))
    .filter((folder) => !folder.startsWith('_') && statSync(path.join(out, folder)).isDirectory())
    .concat('')
    .flatMap(pagesIn)
    .map(address)

/** One page of each kind: of a folder of many the longest; all of the referee’s, and all that lie at the top. */
export function pagesOfEachKind(): string[] {
  const folders = new Map<string, string[]>()
  for (const page of allPages()) {
    const folder = path.posix.dirname(page)
    folders.set(folder, [...(folders.get(folder) ?? []), page])
  }
  const sizeOf = (page: string) => statSync(path.join(out, `${page === '/' ? '/index' : page}.html`)).size
  return [...folders].flatMap(([folder, pages]) =>
    folder === '/' || folder.startsWith('/referee') || folder === '/ask'
      ? pages
      : pages.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1),
  )
}

/** Notes in the page what moves without having been touched. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted: unknown[] = []
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as Shift[])
        if (!entry.hadRecentInput)
          noted.push([entry.value, entry.sources.map(({ node }) => node?.nodeName + (node?.className ?? ''))])
    }).observe({ type: 'layout-shift', buffered: true })
  })
interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Element | null }[]
}

/** How far a page moved in all while it came to rest, and what did. */
export async function shiftOf(page: Page, address: string): Promise<{ shift: number; moved: string }> {
  await page.goto('/icon.svg')
  await page.goto(address, { waitUntil: 'networkidle' })
  const noted = await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as never as { noted: [number, string[]][] }).noted
  })
  return { shift: noted.reduce((sum, [value]) => sum + value, 0), moved: JSON.stringify(noted) }
}

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
