import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run.mjs'

const out = path.join(root, 'out')

/** Scripts that a browser loads with a page: not those for browsers without modules. */
function scriptsOf(html) {
  const tags = html.match(/<script\b[^>]*>/g) ?? []
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"?]+)/.exec(tag)?.[1] ?? [])
  return [...new Set(sources)]
}

const packed = new Map()

function sizeOf(source) {
  const file = path.join(out, source.slice(source.indexOf('/_next/')))
  if (!packed.has(file)) packed.set(file, gzipSync(readFileSync(file), { level: 9 }).length)
  return packed.get(file)
}

const weigh = (html) => scriptsOf(readFileSync(html, 'utf8')).reduce((sum, source) => sum + sizeOf(source), 0)

/** Bytes of script, gzipped, that come with the first load of a built page: `/learn/love-letter/goal`. */
export function firstLoad(page) {
  const html = path.join(out, `${page === '/' ? '/index' : page}.html`)
  if (!existsSync(html)) throw new Error(`There is no built page ${page}: npm run build`)
  return weigh(html)
}

/** The same of the one page in the build that has nothing of ours on it: Next makes it for when all else fails. */
export const emptyPage = () => weigh(path.join(root, '.next/server/app/_global-error.html'))
