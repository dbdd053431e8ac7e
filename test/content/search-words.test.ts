import { expect, test } from 'vitest'
import { questionReader } from '@/components/lookup/search-question'
import { meantBy, spelt } from '@/components/lookup/search-spelling'
import { phrasesOf, stem, termsOf, wordsOf } from '@/components/lookup/search-words'

const lexicon = {
  meanings: {
    princess: ['#9'],
    penelop: ['#9'],
    'lady danbury': ['#5'],
    danbury: ['#5'],
    discard: ['discard'],
    'throw away': ['discard'],
    tie: ['tie'],
    draw: ['draw', 'tie'],
  },
  quiet: ['the', 'what'],
  spelling: [
    'princess',
    'penelope',
    'lady',
    'danbury',
    'the',
    'what',
    'discard',
    'tie',
    'draw',
    'throw',
    'away',
  ],
  ofCards: [],
}
const read = questionReader(lexicon, ['discard', 'tie', 'draw', 'showdown'])
/** The likeliest term of each word. */
const terms = (question: string) => read(question).map(([likeliest]) => likeliest?.term)

test('words lose accents, capitals, genitives and the s of 5s', () => {
  expect(wordsOf('Lady Danbury’s 5s, fiancée')).toEqual(['lady', 'danbury', '5', 'fiancee'])
})

test('forms of one word share a stem, and short words stay whole', () => {
  expect(['discard', 'discards', 'discarded', 'discarding'].map(stem)).toEqual(Array(4).fill('discard'))
  expect(['king', 'princess', 'spy', 'tie'].map(stem)).toEqual(['king', 'princess', 'spy', 'tie'])
})

test('words that mean something together are one', () => {
  expect(phrasesOf(['lady', 'danbury', 'throw', 'away', 'it'], lexicon)).toEqual([
    'lady danbury',
    'throw away',
    'it',
  ])
})

test('a page says what a word means first, and nothing of quiet words', () => {
  expect(termsOf('What Penelope draws, she discards', lexicon)).toEqual(['#9', 'draw', 'she', 'discard'])
})

test.each([
  ['swapped', 'pirncess'],
  ['doubled', 'prrincess'],
  ['dropped', 'princes'],
  ['mistaken', 'printess'],
  ['added', 'prinwcess'],
])('a letter %s is mended', (_, word) => {
  expect(meantBy(word, ['princess', 'countess'].map(spelt))).toBe('princess')
})

test('the likelier slip counts, and two slips are too many', () => {
  expect(meantBy('dke', ['die', 'duke'].map(spelt))).toBe('duk')
  expect(meantBy('kign', ['kin', 'king'].map(spelt))).toBe('king')
  expect(meantBy('pirncses', [spelt('princess')])).toBe(null)
})

test('a question is read with its slips, and both meanings of a word count', () => {
  expect(terms('penlope dicsarded')).toEqual(['#9', 'discard'])
  expect(terms('what the lady danbry')).toEqual(['#5'])
  expect(read('draw tie')[0]).toEqual([
    { term: 'draw', weight: 1 },
    { term: 'tie', weight: 0.7 },
  ])
})

test('a word that is still being typed may become a name', () => {
  expect(read('penel')).toEqual([
    [
      { term: 'penel', weight: 1, open: true },
      { term: '#9', weight: 0.8 },
    ],
  ])
})
