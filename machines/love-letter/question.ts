import { ruleOf } from './cards'
import { cardsOf, editions } from './editions'
import { type Fault, type Game, judge } from './judge'
import { actor, guesses, playsOf, targets } from './legal'
import {
  type Card,
  type Event,
  GUARD,
  type Phase,
  type Play,
  QUEEN,
  type Round,
  type Seat,
  type Table,
} from './model'
import { seatsIn } from './scoring'

/** What has been tapped of an event that needs several taps. */
export interface Draft {
  readonly card?: Card
  readonly target?: Seat
  /** Who has answered a count so far. */
  readonly out?: readonly Seat[]
}

/** One answer to a question: it leads to the next question of the same event, or is the event. */
export interface Option {
  readonly card?: Card
  /** A player; null is nobody. */
  readonly seat?: Seat | null
  /** The answer to a guess. */
  readonly holds?: boolean
  /** Ticked already, for a count. */
  readonly isChosen?: boolean
  /** Why it cannot be, in all its forms. It can be reported all the same. */
  readonly barred: Fault | null
  readonly next: { readonly draft: Draft } | { readonly event: Event }
}

/** The one thing that the table must say next. */
export interface Question {
  readonly ask:
    | 'play'
    | 'target'
    | 'guess'
    | 'answer'
    | 'compare'
    | 'discard'
    | 'count'
    | 'reveal'
    | 'deal'
    | 'over'
  /** Who acts or is asked; null between rounds. */
  readonly seat: Seat | null
  /** The card that was played, where the question is about one. */
  readonly card?: Card
  readonly target?: Seat
  readonly options: readonly Option[]
}

/** The event that comes of itself and that nobody need report: a draw, and a 6's choice, which nobody sees. */
export function implied({ table }: Game, phase: Phase): Event | null {
  const round = table.round as Round
  if (phase === 'draw') return { type: 'draw', player: round.effect?.target ?? round.turn }
  return phase === 'keep' ? { type: 'keep', player: round.turn } : null
}

const faultOf = (game: Game, phase: Phase, event: Event): Fault | null => judge(game, phase, event).fault

/** Barred when each of these is: the reason of the first. */
function barredAll(game: Game, phase: Phase, events: readonly Event[]): Fault | null {
  const faults = events.map((event) => faultOf(game, phase, event))
  return faults.includes(null) ? null : (faults[0] ?? null)
}

function askPlay(game: Game): Question {
  const { table } = game
  const { turn } = table.round as Round
  const options = cardsOf(editions[table.edition]).map((card): Option => {
    const plays = playsOf(table, card)
    const { may } = targets(table, card)
    const barred = barredAll(game, 'play', oneForEachTarget(plays))
    return may.length
      ? { card, barred, next: { draft: { card } } }
      : { card, barred, next: { event: plays[0] as Event } }
  })
  return { ask: 'play', seat: turn, options }
}

/** Which card is named changes nothing about whether a play can be. */
function oneForEachTarget(plays: readonly Play[]): Play[] {
  return plays.filter((play, i) => plays.findIndex((other) => other.target === play.target) === i)
}

function askTarget(game: Game, card: Card): Question {
  const { table } = game
  const round = table.round as Round
  const guess = ruleOf(card).guesses ? { guess: guesses(table)[0] as Card } : {}
  const seats: (Seat | null)[] = [...inTurnOrder(table, round.turn), null]
  const options = seats.map((seat): Option => {
    const play: Play =
      seat === null
        ? { type: 'play', player: round.turn, card }
        : { type: 'play', player: round.turn, card, target: seat, ...guess }
    const barred = faultOf(game, 'play', play)
    return {
      seat,
      barred,
      next: seat !== null && ruleOf(card).guesses ? { draft: { card, target: seat } } : { event: play },
    }
  })
  const isUse = (option: Option) =>
    option.seat !== null || option.barred === null || ruleOf(card).target !== 'any'
  return { ask: 'target', seat: round.turn, card, options: options.filter(isUse) }
}

