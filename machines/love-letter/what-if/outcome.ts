import { awaited } from '../apply'
import { follows, describe as inWords, optionLabel, promptOf } from '../explain'
import { type Behind, behind } from '../explain/behind'
import { advance, type Game, judge } from '../judge'
import { legalEvents } from '../legal-events'
import type { Card, Event, Phase, Play, Table } from '../model'
import { ask, implied } from '../question'
import { type Reason, reasonOf } from './choices'

/** One step of what follows: what happens, and which rules it rests on. */
export interface Told {
  readonly words: string
  /** The card whose text it rests on, where one was played. */
  readonly card: Card | null
  readonly behind: readonly Behind[]
}

/** What comes of a play: told as far as one thing follows from the other, then by what could be answered. */
export interface Outcome {
  readonly told: readonly Told[]
  /** What the table would have to say next; null at the end of the turn. */
  readonly asks: string | null
  /** With few answers, each with what comes of it. */
  readonly branches: readonly { readonly answer: string; readonly then: Outcome }[]
  /** Alike exactly where the outcomes are alike, in any edition. */
  readonly mark: string
}

/** More answers than these are not drawn up one by one. */
const FEW = 3

/** What lies on the table, without names: editions and readings can be told apart by it. How many cards are left is no difference. */
const markOf = ({ round, result, tokens }: Table): string =>
  JSON.stringify([round && { ...round, deck: null }, result, tokens])

/** What can be reported next; in a showdown by one player at a time. */
function possible(game: Game, phase: Phase): Event[] {
  const events = legalEvents(game, phase)
  const [first] = events
  return first?.type === 'reveal'
    ? events.filter((event) => event.type === 'reveal' && event.player === first.player)
    : events
}

function step(game: Game, event: Event): { after: Game; told: Told } | null {
  const verdict = judge(game, awaited(game.table), event)
  if (verdict.fault) return null
  const after = advance(game, event, verdict.beliefs)
  const words = [`${inWords(game.table, event)}.`, ...follows(game.table, event, after.table)].join(' ')
  const card = event.type === 'play' ? event.card : null
  return { after, told: { words, card, behind: behind(game.table, event, after.table) } }
}

const isTurnOver = (phase: Phase, { round }: Table): boolean =>
  phase === 'deal' || phase === 'over' || phase === 'play' || (phase === 'draw' && !round?.effect)

function branchesOf(game: Game, phase: Phase, events: readonly Event[]): Outcome['branches'] {
  const question = ask(game, phase)
  return events.flatMap((event) => {
    const option = question.options.find(({ next }) => 'event' in next && same(next.event, event))
    const then = option && outcomeOf(game, event)
    return then ? [{ answer: optionLabel(game.table, question, option).label, then }] : []
  })
}

const same = (one: Event, other: Event) => JSON.stringify(one) === JSON.stringify(other)

/** Every answer with the table that it leads to. */
const marksOf = (game: Game, events: readonly Event[]): string =>
  JSON.stringify(
    events.map((event) => {
      const stepped = step(game, event)
      return [event, stepped && markOf(stepped.after.table)]
    }),
  )

/** What comes of an event, to the end of the turn or as far as it can be known; null where it cannot be. */
export function outcomeOf(game: Game, event: Event): Outcome | null {
  const first = step(game, event)
  if (!first) return null
  const told = [first.told]
  let at = first.after
  for (;;) {
    const phase = awaited(at.table)
    if (isTurnOver(phase, at.table)) return { told, asks: null, branches: [], mark: markOf(at.table) }
    const itself = implied(at, phase)
    const events = itself ? [itself] : possible(at, phase)
    const next = events.length === 1 ? step(at, events[0] as Event) : null
    if (!next) return asked(at, phase, events, told)
    told.push(next.told)
    at = next.after
  }
}

function asked(game: Game, phase: Phase, events: readonly Event[], told: Told[]): Outcome {
  const branches = events.length <= FEW ? branchesOf(game, phase, events) : []
  const isDrawnUp = branches.length > 0
  return {
    told,
    asks: promptOf(game.table, ask(game, phase)).ask,
    branches,
    mark: isDrawnUp ? JSON.stringify(branches.map(({ then }) => then.mark)) : marksOf(game, events),
  }
}

/** What comes of a play, or why it cannot be. */
export function playedOut(game: Game, play: Play): Outcome | { readonly barred: Reason } {
  const { fault } = judge(game, 'play', play)
  if (fault) return { barred: reasonOf(game, play, fault) }
  return outcomeOf(game, play) as Outcome
}
