import type { Scenario } from '@/content/types'
import { cardsOf, type EditionId, editions, viewCard } from '@/machines/love-letter'

/** Each card of Bridgerton that the older edition has too, as either calls it. */
const CARDS = cardsOf(editions.bridgerton)
  .filter((card) => editions['love-letter'].cards[card])
  .map((card) => {
    const [from, to] = [viewCard('bridgerton', card), viewCard('love-letter', card)]
    return { from, to, name: from.said.replace('the ', '') }
  })

/** Words before a card’s name that leave no room for “the”. */
const BARE = /\b(?:[Aa]n?|both|another|every|each|last|no|the only|third|other|his|her|their) $|’s $/u

const many = (name: string) => name.replace(/y$/, 'ie').concat('s')

/** “Eloise” is “the Guard”, “an Eloise” is “a Guard”, and “Bea’s Daphnes” are “Bea’s Spies”. */
function renamed(text: string, { name, to }: (typeof CARDS)[number]): string {
  const found = new RegExp(`(the )?${name}(s?)(?![\\p{L}])`, 'giu')
  return text.replace(found, (_, _the, plural, at: number) => {
    const before = text.slice(0, at)
    const called = plural ? many(to.name) : to.name
    if (plural || BARE.test(before)) return called
    return `${/(^|[.?!] |“)$/.test(before) ? 'The' : 'the'} ${called}`
  })
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Eloise is told a number; a Guard names the card. */
const named = (text: string): string =>
  text.replace(/“(\w+)”/g, (said, word) => {
    const card = CARDS[NUMBERS.indexOf(word.toLowerCase())]
    return card ? `“${card.to.name}”` : said
  })

function retoldText(text: string): string {
  const card = CARDS.find(({ from }) => from.id === text)
  if (card) return card.to.id
  return CARDS.reduce(renamed, named(text)).replace(/\b([Aa])n (?=[^aeiou]\p{L})/giu, '$1 ')
}

const QUEEN = 'queen-charlotte'

/** All that stands in a scenario, retold. Where the Queen may lie in the deck, it is one card shorter without her. */
function retoldAll(value: unknown, isShorter: boolean): unknown {
  const all = (item: unknown) => retoldAll(item, isShorter)
  if (typeof value === 'string') return retoldText(value)
  if (Array.isArray(value)) return value.filter((item) => item !== QUEEN).map(all)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === 'deck' && typeof item === 'number'
        ? [key, isShorter ? Math.max(0, item - 1) : item]
        : [key, all(item)],
    ),
  )
}

/** Whether a scenario is of Bridgerton, and the Queen neither speaks in it nor lies beside its deck. */
const canBeRetold = ({ record, ...words }: Scenario): boolean =>
  record.ruleset.startsWith('bridgerton') &&
  !JSON.stringify(words).includes('Queen') &&
  !record.start?.faceUp?.includes(QUEEN)

/**
 * A scenario of Bridgerton in the names of the older edition, for a page that speaks of both; one that speaks of Queen
 * Charlotte happens in Bridgerton alone and stays as it is. Whether all of it still holds the referee proves.
 */
function retold(scenario: Scenario): Scenario {
  if (!canBeRetold(scenario)) return scenario
  const { ruleset, start } = scenario.record
  const isPlayed = Object.values(start?.discards ?? {}).some((cards) => cards.includes(QUEEN))
  const told = retoldAll(scenario, ruleset === 'bridgerton' && !isPlayed) as Scenario
  return { ...told, record: { ...told.record, ruleset: ruleset.replace('bridgerton', 'love-letter') } }
}

/** A scenario as a page shows it that speaks of one edition, or of all (null). */
export const toldFor = (voice: EditionId | null, scenario: Scenario): Scenario =>
  voice === null ? retold(scenario) : scenario
