import { own } from '../../core/own'
import { cardName, cardSaid } from '../explain/cards'
import { RULING_WORDS } from '../explain/ruling-words'
import { at, capital, counted, list, number, plus, signed, who, whose } from '../explain/words'
import { RULINGS, type RulingKey, type Season } from '../model'
import { isDanbury } from '../order'

export { at, capital, counted, list, number, plus, signed, who, whose }

/** How this table reads a point that the rulebook leaves open. */
export function reading(season: Season, key: RulingKey): string {
  const values: Readonly<Record<string, { reading: string }>> = RULING_WORDS[key].values
  const value = season.rulings[key]
  const how = value === RULINGS[key][0] ? 'The table plays the usual way' : 'The table plays it this way'
  const words = values[value]?.reading ?? ''
  return `${how}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** “Ann laid card 6, Swoon.”, or “Ann laid card 6, Swoon, and …” with what happens then. */
export function laidBy(season: Season, player: string, and?: string): string {
  const card = own(season.ball?.played, player) ?? 0
  const laid = `${who(season, player)} laid ${cardSaid(season.book, card)}`
  return and === undefined ? `${laid}.` : `${laid}${cardName(season.book, card) ? ',' : ''} and ${and}.`
}

/** Which Ball it is, where that matters to the order. */
export function hostSays(season: Season): string[] {
  if (isDanbury(season)) return ['It is Lady Danbury’s Ball.']
  return season.ball?.rule.order.length
    ? ['Suppose that tonight’s host turns the order of dancing round.']
    : []
}

const numbersOf = (season: Season, isMeant: (card: Season['book'][number]) => boolean): string[] =>
  Object.entries(season.book).flatMap(([number, card]) => (isMeant(card) ? [number] : []))

const cards = (numbers: readonly string[]) => `${numbers.length === 1 ? 'Card' : 'Cards'} ${list(numbers)}`

/** What this table’s cards do about scandals. */
export function scandalCards(season: Season): string {
  const chaperones = numbersOf(season, ({ order }) => order.length > 0)
  const may = numbersOf(season, ({ instead }) => instead?.[0]?.do === 'MAY')
  const must = numbersOf(season, ({ instead }) => instead?.[0]?.do === 'SCANDAL')
  const said = [
    `${cards(chaperones)} ${chaperones.length === 1 ? 'is a Chaperone' : 'are Chaperones'}`,
    `${cards(may).toLowerCase()} may catch somebody instead of dancing`,
    ...(must.length ? [`${cards(must).toLowerCase()} must, if anybody can be caught`] : []),
  ]
  return `At this table ${said.join('; ').replace(/^C/, 'c')}.`
}

/** “two tokens of Ann”, “one token of Ann and one of Bea”. */
export function tokensSaid(season: Season, owners: readonly string[]): string {
  const parts = [...new Set(owners)].map((owner, i) => {
    const n = owners.filter((each) => each === owner).length
    return `${i === 0 ? counted(n, 'token') : number(n)} of ${who(season, owner)}`
  })
  return parts.length ? list(parts) : 'no token'
}
