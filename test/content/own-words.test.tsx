import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '../architecture/project'
import { type Spoken, textOf, type Words } from './rendered'
import { GAP, stringsIn } from './strings'
import { hashOf, runsOf } from './words'

/** The hashes of all runs of eight words in the rulebooks: what they say is theirs, see make-rulebook-runs.ts. */
const theirs = new Set(readFileSync('test/content/rulebook-runs.txt', 'utf8').trim().split('\n'))

const voicesOf = (file: string): readonly Spoken[] =>
  file.startsWith('/content/high-society/') ? ['high-society'] : [null, 'love-letter', 'bridgerton']
const pages = import.meta.glob<{ default: Words; meta: object }>('/content/**/*.mdx', { eager: true })
const sources = Object.entries(projectFiles()).filter(([file]) =>
  /^(app|components|content|machines\/[^/]+\/explain)\/.*\.tsx?$/.test(file),
)

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** What a page says in a voice; nothing, where it names a card that the edition lacks. */
function told(Content: Words, voice: Spoken): string {
  try {
    return textOf(Content, voice)
  } catch (problem) {
    if (voice && String(problem).includes('has no card')) return ''
    throw problem
  }
}

/** File and words of every run that stands in a rulebook too. */
function borrowed(file: string, texts: readonly string[], hashes: ReadonlySet<string> = theirs): string[] {
  const runs = new Set(texts.flatMap((text) => text.split(GAP)).flatMap((text) => runsOf(text)))
  return [...runs].filter((run) => hashes.has(hashOf(run))).map((run) => `${file}: ${run}`)
}

test('eight words from elsewhere are found, in a page or in a source file, and seven are not', () => {
  const line = 'One two three four five six seven eight'
  const hashes = new Set(runsOf(line).map(hashOf))
  expect(borrowed('a', [`Zero, ${line.toLowerCase()}; nine.`], hashes)).toEqual([`a: ${line.toLowerCase()}`])
  expect(borrowed('a', ['Two three four five six seven eight.'], hashes)).toEqual([])
  const tags = '<p>One two <b>three four</b> five {"six"} seven eight</p>'
  expect(borrowed('a.tsx', stringsIn('a.tsx', `export const a = ${tags}`), hashes)).toHaveLength(1)
  const gap = `export const a = \`One two three four five six \${seven} eight\``
  expect(borrowed('a.ts', stringsIn('a.ts', gap), hashes)).toEqual([])
})

test.each(Object.entries(pages))(
  '%s is told in our own words, in every voice',
  (file, { default: Content, meta }) => {
    const texts = [...stringsOf(meta), ...voicesOf(file).map((voice) => told(Content, voice))]
    expect(borrowed(file, texts)).toEqual([])
  },
)

test('so is every sentence of the app, of the lessons and of the referee', () => {
  expect(sources.length).toBeGreaterThan(150)
  expect(sources.flatMap(([file, source]) => borrowed(file, stringsIn(file, source)))).toEqual([])
})
