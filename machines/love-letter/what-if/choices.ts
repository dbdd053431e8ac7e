import { ruleOf } from '../cards'
import { RULE_WORDS, whyBarred } from '../explain'
import type { Fault, Game } from '../judge'
import type { Card, Play, RuleId, Seat } from '../model'
import { ask, type Option } from '../question'

/** Why something cannot be: the sentence, and the rule with its name. */
export interface Reason {
  readonly sentence: string
  readonly rule: RuleId
  readonly title: string
}

/** A player that a card may be played on, or why not; a null seat is nobody. */
export interface TargetChoice {
  readonly seat: Seat | null
  readonly barred: Reason | null
  /** The play; of a Guard without its guess. */
  readonly play: Play
}

export interface CardChoice {
  readonly card: Card
  readonly barred: Reason | null
  /** Everybody it could be played on, and nobody; [] for a card that asks for no player, and for one that is barred. */
  readonly targets: readonly TargetChoice[]
}

/** Why this event cannot be, in words. */
export function reasonOf(game: Game, event: Play, fault: Fault): Reason {
  const { rule } = fault
  return { sentence: whyBarred(game, 'play', event, fault), rule, title: RULE_WORDS[rule].title }
}

/** The play that an answer stands for; where a guess is still missing, the one without it. */
function playOf(player: Seat, card: Card, { next, seat }: Option): Play {
  if ('event' in next && next.event.type === 'play') {
    const { guess: _, ...play } = next.event
    return play
  }
  return { type: 'play', player, card, ...(seat === null || seat === undefined ? {} : { target: seat }) }
}

const barredBy = (game: Game, play: Play, { barred }: Option) => barred && reasonOf(game, play, barred)

function targetsOf(game: Game, player: Seat, card: Card): TargetChoice[] {
  return ask(game, 'play', { card }).options.map((option) => {
    const play = playOf(player, card, option)
    return { seat: option.seat ?? null, barred: barredBy(game, play, option), play }
  })
}

/** What the player on turn may do, with everything that they may not. The game must await a play. */
export function choicesIn(game: Game): CardChoice[] {
  const { seat, options } = ask(game, 'play')
  return options.map((option) => {
    const card = option.card as Card
    const barred = barredBy(game, playOf(seat as Seat, card, option), option)
    const asksWho = 'draft' in option.next && !barred
    return { card, barred, targets: asksWho ? targetsOf(game, seat as Seat, card) : [] }
  })
}

/** The numbers or cards that may be named with this play, and why not the others; [] where nothing is named. */
export function namesFor(
  game: Game,
  { card, target }: Play,
): { card: Card; barred: Reason | null; play: Play }[] {
  if (target === undefined || !ruleOf(card).guesses) return []
  return ask(game, 'play', { card, target }).options.map(({ card: guess, barred, next }) => {
    const play = ('event' in next ? next.event : null) as Play
    return { card: guess as Card, barred: barred && reasonOf(game, play, barred), play }
  })
}
