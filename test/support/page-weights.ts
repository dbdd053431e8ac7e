import { readdirSync } from 'node:fs'
import path from 'node:path'
import { firstLoad } from '@/scripts/lib/weights.mjs'
import { emptyPage } from './empty-page'

const pagesUnder = (folder: string): string[] =>
  readdirSync(path.join(process.cwd(), 'out', folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${folder}/${file.replace(/\.html$/, '')}`)

/** What a reader may have to load before a page lives, in KiB of gzipped script above an empty page. */
const limits: readonly (readonly [what: string, limit: number, pages: () => readonly string[]])[] = [
  [
    'a page of the guide',
    20,
    () =>
      ['/learn/love-letter', '/learn/bridgerton', '/learn/high-society']
        .flatMap(pagesUnder)
        .filter((page) => !page.endsWith('/first-round')),
  ],
  [
    'a page to look up of The High Society Game',
    20,
    () => ['/rulings/high-society', '/cards/high-society', ...pagesUnder('/rulings/high-society')],
  ],
  ['the first page', 30, () => ['/']],
  ['the desk', 90, () => ['/ask', '/ask/situation']],
  ['the referee', 110, () => ['/referee', ...pagesUnder('/referee'), ...pagesUnder('/referee/high-society')]],
]

/** The heaviest page of each kind; needs a build. */
export function pageWeights(empty = emptyPage()) {
  return limits.map(([what, limit, pages]) => {
    const heaviest = Math.max(...pages().map((page) => firstLoad(page)))
    return { what, limit, above: (heaviest - empty) / 1024 }
  })
}
