import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CardEditions } from '@/components/cards/card-editions'
import { cardHref } from '@/components/cards/card-onward'
import { cardOfPage, effectsOf, pageIds, voiceOfCard } from '@/components/cards/of-all-editions'
import { cardNamed } from '@/components/mdx/voice'
import { cardIds, loadCard, loadRuling, rulingIds, scenarioIds } from '@/content/load'
import { cardsOf, editions, viewCard } from '@/machines/love-letter'
import { textOf } from './rendered'
import { hashOf, runsOf, wordsOf } from './words'

const pages = await Promise.all(pageIds().map(loadCard))
const source = (id: string) => readFileSync(`content/love-letter/cards/${id}.mdx`, 'utf8')
const everyCard = Object.values(editions).flatMap((edition) =>
  cardsOf(edition).map((card) => ({ edition: edition.id, ...viewCard(edition.id, card) })),
)

/** What a table asks of any card, in this order on every page. */
const ASKED = [
  'On whom',
  'When everybody else is protected',
  'Discarded, or laid on going out',
  'With an empty deck',
  'In the showdown',
]

test('every card of every edition has a page, found by any of its names, and no page is about anything else', () => {
  expect(cardIds()).toEqual([...pageIds()].sort())
  for (const { id, card } of everyCard) {
    expect(cardNamed(id)).toBe(card)
    expect(pageIds().map((page) => `/cards/love-letter/${page}`)).toContain(cardHref(cardNamed(id)))
  }
})

test.each([
  // Both rulebooks: contents and classic game. Six 1s, one less in the sixteen cards, and neither a 6 nor the Queen.
  ['guard', 'Love Letter (2019) Guard 1 6'],
  ['guard', 'Love Letter: Bridgerton, classic Eloise 1 5'],
  ['chancellor', 'Love Letter (2019), classic not in the deck'],
  ['queen-charlotte', 'Love Letter: Bridgerton Queen Charlotte none 1'],
  ['queen-charlotte', 'Love Letter: Bridgerton, classic not in the deck'],
])('the table of %s has what the rules say: %s', (id, row) => {
  render(<CardEditions of={cardOfPage(id)} />)
  expect(screen.getByRole('row', { name: row })).toBeInTheDocument()
})

test('an effect in the same words stands once, with every edition that has the card', () => {
  for (const { id } of pages) {
    const effects = effectsOf(cardOfPage(id))
    expect(new Set(effects.map(({ text }) => text)).size).toBe(effects.length)
    expect(effects.flatMap((effect) => effect.editions.map((edition) => edition.id)).sort()).toEqual(
      everyCard
        .filter(({ card }) => card === cardOfPage(id))
        .map(({ edition }) => edition)
        .sort(),
    )
  }
})

describe.each(pages)('$id', ({ id, meta, Content }) => {
  const heads = [...source(id).matchAll(/^(#+) (.*)$/gm)].map(([, marks, words]) => `${marks} ${words}`)

  test('has a head whose every name exists, and shows the scenarios it names', () => {
    expect(meta.gist).toMatch(/\.$/)
    expect(meta.rulings.filter((ruling) => !rulingIds().includes(ruling))).toEqual([])
    expect(meta.rulings).not.toEqual([])
    const shown = [...source(id).matchAll(/<Scenario id="([^"]*)"/g)].map(([, clause]) => clause)
    expect(shown).toEqual([...meta.scenarios])
    expect(meta.scenarios.filter((clause) => !scenarioIds().includes(clause))).toEqual([])
  })

  test('answers what is asked of every card, then says what people get wrong', () => {
    expect(heads.slice(0, ASKED.length)).toEqual(ASKED.map((words) => `### ${words}`))
    const traps = heads.slice(heads.indexOf('## What people get wrong') + 1)
    expect(traps.length).toBeGreaterThanOrEqual(2)
    expect(traps.filter((head) => !/^### “/.test(head))).toEqual([])
  })

  test('is a short page of words', () => {
    const words = wordsOf(textOf(Content, voiceOfCard(cardOfPage(id))))
    expect(words.length).toBeGreaterThan(120)
    expect(words.length).toBeLessThan(500)
  })
})

describe('the words are our own and stand once', () => {
  const sentences = (text: string) => text.split(/[.!?\n]/).flatMap((sentence) => runsOf(sentence))
  const ofCards = pages.map(({ id, meta, Content }) => ({
    id,
    runs: new Set(sentences(`${meta.gist}\n${textOf(Content, voiceOfCard(cardOfPage(id)))}`)),
  }))

  test('no eight words in a row stand on two pages, of cards or of rulings', async () => {
    const rulings = await Promise.all(rulingIds().map(loadRuling))
    const ofRulings = rulings.map(({ id, Content }) => ({
      id,
      runs: new Set(sentences(textOf(Content, null))),
    }))
    const repeated = ofCards.flatMap(({ id, runs }) =>
      [...ofCards, ...ofRulings]
        .filter((other) => other.id !== id)
        .flatMap((other) =>
          [...runs].filter((run) => other.runs.has(run)).map((run) => `${id}, ${other.id}: ${run}`),
        ),
    )
    expect(repeated).toEqual([])
  })

  test('no eight words in a row come from a rulebook', () => {
    const rulebooks = new Set(readFileSync('test/content/rulebook-runs.txt', 'utf8').split('\n'))
    expect(rulebooks.size).toBeGreaterThan(1000)
    expect(ofCards.flatMap(({ runs }) => [...runs].filter((run) => rulebooks.has(hashOf(run))))).toEqual([])
  })
})
