/**
 * Every event that can be written with the names of a table: its players and one stranger, the cards of its edition
 * and one that does not exist, and nothing hidden told. Lists are bounded: they hold what could be right, and some
 * of each kind that cannot.
 */
import { cardsOf, editions, printed } from '@/machines/love-letter/editions'
import type { Table } from '@/machines/love-letter/model'
import type { RecordEvent } from '@/machines/love-letter/record'

export const STRANGER = 'Nobody'
export const NO_CARD = 'joker'

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((all, item) => all.concat(all.map((some) => some.concat([item]))), [[]])

/** Every list of this length in the order of the given one, with repeats. */
const sortedLists = <T>(list: readonly T[], length: number): T[][] =>
  length === 0
    ? [[]]
    : list.flatMap((item, i) => sortedLists(list.slice(i), length - 1).map((rest) => [item, ...rest]))

function plays(names: readonly string[], cards: readonly string[]): RecordEvent[] {
  const targets = [{}, ...names.map((target) => ({ target }))]
  const guesses = [{}, ...cards.map((guess) => ({ guess }))]
  return names.flatMap((player) =>
    cards.flatMap((card) =>
      targets.flatMap((target) =>
        guesses.map((guess) => ({ type: 'play', player, card, ...target, ...guess })),
      ),
    ),
  )
}

function deals(table: Table, names: readonly string[], cards: readonly string[]): RecordEvent[] {
  const rows = table.players.length === 2 ? sortedLists(cards, 3) : cards.map((card) => [card])
  return names.flatMap((starter) => [
    { type: 'deal', starter },
    ...rows.map((faceUp) => ({ type: 'deal', starter, faceUp })),
  ])
}

function counts({ players }: Table, names: readonly string[]): RecordEvent[] {
  const out = [...subsets(players), [...players.slice(0, 1), ...players.slice(0, 1)], [STRANGER], [...names]]
  const numbers = [null, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  return numbers.flatMap((lowest) => out.map((named) => ({ type: 'count', lowest, out: named })))
}

function awards({ players }: Table): RecordEvent[] {
  const given = players.reduce<Record<string, number>[]>(
    (all, name) => all.flatMap((some) => [0, 1, 2].map((n) => ({ ...some, [name]: n }))),
    [{}],
  )
  return [...given, { [STRANGER]: 1 }].map((tokens) => ({ type: 'award', tokens }))
}

export function universe(table: Table): RecordEvent[] {
  const names = [...table.players, STRANGER]
  const edition = editions[table.edition]
  const cards = [...cardsOf(edition).map((card) => printed(edition, card).id), NO_CARD]
  const shown = (type: string) =>
    names.flatMap((player) => cards.map((card): RecordEvent => ({ type, player, card })))
  return [
    { type: 'shuffle' },
    ...deals(table, names, cards),
    ...names.map((player) => ({ type: 'draw', player })),
    ...plays(names, cards),
    ...names.flatMap((player) => [true, false].map((holds) => ({ type: 'answer', player, holds }))),
    ...[null, ...names].map((loser) => ({ type: 'compare', loser })),
    ...shown('discard'),
    ...names.map((player) => ({ type: 'keep', player })),
    ...counts(table, names),
    ...shown('reveal'),
    ...awards(table),
  ]
}
