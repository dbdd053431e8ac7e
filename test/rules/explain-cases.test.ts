import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, type Question } from '@/machines/love-letter'
import { cardsOf, editions } from '@/machines/love-letter/editions'
import {
  announce,
  eventOf,
  headline,
  holdsWords,
  optionLabel,
  privateAdvice,
  promptOf,
  refusedHand,
  reminder,
  whoMayStart,
  whyBarred,
  whyEnded,
} from '@/machines/love-letter/explain'
import { RULINGS } from '@/machines/love-letter/model'
import { bannerOf, type Step, stepsOfAny } from '../support/telling'

const folder = path.join(import.meta.dirname, '../cases')
const cases: { id: string; record: unknown }[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  : []

const unfit =
  /undefined|NaN|null|\[object|invalid|error|oops|illegal|cheat|blame|!|\s\s|\.\.|^$|\b[ei]\.[ge]\./i

/** An open ruling is named by what it asks, never by its key. */
const rulingKeys = new RegExp(Object.keys(RULINGS).join('|'))

/** Every question that this step could have been the answer to, with the further taps. */
function questionsOf({ game, phase }: Step): Question[] {
  if (phase === 'draw' || phase === 'keep') return []
  const first = ask(game, phase)
  const drafts = first.options.flatMap(({ next }) => ('draft' in next ? [next.draft] : []))
  return [first, ...drafts.map((draft) => ask(game, phase, draft))]
}

function questionWords(step: Step): (string | null)[] {
  const { game, phase } = step
  return questionsOf(step).flatMap((question) => {
    const { lead, ask: asked } = promptOf(game.table, question)
    const options = question.options.flatMap((option) => {
      const { label, hint } = optionLabel(game.table, question, option)
      const event = eventOf(question, option)
      return [label, hint, option.barred && event && whyBarred(game, phase, event, option.barred)]
    })
    return [lead, asked, ...options]
  })
}

function adviceWords({ game, phase }: Step): (string | null)[] {
  const turn = game.table.round?.turn
  if (phase !== 'play' || turn === undefined) return []
  const cards = cardsOf(editions[game.table.edition])
  return cards.flatMap((one) =>
    cards.flatMap((other) => {
      const refused = refusedHand(game, turn, [one, other])
      if (refused) return [refused]
      return privateAdvice(game, turn, [one, other]).flatMap(({ because, targets }) => [
        because,
        ...targets.map((target) => target.because),
      ])
    }),
  )
}

function wordsOf(step: Step): (string | null)[] {
  const { game, phase, event, after } = step
  const { table } = game
  return [
    headline(table, phase),
    whyEnded(table),
    whoMayStart(table),
    ...table.players.map((_, seat) => holdsWords(game, seat)),
    ...questionWords(step),
    ...(event && after
      ? [announce(table, event, after.table), reminder(game, phase, event, step.isUnproven)]
      : []),
  ]
}

const unfitOf = (words: readonly (string | null)[]) =>
  words.filter((each) => each !== null && unfit.test(each)).slice(0, 3)

describe.skipIf(cases.length === 0)('the shared cases', () => {
  test('every fault has fit words', () => {
    for (const { id, record } of cases) {
      const steps = stepsOfAny(record)
      if (!steps.at(-1)?.fault) continue
      const { sentence, reason, rule, suspects } = bannerOf(steps)
      const words = [sentence, reason, rule.title, rule.source, ...suspects.map(({ text }) => text)]
      expect({ id, unfit: unfitOf(words) }).toEqual({ id, unfit: [] })
      expect(rule.source).not.toMatch(rulingKeys)
    }
  })

  test('every step of some of them has fit words', () => {
    for (const { id, record } of cases.filter((_, i) => i % 20 === 0)) {
      const steps = stepsOfAny(record)
      const words = [...steps.flatMap(wordsOf), ...steps.slice(0, 4).flatMap(adviceWords)]
      expect({ id, unfit: unfitOf(words) }).toEqual({ id, unfit: [] })
    }
  })
})
