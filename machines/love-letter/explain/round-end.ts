import { deckAfterDeal } from '../apply'
import { editions, size } from '../editions'
import { called, type Edition, QUEEN, type Result, type Round, type Seat, SPY, type Table } from '../model'
import { seatsIn, starters } from '../scoring'
import { aCard, capital, counted, everyone, isolate, list, number, said, who, whose } from './words'

/** “Bea wins the round: one token.” */
export function roundWords(table: Table): string {
  const { winners } = table.result as Result
  if (winners.length === 0) return 'Nobody wins the round.'
  const [win, gain] = winners.length === 1 ? ['wins', 'one token'] : ['win', 'one token each']
  return `${everyone(table, winners)} ${win} the round: ${gain}.`
}

/** Who else has a 0 does not count when they are out, unless the table rules so. */
export function bonusWords(table: Table): string[] {
  const { bonus, winners } = table.result as Result
  if (bonus === null) return []
  const among = table.rulings['bonus-token'] === 'among-all' ? 'of all players' : 'of those still in'
  const more = winners.includes(bonus) ? 'one token more' : 'one token for that'
  return [`${capital(among)}, only ${who(table, bonus)} laid ${aCard(table, SPY)}: ${more}.`]
}

function showdown(table: Table, round: Round, winners: readonly Seat[]): string {
  const card = round.shown[winners[0] as Seat]
  if (card === null || card === undefined) return 'The deck ran out.'
  if (winners.length === 1)
    return `The deck ran out, and ${whose(table, winners[0])} hand is the highest: ${said(table, card)}.`
  return `The deck ran out, and ${everyone(table, winners)} tie with ${aCard(table, card)} each.`
}

function reason(table: Table, round: Round, { winners }: Result): string {
  const left = seatsIn(round)
  if (left.length === 1) return `${who(table, left[0])} alone is still in.`
  if (left.length > 1) return showdown(table, round, winners)
  if (winners.length === 0) return `The count of ${said(table, QUEEN)} took out everybody still in.`
  return `The count took out everybody still in, and by the table’s ruling they all win.`
}

/** Tokens as the table gave them, where it let stand something else than was due. */
function givenOtherwise(table: Table, { winners, bonus, gained }: Result): string | null {
  const isDue = gained.every((n, seat) => n === Number(winners.includes(seat)) + Number(seat === bonus))
  if (isDue) return null
  const given = gained.flatMap((n, seat) => (n ? [`${who(table, seat)} ${counted(n, 'token')}`] : []))
  return given.length ? `The table gave ${list(given)}.` : 'The table gave no token.'
}

/** Why the round ended, and who gains what. */
export function whyEnded(table: Table): string {
  const { round, result } = table
  if (!result) return 'No round has ended yet.'
  if (!round) return roundWords(table)
  const otherwise = givenOtherwise(table, result)
  return [
    reason(table, round, result),
    ...(otherwise ? [otherwise] : [roundWords(table), ...bonusWords(table)]),
  ].join(' ')
}

const FIRST: Readonly<Record<Edition['wording'], string>> = {
  'love-letter': 'whoever last wrote a letter by hand',
  bridgerton: 'whoever was last asked to a ball or a reception',
}

const isFresh = ({ tokens }: Table) => tokens.every((n) => n === 0)
const custom = (table: Table) => FIRST[editions[table.edition].wording]

/** Who may start the next round, and why. */
export function whoMayStart(table: Table): string {
  const may = starters(table)
  if (!table.result) return `Anybody may start${isFresh(table) ? `; by custom ${custom(table)}` : ''}.`
  if (table.result.winners.length === 0) return 'Nobody won the round, so anybody may start.'
  if (may.length === 1) return `${who(table, may[0])} won the round and starts the next.`
  return `${everyone(table, may)} won together: draw lots for who starts.`
}

/** What to take out of the box before a classic game. */
function without(edition: Edition): string[] {
  if (!edition.id.endsWith('-classic')) return []
  return edition.wording === 'bridgerton'
    ? ['Leave in the bag: Queen Charlotte, both 0s, one 1 and both 6s.']
    : ['Leave in the box: both 0s, one 1 and both 6s.']
}

/** Cards laid face up beside the deck for so many players, and cards left to draw (rulebooks: set up). */
export function afterDeal(edition: Edition, players: number): { faceUp: number; deck: number } {
  const faceUp = players === 2 ? 3 : 0
  const table = { edition: edition.id, players: Array<string>(players).fill('') } as Pick<
    Table,
    'edition' | 'players'
  >
  return { faceUp, deck: deckAfterDeal(table as Table, faceUp) }
}

/** How to deal at this table, step by step. */
export function dealing(edition: Edition, players: readonly string[]): string[] {
  const { faceUp, deck } = afterDeal(edition, players.length)
  return [
    ...without(edition),
    `Shuffle the ${size(edition)} cards.`,
    'Put one aside, face down; nobody looks at it.',
    ...(faceUp ? ['Put three more beside it, face up for everybody.'] : []),
    `Give ${players.length ? list(players.map(called).map(isolate)) : 'each player'} one card each, face down.`,
    `Put the other ${number(deck)} in the middle as the deck.`,
    `The first round is started by anybody: by custom ${FIRST[edition.wording]}.`,
  ]
}
