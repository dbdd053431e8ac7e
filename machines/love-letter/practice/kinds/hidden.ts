import { pick, shuffle } from '../../../core/random'
import { awaited } from '../../apply'
import { cardsOf, editions } from '../../editions'
import { whyBarred } from '../../explain/barred'
import { couldHold } from '../../explain/fault-about'
import { type Game, judge } from '../../judge'
import type { Card, Event, Phase, Seat } from '../../model'
import { encode } from '../../record'
import { seatsIn } from '../../scoring'
import { type Ask, type Draft, type Kind, wrongs } from '../ask'
import type { PageId, PracticeChoice } from '../model'
import { some } from '../scene'
import { capital, said, who } from '../words'
import { type Heard, isTurn, listen, ruledOut, whyNot } from './heard'

/** Somebody else than the player on turn, whose one card is asked for. */
function subjectOf(ask: Ask, { game }: Heard): Seat | null {
  const { round } = game.table
  if (!round) return null
  const few = seatsIn(round).filter((seat) => round.held[seat] === 1)
  const narrowed = few.filter((seat) => ruledOut(game, seat).length > 0)
  return few.length ? pick(ask.random, narrowed.length ? narrowed : few) : null
}

const draftOf = (
  { record, events, told, game }: Heard,
  rest: Omit<Draft, 'record' | 'events' | 'told' | 'isHidden'>,
): Draft => ({
  record,
  events: events.map((event) => encode(game.table, event)),
  told,
  isHidden: true,
  ...rest,
})

/** A question about one hand, with what each of the cards would mean. */
function holding(ask: Ask, isAsked: 'could' | 'cannot'): Draft | null {
  const heard = listen(ask, (scene, turns) => isTurn(scene) && turns >= Math.min(ask.level + 1, 3))
  const seat = heard && subjectOf(ask, heard)
  if (!heard || seat === null) return null
  const { game } = heard
  const { table } = game
  const could = couldHold(game, seat)
  const out = ruledOut(game, seat)
  const gone = cardsOf(editions[table.edition]).filter((card) => !could.includes(card) && !out.includes(card))
  const cannot = [...shuffle(ask.random, out), ...shuffle(ask.random, gone)]
  const [rights, wrong] =
    isAsked === 'could' ? [some(ask.random, 1, could), cannot] : [cannot, some(ask.random, 9, could)]
  const [right] = rights
  if (right === undefined || wrong.length < 2) return null
  const name = who(table, seat)
  const why = (card: Card) =>
    could.includes(card)
      ? {
          because: `Nothing that was said or shown rules out ${said(table, card)}.`,
          ruling: 'contradiction' as const,
        }
      : whyNot(heard, seat, card)
  const choice = (card: Card): PracticeChoice => ({
    says: capital(said(table, card)),
    claim: [
      {
        says: 'holds',
        player: table.players[seat] as string,
        card: encodeCard(game, card),
        could: isAsked === 'could',
      },
    ],
    ...why(card),
  })
  return draftOf(heard, {
    card: right,
    prompt:
      isAsked === 'could' ? `Which of these could ${name} hold now?` : `Which card can ${name} not hold now?`,
    choices: shuffle(ask.random, [right, ...wrong.slice(0, wrongs(ask.level))].map(choice)),
    ...why(right),
    isTrap: isAsked === 'could' ? out.length > 0 : out.includes(right),
  })
}

const encodeCard = ({ table }: Game, card: Card): string => editions[table.edition].cards[card]?.id ?? ''

export const couldHoldKind: Kind = (ask) => holding(ask, 'could')
export const cannotHold: Kind = (ask) => holding(ask, 'cannot')

export const mustHold: Kind = (ask) => {
  const heard = listen(ask, (scene, turns) => isTurn(scene) && turns >= 1 + ask.random(3))
  const round = heard?.game.table.round
  if (!heard || !round) return null
  const { game } = heard
  const { table } = game
  const sure = seatsIn(round).filter((seat) => couldHold(game, seat).length === 1)
  if (sure.length === 0) return null
  const seat = pick(ask.random, sure)
  const [right] = couldHold(game, seat) as [Card]
  const wrong = shuffle(ask.random, ruledOut(game, seat))
  if (wrong.length < 2) return null
  const name = table.players[seat] as string
  const choice = (card: Card): PracticeChoice => ({
    says: capital(said(table, card)),
    claim: [{ says: 'state', events: [], state: { holds: { [name]: [encodeCard(game, card)] } } }],
    ...(card === right ? why : whyNot(heard, seat, card)),
  })
  const why = {
    because: `Every other card lies open, or was ruled out by what was said and shown.`,
    ruling: 'contradiction' as const,
  }
  return draftOf(heard, {
    card: right,
    prompt: `One card is certain: what must ${who(table, seat)} hold?`,
    choices: shuffle(ask.random, [right, ...wrong.slice(0, wrongs(ask.level))].map(choice)),
    ...why,
  })
}

/** Whether an answer to a 1 can be true. */
export const canItBe: Kind = (ask) => {
  const heard = listen(ask, (scene, turns) => awaited(scene.table) === 'answer' && turns + ask.level > 1)
  const effect = heard?.game.table.round?.effect
  if (!heard || effect?.target === undefined || effect.guess === undefined) return null
  const { game } = heard
  const { table } = game
  const phase: Phase = 'answer'
  const answers = shuffle(ask.random, [true, false]).map(
    (holds): Event => ({ type: 'answer', player: effect.target as Seat, holds }),
  )
  const answer = answers.find((each) => judge(game, phase, each).fault) ?? (answers[0] as Event)
  const { fault } = judge(game, phase, answer)
  const event = encode(table, answer)
  const ruling: PageId = fault?.rule ?? 'wrong-answer'
  const because = fault
    ? whyBarred(game, phase, answer, fault)
    : 'Some way to place the hidden cards makes it true, so nobody can say that it is not.'
  const choice = (says: string, is: boolean): PracticeChoice => ({
    says,
    claim: [{ says: 'legal', oneOf: [event], is }],
    ruling,
    because,
  })
  return draftOf(heard, {
    card: effect.guess,
    prompt: `${who(table, effect.target)} says ${event.holds ? 'yes' : 'no'} to ${said(table, effect.guess)}. Can that be?`,
    choices: [choice('It can be', true), choice('It cannot be', false)],
    because,
    ruling,
    isTrap: fault !== null,
  })
}
