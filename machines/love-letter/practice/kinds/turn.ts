import { pick, shuffle } from '../../../core/random'
import { describe as describeStep } from '../../explain/describe'
import { counted } from '../../explain/words'
import { CHANCELLOR, HANDMAID, type Play, PRINCE, type Round, type Seat } from '../../model'
import { seatsIn } from '../../scoring'
import { type Ask, courseEvents, type Kind, names, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { type Course, course, distinct, legalPlays, some } from '../scene'
import { capital, People, said, who } from '../words'

/** A whole turn after which the round goes on, and one of these cards where it can be. */
function turnOf({ scene, random }: Ask, likely: readonly number[]): { play: Play; went: Course } | null {
  const plays = shuffle(random, legalPlays(scene))
  const play = plays.find(({ card }) => likely.includes(card)) ?? plays[0]
  if (!play) return null
  const went = course(scene, play, random)
  return went.after.table.result === null ? { play, went } : null
}

/** What everybody saw of a turn, in sentences; not what a 6 kept. */
const seen = ({ events, before }: Course): string[] =>
  events.flatMap((event, i) => {
    const table = before[i]?.table
    if (!table) return []
    if (event.type === 'keep') return [`${describeStep(table, { type: 'keep', player: event.player })}.`]
    return [`${describeStep(table, event.type === 'draw' ? { type: 'draw', player: event.player } : event)}.`]
  })

const seats = (flags: readonly boolean[]): Seat[] => flags.flatMap((yes, seat) => (yes ? [seat] : []))

function whyLeft({ scene }: Ask, { card }: Play, taken: number): { because: string; ruling: PageId } {
  const { table } = scene
  const name = capital(said(table, card))
  if (card === CHANCELLOR)
    return {
      because: `For ${said(table, card)}, as many cards go back under the deck as are drawn.`,
      ruling: 'when-the-deck-is-empty',
    }
  if (card === PRINCE)
    return {
      because: taken
        ? `${name} makes somebody draw a new hand: one card more.`
        : `${name} makes nobody draw from the deck here.`,
      ruling: 'prince-and-empty-deck',
    }
  return { because: 'The card of this turn is drawn already; nothing more is.', ruling: 'already-drawn' }
}

export const cardsLeft: Kind = (ask) => {
  const { scene, round, random, level } = ask
  const { table } = scene
  const turn = turnOf(ask, level === 1 ? [] : [PRINCE, CHANCELLOR])
  if (!turn) return null
  const { play, went } = turn
  const left = went.after.table.round?.deck ?? 0
  const events = courseEvents(ask, went)
  const why = whyLeft(ask, play, round.deck - left)
  const near = [left - 2, left - 1, left + 1, left + 2].filter((n) => n >= 0 && n <= round.deck + 1)
  const wrong = [...new Set([...near, round.deck + 1, round.deck + 2])].filter((n) => n !== left)
  const numbers = [left, ...some(random, wrongs(level), wrong)].sort((a, b) => a - b)
  const choice = (deck: number): PracticeChoice => ({
    says: `${deck} ${deck === 1 ? 'card' : 'cards'}`,
    claim: [{ says: 'state', events, state: { deck } }],
    ...why,
  })
  return {
    card: play.card,
    told: [
      `${capital(counted(round.deck, 'card'))} ${round.deck === 1 ? 'is' : 'are'} left, and ${who(table, ask.turn)} has drawn.`,
      `${describeStep(table, play)}.`,
    ],
    prompt: 'How many cards are left in the deck when this turn is done?',
    choices: numbers.map(choice),
    ...why,
    isTrap: play.card === PRINCE || play.card === CHANCELLOR,
  }
}

/** The round ends when the deck is empty after a turn, and not before. */
export const whatNext: Kind = (ask) => {
  const { scene, round, turn } = ask
  const { table } = scene
  if (round.deck > 2) return null
  const taken = turnOf(ask, [PRINCE, CHANCELLOR])
  if (!taken) return null
  const { play, went } = taken
  const events = courseEvents(ask, went)
  const after = went.after.table.round
  const isShown = after?.deck === 0
  const next = isShown
    ? (seatsIn(after).find((seat) => seat > turn) ?? (seatsIn(after)[0] as Seat))
    : (after?.turn as Seat)
  const ruling: PageId = 'when-the-deck-is-empty'
  const because = isShown
    ? 'The turn is done and no card is left, so all who are still in show their hands.'
    : play.card === CHANCELLOR
      ? 'The cards put back are a deck again: only an empty deck after the turn ends the round.'
      : 'A card is still left to draw when the turn is done, so the round goes on.'
  const rest = { ruling, because }
  return {
    card: play.card,
    told: [
      round.deck === 0
        ? 'The deck is empty.'
        : `${capital(counted(round.deck, 'card'))} ${round.deck === 1 ? 'is' : 'are'} left.`,
      ...seen(went),
    ],
    prompt: 'What comes next?',
    choices: [
      {
        says: `${who(table, next)} draws a card`,
        claim: [{ says: 'state', events, state: { phase: 'draw', turn: table.players[next] as string } }],
        ...rest,
      },
      {
        says: 'All who are still in show their hands',
        claim: [{ says: 'state', events, state: { phase: 'reveal' } }],
        ...rest,
      },
      {
        says: 'The round ends without a showdown',
        claim: [{ says: 'state', events, state: { turn: null } }],
        ...rest,
      },
    ],
    because,
    ruling,
    isTrap: play.card === CHANCELLOR || play.card === PRINCE || round.deck === 0,
  }
}

export const whoseTurn: Kind = (ask) => {
  const { scene, random, level, turn } = ask
  const { table } = scene
  const taken = turnOf(ask, [])
  const after = taken?.went.after.table.round
  if (!taken || !after || after.deck === 0) return null
  const events = courseEvents(ask, taken.went)
  const next = after.turn
  const isFar = next !== (turn + 1) % table.players.length
  const because = isFar
    ? `Turns go round clockwise, past everybody who is out: ${who(table, next)} is next.`
    : `Turns go round clockwise, and ${who(table, next)} sits next.`
  const choice = (seat: Seat): PracticeChoice => ({
    says: who(table, seat),
    claim: [{ says: 'state', events, state: { turn: table.players[seat] as string } }],
    ruling: 'turn-order',
    because,
  })
  const wrong = table.players.map((_, seat) => seat).filter((seat) => seat !== next)
  return {
    card: null,
    told: seen(taken.went),
    prompt: 'Whose turn is next?',
    choices: [next, ...some(random, wrongs(level), wrong)].sort((a, b) => a - b).map(choice),
    because,
    ruling: 'turn-order',
    isTrap: isFar,
  }
}

function whyProtected({ scene, round }: Ask, now: readonly Seat[], { turn: next, out }: Round): string {
  const { table } = scene
  if (round.protected[next])
    return `${who(table, next)} is protected no longer: it ends as their own turn begins.`
  const gone = round.protected.findIndex((yes, seat) => yes && out[seat])
  if (gone >= 0) return `${who(table, gone)} is out, and so protected no longer.`
  return now.length
    ? `Protection lasts until its owner’s next turn begins, and that has not come.`
    : `${capital(said(table, HANDMAID))} protects only whoever plays it, and nobody has it before them that way.`
}

export const protectedNow: Kind = (ask) => {
  const { scene, round, random, level, turn } = ask
  const { table } = scene
  const taken = turnOf(ask, pick(random, [[HANDMAID], [PRINCE], []]))
  const after = taken?.went.after.table.round
  if (!taken || !after || after.deck === 0) return null
  const events = courseEvents(ask, taken.went)
  const now = seats(after.protected)
  const before = seats(round.protected)
  if (now.length + before.length === 0) return null
  const sorted = (list: readonly Seat[]) => [...new Set(list)].sort((a, b) => a - b)
  const groups = distinct<readonly Seat[]>([
    before,
    sorted([...before, turn]),
    sorted([...now, turn]),
    [],
    [after.turn],
    sorted([...now, after.turn]),
  ])
  const wrong = groups.filter((group) => JSON.stringify(group) !== JSON.stringify(now))
  const because = whyProtected(ask, now, after)
  const choice = (group: readonly Seat[]): PracticeChoice => ({
    says: People(table, group),
    claim: [{ says: 'state', events, state: { protected: names(ask, group) } }],
    ruling: 'protection',
    because,
  })
  return {
    card: HANDMAID,
    told: [...seen(taken.went), `Now ${who(table, after.turn)}’s turn begins.`],
    prompt: 'Who is protected now?',
    choices: shuffle(random, [now, ...some(random, wrongs(level), wrong)].map(choice)),
    because,
    ruling: 'protection',
    isTrap:
      round.protected[after.turn] === true ||
      taken.went.events.some((event) => event.type === 'discard' && event.card === HANDMAID),
  }
}
