import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { vocabulary } from '@/components/mdx/vocabulary'
import type { Voice } from '@/components/mdx/voice'
import {
  CLAUSES,
  type ClauseId,
  differenceIds,
  guideIds,
  loadDifference,
  loadGuide,
  loadScenario,
} from '@/content/load'
import { editions } from '@/machines/love-letter'
import { textOf, type Words } from './rendered'
import { wordsOf } from './words'

const guide = await Promise.all(guideIds().map(loadGuide))
const differences = await Promise.all(differenceIds().map(loadDifference))

/** The scenarios on a page as it speaks in one voice. */
function scenariosOn(Content: Words, voice: Voice): ClauseId[] {
  const Scenario = ({ id }: { id: string }) => <i data-scenario={id} />
  const html = renderToStaticMarkup(<Content components={{ ...vocabulary(voice), Scenario }} />)
  return [...html.matchAll(/data-scenario="([^"]*)"/g)].map((match) => match[1] as ClauseId)
}

describe.each(['love-letter', 'bridgerton'] as const)('the guide to %s', (edition) => {
  test('is read in ten minutes: 1,500 words at most, scenarios aside', () => {
    const words = guide.flatMap(({ meta, Content }) =>
      wordsOf(`${meta.title} ${meta.gist} ${textOf(Content, edition)}`),
    )
    expect(words.length).toBeGreaterThan(800)
    expect(words.length).toBeLessThanOrEqual(1500)
  })

  describe.each(guide)('$id', ({ id: page, Content }) => {
    test('has one to three scenarios, played with this edition', async () => {
      const ids = scenariosOn(Content, edition)
      expect(ids.filter((id) => !(id in CLAUSES))).toEqual([])
      expect(ids.length).toBeGreaterThanOrEqual(1)
      expect(ids.length).toBeLessThanOrEqual(3)
      for (const id of ids) {
        const { record } = await loadScenario(id)
        expect(`${id}: ${record.ruleset}`).toBe(`${id}: ${edition}${page === 'classic' ? '-classic' : ''}`)
      }
    })

    test('names no card of the other box', () => {
      const other = edition === 'bridgerton' ? 'love-letter' : 'bridgerton'
      const text = textOf(Content, edition)
      const names = editions[other].cards.flatMap((card) => (card ? [card.name] : []))
      const own = editions[edition].cards.flatMap((card) => (card ? [card.name] : []))
      expect(names.filter((name) => !own.includes(name) && new RegExp(`\\b${name}\\b`).test(text))).toEqual(
        [],
      )
    })
  })
})

describe.each(differences)('what differs: $id', ({ id, meta, Content }) => {
  test('shows each difference in a scenario', () => {
    const [, ...parts] = readFileSync(`content/love-letter/differences/${id}.mdx`, 'utf8').split(/^## /m)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.filter((part) => !part.includes('<Scenario'))).toEqual([])
    expect(scenariosOn(Content, meta.voice).filter((clause) => !(clause in CLAUSES))).toEqual([])
  })
})