/** All seats clockwise, this one last. */
function inTurnOrder(table: Table, turn: Seat): Seat[] {
  return table.players.map((_, i) => (turn + 1 + i) % table.players.length)
}

function askGuess(game: Game, card: Card, target: Seat): Question {
  const { table } = game
  const player = (table.round as Round).turn
  const options = cardsOf(editions[table.edition]).map((guess): Option => {
    const event: Play = { type: 'play', player, card, target, guess }
    return { card: guess, barred: faultOf(game, 'play', event), next: { event } }
  })
  return { ask: 'guess', seat: player, card, target, options }
}

/** Asks with ready events, each judged. */
function askEvents(
  game: Game,
  phase: Phase,
  question: Omit<Question, 'options'>,
  options: readonly (Omit<Option, 'barred' | 'next'> & { event: Event })[],
): Question {
  return {
    ...question,
    options: options.map(({ event, ...shown }) => ({
      ...shown,
      barred: faultOf(game, phase, event),
      next: { event },
    })),
  }
}

function askCount(game: Game, out: readonly Seat[]): Question {
  const { turn } = game.table.round as Round
  const players = seatsIn(game.table.round as Round).map((seat): Option => {
    const isChosen = out.includes(seat)
    const ticked = isChosen ? out.filter((other) => other !== seat) : [...out, seat].sort((a, b) => a - b)
    return { seat, isChosen, barred: null, next: { draft: { out: ticked } } }
  })
  const numbers = cardsOf(editions[game.table.edition]).filter((card) => card >= GUARD && card !== QUEEN)
  const counts = numbers.map((card) => ({ card, event: { type: 'count', lowest: card, out } as Event }))
  const nobody = { seat: null, event: { type: 'count', lowest: null, out: [] } as Event }
  const asked = askEvents(
    game,
    'count',
    { ask: 'count', seat: turn, card: QUEEN },
    out.length ? counts : [nobody],
  )
  return { ...asked, options: [...players, ...asked.options] }
}

/**
 * What the table must say next, with every answer there is: those that cannot be are barred, with the fault that
 * reporting them would be. `draft` is what has been tapped so far. In phases `draw` and `keep` nothing is
 * asked, see `implied`.
 */
export function ask(game: Game, phase: Phase, draft: Draft = {}): Question {
  const { table } = game
  const round = table.round as Round
  const cards = cardsOf(editions[table.edition])
  switch (phase) {
    case 'play':
      if (draft.card === undefined) return askPlay(game)
      return draft.target === undefined
        ? askTarget(game, draft.card)
        : askGuess(game, draft.card, draft.target)
    case 'answer': {
      const player = round.effect?.target as Seat
      const about = { ask: 'answer', seat: player, card: round.effect?.guess as Card } as const
      return askEvents(
        game,
        phase,
        about,
        [true, false].map((holds) => ({ holds, event: { type: 'answer', player, holds } })),
      )
    }
    case 'compare': {
      const losers = [round.turn, round.effect?.target as Seat, null]
      const about = {
        ask: 'compare',
        seat: round.turn,
        card: round.effect?.card as Card,
        target: round.effect?.target as Seat,
      } as const
      return askEvents(
        game,
        phase,
        about,
        losers.map((seat) => ({ seat, event: { type: 'compare', loser: seat } })),
      )
    }
    case 'discard': {
      const player = actor(round)
      const about = { ask: 'discard', seat: player, card: round.effect?.card as Card } as const
      return askEvents(
        game,
        phase,
        about,
        cards.map((card) => ({ card, event: { type: 'discard', player, card } })),
      )
    }
    case 'count':
      return askCount(game, draft.out ?? [])
    case 'reveal': {
      const player = seatsIn(round).find((seat) => round.shown[seat] === null) as Seat
      return askEvents(
        game,
        phase,
        { ask: 'reveal', seat: player },
        cards.map((card) => ({ card, event: { type: 'reveal', player, card } })),
      )
    }
    case 'over':
      return { ask: 'over', seat: null, options: [] }
    default:
      return { ask: 'deal', seat: null, options: [] }
  }
}
