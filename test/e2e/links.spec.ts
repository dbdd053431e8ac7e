import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const OUT = path.resolve('out')

/** Their fragments hold a question, a table or a box, and lead to no part of the page. */
const WITH_A_STATE = ['/ask', '/ask/situation', '/practice', '/referee/new', '/referee/score']

const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const textOf = (page: string) =>
  readFileSync(path.join(OUT, page), 'utf8').replaceAll(/<script.*?<\/script>/gs, '')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

/** What a link of the export leads to that is not there, or null. */
function missing(link: string, from: string): string | null {
  const { origin, pathname, hash } = new URL(link, `http://parlour/${from.replace(/(index)?\.html$/, '')}`)
  if (origin !== 'http://parlour') return null
  const place = pathname.slice(1)
  const file = [`${place || 'index'}.html`, place].find((name) => name && existsSync(path.join(OUT, name)))
  if (!file) return `${from}: ${link}`
  if (!hash || WITH_A_STATE.includes(pathname)) return null
  return textOf(file).includes(` id="${hash.slice(1)}"`) ? null : `${from}: ${link}`
}

test('every link of every page leads somewhere', () => {
  const links = pages.flatMap((page) =>
    all(textOf(page), /<a\b[^>]*?\shref="([^"]*)"/g).map((link) =>
      missing(link.replaceAll('&amp;', '&'), page),
    ),
  )
  expect(links.length).toBeGreaterThan(pages.length)
  expect(links.filter(Boolean)).toEqual([])
})
