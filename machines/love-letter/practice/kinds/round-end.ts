import { pick, shuffle } from '../../../core/random'
import { describe as describeStep } from '../../explain/describe'
import { bonusWords, roundWords, whoMayStart, whyEnded } from '../../explain/round-end'
import { counted, number } from '../../explain/words'
import { QUEEN, type Result, type Round, type Seat, SPY, type Table } from '../../model'
import { gameWinners, seatsIn, starters } from '../../scoring'
import { type Ask, courseEvents, type Draft, type Kind, names, wrongs } from '../ask'
import type { PageId, PracticeChoice, Statement } from '../model'
import { course, distinct, legalPlays, some } from '../scene'
import { anyName, capital, People, who } from '../words'

interface End {
  readonly table: Table
  readonly round: Round
  readonly result: Result
  readonly events: ReturnType<typeof courseEvents>
  readonly told: readonly string[]
}

/** The last turn of a round, up to the tokens; null where the turn does not end it. */
function endOf(ask: Ask): End | null {
  const { scene, random } = ask
  const plays = legalPlays(scene)
  if (plays.length === 0) return null
  const went = course(scene, pick(random, plays), random, true)
  const { table } = went.after
  if (!table.result || !table.round) return null
  const told = went.events.map((event, i) => `${describeStep((went.before[i] ?? scene).table, event)}.`)
  return {
    table,
    round: table.round,
    result: table.result,
    events: courseEvents(ask, went),
    told,
  }
}

const sorted = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b)
const same = (one: readonly Seat[], other: readonly Seat[]) => JSON.stringify(one) === JSON.stringify(other)

interface Grouped {
  readonly right: readonly Seat[]
  readonly likely: readonly (readonly Seat[])[]
  readonly state: (group: readonly Seat[]) => Extract<Statement, { says: 'state' }>['state']
  readonly says: (group: readonly Seat[]) => string
  readonly prompt: string
  readonly ruling: PageId
  readonly because: string
  readonly isTrap: boolean
  readonly card?: Draft['card']
}

/** A question whose answers are groups of players. */
function grouped({ random, level }: Ask, { events, told }: End, of: Grouped): Draft | null {
  const { right, ruling, because } = of
  const wrong = distinct(of.likely.map(sorted)).filter((group) => !same(group, right))
  if (wrong.length < 1) return null
  const choice = (group: readonly Seat[]): PracticeChoice => ({
    says: of.says(group),
    claim: [{ says: 'state', events: [], state: of.state(group) }],
    ruling,
    because,
  })
  return {
    card: of.card ?? null,
    events,
    told,
    prompt: of.prompt,
    choices: shuffle(random, [right, ...some(random, wrongs(level), wrong)].map(choice)),
    because,
    ruling,
    isTrap: of.isTrap,
  }
}

const shown = ({ round }: End) => round.shown.filter((card) => card !== null)

function pageOfWin({ result, round }: End, end: End): PageId {
  if (result.winners.length === 0 || round.swept.length) return 'queen-clears-table'
  if (result.winners.length > 1) return 'ties'
  return shown(end).includes(QUEEN) ? 'queen-at-the-showdown' : 'when-the-deck-is-empty'
}

export const whoWins: Kind = (ask) => {
  const end = endOf(ask)
  if (!end || (shown(end).length < 2 && end.round.swept.length === 0)) return null
  const { table, result, round } = end
  const left = seatsIn(round)
  return grouped(ask, end, {
    right: result.winners,
    likely: [
      ...left.map((seat) => [seat]),
      left,
      ...left.map((seat) => [...result.winners, seat]),
      [ask.turn],
      [],
    ],
    state: (group) => ({ roundWinners: names(ask, group) }),
    says: (group) => `${People(table, group)}${group.length > 1 ? ', together' : ''}`,
    prompt: 'Who wins the round?',
    ruling: pageOfWin(end, end),
    because: whyEnded(table).replace(bonusWords(table).join(' '), '').trim(),
    isTrap: result.winners.length !== 1 || shown(end).includes(QUEEN),
  })
}

function whyBonus({ table, round, result }: End): string {
  const name = anyName(table, SPY)
  const [words] = bonusWords(table)
  if (words) return words
  const laid = round.discards.flatMap((cards, seat) => (cards.includes(SPY) ? [seat] : []))
  if (laid.length === 0) return `Nobody has played or discarded ${name}.`
  if (result.winners.length === 0) return 'Nobody is still in.'
  return laid.every((seat) => round.out[seat])
    ? `Whoever laid ${name} is out of the round.`
    : `More than one player laid ${name}, so nobody gets its token.`
}

