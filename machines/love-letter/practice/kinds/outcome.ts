import { chance, pick, shuffle } from '../../../core/random'
import { describe as describeStep } from '../../explain/describe'
import {
  BARON,
  type Card,
  type EventOf,
  GUARD,
  type Play,
  PRINCE,
  PRINCESS,
  QUEEN,
  type Seat,
  SPY,
} from '../../model'
import { seatsIn } from '../../scoring'
import { type Ask, courseEvents, type Kind, keptBeside, names, others, written, wrongs } from '../ask'
import type { PracticeChoice } from '../model'
import { counted, course, distinct, inHand, isForced, legalPlays, lower, some } from '../scene'
import { capital, People, pageOf, people, said, who } from '../words'

/** A play that can put somebody out; a 1 names the right card half the time. */
function grave({ scene, random, turn }: Ask): Play | null {
  const plays = legalPlays(scene).filter(
    ({ card, target }) =>
      card === PRINCESS ||
      card === QUEEN ||
      (target !== undefined && [GUARD, BARON, PRINCE].includes(card) && (card !== PRINCE || target !== turn)),
  )
  if (plays.length === 0) return null
  const cards = [...new Set(plays.map(({ card }) => card))]
  const card = pick(random, cards)
  const of = plays.filter((play) => play.card === card)
  const hits = of.filter(({ target, guess }) => guess !== undefined && guess === scene.hands[target as Seat])
  return pick(random, hits.length && chance(random, 50) ? hits : of)
}

function whyOut(ask: Ask, play: Play, gone: readonly Seat[]): string {
  const { scene, turn } = ask
  const { table, hands } = scene
  const { card, target, guess } = play
  const theirs = target === undefined ? null : hands[target]
  const mine = keptBeside(ask, card)
  if (card === PRINCESS) return `Whoever plays ${said(table, PRINCESS)} is out.`
  if (card === GUARD)
    return gone.length
      ? `${who(table, target)} holds ${said(table, guess as Card)}, the card that is named.`
      : `${who(table, target)} holds ${said(table, theirs as Card)}, not ${said(table, guess as Card)}.`
  if (card === PRINCE)
    return gone.length
      ? `${who(table, target)} discards ${said(table, PRINCESS)}, and so is out.`
      : `${who(table, target)} discards ${said(table, theirs as Card)}, without its effect, and draws a new hand.`
  if (card === QUEEN)
    return gone.length
      ? `The count goes up from 1 and stops at the first number held: ${people(table, gone)} ${gone.length > 1 ? 'answer' : 'answers'}.`
      : 'Nobody who is counted holds a number from 1 up.'
  if (mine === QUEEN || theirs === QUEEN)
    return `${capital(said(table, QUEEN))} has no number, so neither hand is lower.`
  return gone.length === 0
    ? `Both hold ${said(table, mine)}: equal hands put nobody out.`
    : `${capital(said(table, (gone[0] === turn ? mine : theirs) as Card))} is lower than ${said(table, (gone[0] === turn ? theirs : mine) as Card)}.`
}

export const whoIsOut: Kind = (ask) => {
  const { scene, random, level, turn, round } = ask
  const { table } = scene
  const play = grave(ask)
  if (!play) return null
  const went = course(scene, play, random, true)
  const events = courseEvents(ask, went)
  const now = went.after.table.round?.out ?? []
  const gone = seatsIn(round).filter((seat) => now[seat])
  const involved =
    play.card === QUEEN ? seatsIn(round) : [turn, ...(play.target === undefined ? [] : [play.target])]
  const stillIn = others(ask).filter((seat) => !involved.includes(seat))
  const groups = distinct([
    [],
    ...involved.map((seat) => [seat]),
    [...involved].sort((a, b) => a - b),
    ...stillIn.map((seat) => [seat]),
  ])
  const wrong = groups
    .filter((group) => JSON.stringify(group) !== JSON.stringify(gone))
    .slice(0, wrongs(level) + 1)
  const hands = [...scene.hands, keptBeside(ask, play.card)]
  const ruling = pageOf(
    play.card,
    play.card === BARON ? [keptBeside(ask, BARON), scene.hands[play.target as Seat]] : hands,
  )
  const because = whyOut(ask, play, gone)
  const choice = (group: readonly Seat[]): PracticeChoice => {
    const out = table.players.map((_, seat) => seat).filter((seat) => round.out[seat] || group.includes(seat))
    return {
      says: People(table, group),
      claim: [{ says: 'state', events, state: { out: names(ask, out) } }],
      ruling,
      because,
    }
  }
  return {
    card: play.card,
    told: [`${describeStep(table, play)}.`],
    prompt: 'Who is out after this?',
    choices: shuffle(random, [gone, ...wrong.slice(0, wrongs(level))].map(choice)),
    because,
    ruling,
    isTrap: isHardOut(ask, play, gone),
  }
}

