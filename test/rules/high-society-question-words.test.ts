import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, type Draft, type Question, type Season } from '@/machines/high-society'
import { eventOf, optionLabel, promptOf, whyBarred } from '@/machines/high-society/explain'
import { isProper, unfitOf } from '../support/fitness'
import { randomSeason } from '../support/high-society/seasons'
import { stepsOf } from '../support/high-society/telling'
import { seeded } from '../support/random'
import { plain } from '../support/telling'

const bare = (text: string | null) => (text === null ? null : plain(text))

/** A question and those that its answers lead to, so many taps deep. */
function questionsFrom(season: Season, question: Question, deep: number): Question[] {
  const drafts = [...question.options, ...question.instead].flatMap(({ next }) =>
    'draft' in next ? [next.draft] : [],
  )
  const more = deep > 0 ? drafts.flatMap((draft) => questionsFrom(season, ask(season, draft), deep - 1)) : []
  return [question, ...more]
}

function wordsOf(season: Season, question: Question): string[] {
  const { heading, hint } = promptOf(season, question)
  const options = [...question.options, ...question.instead].flatMap((option) => {
    const words = optionLabel(season, question, option)
    const why = option.barred && whyBarred(season, option.barred, eventOf(question, option))
    return [words.label, words.hint, why]
  })
  return [heading, hint, ...options].filter((words) => words !== null)
}

const cases: { id: string; record: unknown }[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../cases/high-society.json'), 'utf8'),
)

describe('every question has fit words, and every barred answer its reason', () => {
  const asked = new Set<string>()

  test('in random seasons', () => {
    for (const seed of [1, 2]) {
      const { record } = randomSeason(seeded(seed))
      for (const { season } of stepsOf(record))
        for (const question of questionsFrom(season, ask(season), 1)) {
          asked.add(question.asks)
          const words = wordsOf(season, question)
          expect({ question, unfit: unfitOf(words) }).toEqual({ question, unfit: [] })
        }
    }
  })

  test('in the shared cases', () => {
    for (const { id, record } of cases)
      for (const { season } of stepsOf(record).slice(-2))
        for (const question of questionsFrom(season, ask(season), 1)) {
          asked.add(question.asks)
          const barred = question.options.flatMap((option) =>
            option.barred ? [whyBarred(season, option.barred, eventOf(question, option))] : [],
          )
          expect({ id, unfit: unfitOf(wordsOf(season, question)) }).toEqual({ id, unfit: [] })
          expect(barred.filter((words) => !isProper(words))).toEqual([])
        }
  })

  test('and there is no question that was not asked', () => {
    const all: readonly Question['asks'][] = [
      'ball',
      'cards',
      'act',
      'prospect',
      'victim',
      'token',
      'replace',
      'send-home',
      'move-from',
      'reveal',
      'give',
      'discard',
      'gossip',
      'end-ball',
      'over',
      'choose-player',
      'choose-prospect',
      'may',
    ]
    expect(all.filter((asks) => !asked.has(asks))).toEqual([])
  })
})

const table = (rest: object, events: readonly object[], start: object = {}) => ({
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
  start,
  events: [{ type: 'ball' }, ...events],
  ...rest,
})

/** What is asked after a record, and what each answer says. */
function askedAfter(record: object, draft: Draft = {}) {
  const { season } = stepsOf({
    ...record,
    events: [...(record as { events: object[] }).events, { type: '?' }],
  }).at(-1) as { season: Season }
  const question = ask(season, draft)
  const { heading, hint } = promptOf(season, question)
  return {
    heading: plain(heading),
    hint: bare(hint),
    options: question.options.map((option) => {
      const words = optionLabel(season, question, option)
      const why = option.barred && whyBarred(season, option.barred, eventOf(question, option))
      return [plain(words.label), bare(words.hint ?? why)]
    }),
  }
}

test('why nobody is left to dance with: they all dance, or a rule keeps this player from it', () => {
  const forbid = { type: 'effect', player: 'Ann', effects: [{ do: 'RULE', flag: 'no-dance', on: 'self' }] }
  const cards = { type: 'cards', played: { Ann: 20, Bea: 6, Cal: 4 } }
  const { options } = askedAfter(table({}, [cards, forbid]))
  expect(options).toContainEqual(['Dances', 'A rule that holds just now keeps Ann from dancing.'])
})

describe('what a dance leads to stands beside each prospect', () => {
  const cards = { type: 'cards', played: { Ann: 15, Bea: 6, Cal: 4 } }

  test('with a plain card', () => {
    const record = table({ families: { Ann: 'bridgerton', p4: 'bridgerton' } }, [cards], {
      ball: 4,
      tokens: { p1: ['Ann', 'Ann'], p2: ['Bea', 'Cal'], p3: [] },
    })
    expect(askedAfter(record)).toEqual({
      heading: 'With whom does Ann dance?',
      hint: 'Card 15, Make a Deal. Dance as usual. If you have a card left after that, hand it to a player of your choice.',
      options: [
        ['p1', 'a Love Match'],
        ['p2', 'one token goes home first'],
        ['p3', 'a token'],
        ['p4', 'no token: Ann and p4 are siblings'],
      ],
    })
  })

  test('with Swoon, with Jealousy, and where somebody dances already', () => {
    const first = { type: 'dance', player: 'Ann', prospect: 'p1' }
    const record = table({}, [cards, first, { type: 'give', player: 'Ann', to: 'Bea' }])
    expect(askedAfter({ ...record, events: [...record.events] }).heading).toBe('With whom does Bea dance?')
    const swoon = askedAfter(record)
    expect(swoon.options.slice(0, 2)).toEqual([
      ['p1', 'in place of a token of Ann'],
      ['p2', 'a token'],
    ])
    const then = { type: 'dance', player: 'Bea', prospect: 'p2' }
    const jealousy = askedAfter({ ...record, events: [...record.events, then] })
    expect(jealousy.options).toEqual([
      ['p1', 'p1 dances with Ann already, so Cal cannot dance there.'],
      ['p2', 'p2 dances with Bea already, so Cal cannot dance there.'],
      ['p3', 'the token goes to somebody else'],
      ['p4', 'the token goes to somebody else'],
    ])
  })

  test('whose token goes home, and what would be wrong', () => {
    const record = table({}, [cards], { ball: 4, tokens: { p2: ['Bea', 'Cal'] } })
    expect(askedAfter(record, { type: 'dance', prospect: 'p2' })).toEqual({
      heading: 'Whose token on p2 goes home?',
      hint: 'A tile holds two tokens.',
      options: [
        ['Ann', 'Ann has no token on p2.'],
        ['Bea', null],
        ['Cal', null],
      ],
    })
  })
})