export const theZero: Kind = (ask) => {
  const end = endOf(ask)
  if (!end) return null
  const { table, result, round } = end
  const laid = round.discards.flatMap((cards, seat) => (cards.includes(SPY) ? [seat] : []))
  const showing = round.shown.flatMap((card, seat) => (card === SPY ? [seat] : []))
  if (laid.length + showing.length === 0) return null
  const right = result.bonus === null ? [] : [result.bonus]
  const one = (seats: readonly Seat[]) => seats.map((seat) => [seat])
  return grouped(ask, end, {
    card: SPY,
    right,
    likely: [[], ...one(laid), ...one(showing), ...one(result.winners), ...one(seatsIn(round))],
    state: ([seat]) => ({ bonus: seat === undefined ? null : (table.players[seat] as string) }),
    says: (group) => People(table, group),
    prompt: `Who gets the token of ${anyName(table, SPY)}?`,
    ruling: laid.some((seat) => round.out[seat]) ? 'bonus-token' : 'spy-token',
    because: whyBonus(end),
    isTrap: laid.length > 1 || showing.length > 0 || !result.winners.includes(result.bonus ?? -1),
  })
}

export const whoStarts: Kind = (ask) => {
  const end = endOf(ask)
  if (!end || gameWinners(end.table).length) return null
  const { table, result } = end
  const all = table.players.map((_, seat) => seat)
  const may = starters(table)
  const next = (ask.turn + 1) % all.length
  return grouped(
    ask,
    { ...end, told: [...end.told, roundWords(table)] },
    {
      right: may,
      likely: [all, [ask.turn], [next], ...all.map((seat) => [seat]), sorted([...may, next])],
      state: (group) => ({ starters: names(ask, group) }),
      says: (group) =>
        group.length === all.length
          ? 'Anybody'
          : group.length > 1
            ? `${People(table, group)}: one of them`
            : People(table, group),
      prompt: 'Who may start the next round?',
      ruling:
        result.winners.length > 1 ? 'ties' : result.winners.length ? 'wrong-starter' : 'queen-clears-table',
      because: whoMayStart(table),
      isTrap: result.winners.length !== 1,
    },
  )
}

export const tokensNow: Kind = (ask) => {
  const end = endOf(ask)
  if (!end) return null
  const { table, result, events } = end
  const { random, level } = ask
  const gaining = result.gained.flatMap((n, seat) => (n > 0 ? [seat] : []))
  const seat = gaining.length && random(4) ? pick(random, gaining) : random(table.players.length)
  const gain = result.gained[seat] as number
  const total = table.tokens[seat] as number
  const name = table.players[seat] as string
  const had = total - gain
  const wrong = [had, had + 1, had + 2, had + 3].filter((n) => n !== total)
  const numbers = [total, ...wrong.slice(0, wrongs(level))].sort((a, b) => a - b)
  const ruling: PageId =
    result.bonus === seat ? 'spy-token' : result.winners.length > 1 ? 'ties' : 'wrong-award'
  const because = [roundWords(table), ...bonusWords(table)].join(' ')
  const choice = (n: number): PracticeChoice => ({
    says: capital(counted(n, 'token')),
    claim: [{ says: 'state', events: [], state: { tokens: { [name]: n } } }],
    ruling,
    because,
  })
  return {
    card: result.bonus === seat ? SPY : null,
    events,
    told: [`${who(table, seat)} had ${counted(had, 'token')} before this round.`, ...end.told],
    prompt: `How many tokens has ${who(table, seat)} now?`,
    choices: numbers.map(choice),
    because,
    ruling,
    isTrap: gain !== 1 || result.winners.length > 1,
  }
}

export const hasAnybodyWon: Kind = (ask) => {
  const end = endOf(ask)
  if (!end) return null
  const { table, result } = end
  const right = gameWinners(table)
  const near = table.tokens.flatMap((n, seat) => (n >= table.goal - 1 ? [seat] : []))
  if (near.length === 0) return null
  const gains = [roundWords(table), ...bonusWords(table)].join(' ')
  return grouped(
    ask,
    { ...end, told: [...end.told, gains] },
    {
      right,
      likely: [[], ...near.map((seat) => [seat]), near, ...result.winners.map((seat) => [seat])],
      state: (group) => ({ gameWinners: names(ask, group) }),
      says: (group) => (group.length ? People(table, group) : 'Nobody yet'),
      prompt: `${capital(number(table.players.length))} play. Who has won the game?`,
      ruling: right.length > 1 ? 'ties' : 'target-numbers',
      because: `${capital(counted(table.goal, 'token'))} ${table.goal === 1 ? 'wins' : 'win'} the game here, and all tokens of the round are given before anyone looks.`,
      isTrap: right.length !== 1,
    },
  )
}