/** The turn’s own player goes out, nobody does where hands were compared, or the count passes over a 0. */
const isHardOut = ({ scene, turn }: Ask, { card, target }: Play, gone: readonly Seat[]): boolean =>
  card === QUEEN
    ? scene.hands.includes(SPY) || gone.includes(turn)
    : card === BARON
      ? gone.length === 0 || gone.includes(turn)
      : card === PRINCE && (scene.hands[target as Seat] === PRINCESS || gone.length === 0)

export const whoLoses: Kind = (ask) => {
  const { scene, random, turn } = ask
  const { table, hands } = scene
  const plays = legalPlays(scene).filter(({ card, target }) => card === BARON && target !== undefined)
  if (plays.length === 0) return null
  const play = pick(random, plays)
  const target = play.target as Seat
  const mine = keptBeside(ask, BARON)
  const theirs = hands[target] as Card
  const after = { ...scene, hands: hands.map((card, seat) => (seat === turn ? mine : card)) }
  const loser = lower(after, turn, target)
  const because = whyOut(ask, play, loser === null ? [] : [loser])
  const ruling = pageOf(BARON, [mine, theirs])
  const choice = (lost: Seat | null): PracticeChoice => ({
    says: lost === null ? 'Nobody: both stay in' : who(table, lost),
    claim: [{ says: 'breaks', events: written(ask, [play, { type: 'compare', loser: lost }]), rule: null }],
    ruling,
    because,
  })
  return {
    card: BARON,
    told: [`${describeStep(table, play)}.`],
    prompt: 'Who loses the comparison?',
    choices: [...shuffle(random, [turn, target]), null].map(choice),
    because,
    ruling,
    isTrap: loser === null || loser === turn,
  }
}

const countWords = ({ scene }: Ask, { lowest, out }: EventOf<'count'>): string =>
  lowest === null ? 'Nobody answers' : `At ${lowest}: ${people(scene.table, out)}`

export const theCount: Kind = (ask) => {
  const { scene, random, level, turn, round } = ask
  const { table } = scene
  const mine = inHand(scene).find(({ card, other }) => card === QUEEN && !isForced(card, other))?.other
  if (mine === undefined) return null
  const play: Play = { type: 'play', player: turn, card: QUEEN }
  const after = { ...scene, hands: scene.hands.map((card, seat) => (seat === turn ? mine : card)) }
  const truth = counted(after)
  const holders = (card: Card) => seatsIn(round).filter((seat) => after.hands[seat] === card)
  const numbers = [...new Set(seatsIn(round).map((seat) => after.hands[seat] as Card))].filter(
    (n) => n !== QUEEN,
  )
  const likely: EventOf<'count'>[] = [
    ...numbers.map((lowest) => ({ type: 'count' as const, lowest, out: holders(lowest) })),
    ...numbers.flatMap((lowest) =>
      holders(lowest).map((seat) => ({ type: 'count' as const, lowest, out: [seat] })),
    ),
    { type: 'count', lowest: null, out: [] },
  ]
  const wrong = distinct(likely).filter((count) => JSON.stringify(count) !== JSON.stringify(truth))
  const special = after.hands.includes(SPY)
  const ruling = round.protected.some(Boolean)
    ? 'queen-and-colin'
    : special
      ? 'count-starts-at-one'
      : 'wrong-count'
  const because =
    truth.lowest === null
      ? 'Nobody who is counted holds a number from 1 up.'
      : `${people(table, truth.out)} ${truth.out.length > 1 ? 'hold' : 'holds'} the lowest number from 1 up of all who are counted${special ? '; nobody answers for a 0' : ''}.`
  const choice = (count: EventOf<'count'>): PracticeChoice => ({
    says: countWords(ask, count),
    claim: [{ says: 'breaks', events: written(ask, [play, count]), rule: null }],
    ruling: count.lowest === 0 ? 'count-starts-at-one' : ruling,
    because: count.lowest === 0 ? 'The count starts at 1, so nobody answers for a 0.' : capital(because),
  })
  return {
    card: QUEEN,
    told: [`${describeStep(table, play)}.`],
    prompt: 'Who answers the count, and at which number?',
    choices: shuffle(random, [truth, ...some(random, wrongs(level), wrong)].map(choice)),
    because: capital(because),
    ruling,
    isTrap: special || truth.out.length > 1 || truth.out.includes(turn) || ruling === 'queen-and-colin',
  }
}
