import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run.mjs'

/** Scripts that a browser loads with a page: not those for browsers without modules. */
function scriptsOf(html) {
  const tags = html.match(/<script\b[^>]*>/g) ?? []
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"?]+)/.exec(tag)?.[1] ?? [])
  return [...new Set(sources)]
}

/** Where the file of an address lies in the build, whatever path the app is served under. */
const fileOf = (source) => /\/(_next\/.+|[^/]+)$/.exec(source)[0]

const packed = new Map()

function sizeOf(file) {
  if (!packed.has(file)) packed.set(file, gzipSync(readFileSync(file), { level: 9 }).length)
  return packed.get(file)
}

/**
 * Bytes of script, gzipped, that come with the first load of a page, `/learn/love-letter/goal`, of the app that was
 * built into this folder.
 */
export function firstLoad(page, out = path.join(root, 'out')) {
  const html = path.join(out, `${page === '/' ? '/index' : page}.html`)
  if (!existsSync(html)) throw new Error(`There is no built page ${page}: npm run build`)
  return scriptsOf(readFileSync(html, 'utf8'))
    .map((source) => sizeOf(path.join(out, fileOf(source))))
    .reduce((sum, size) => sum + size, 0)
}
