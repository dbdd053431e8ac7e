import type { Fault, Game } from '../judge'
import { COUNTESS, type Event, HANDMAID, type Phase, type RuleId } from '../model'
import type { Question } from '../question'
import { type About, about } from './fault-about'
import { sentenceOf } from './fault-public'
import { allCopies, everyone, said, verb, who } from './words'

const targetOf = (event: Event) => (event.type === 'play' ? event.target : undefined)

/** Who said what of hidden cards, from the facts that are kept of it. */
function saidBefore({ game, table }: About, at: number): string | null {
  const told = game.beliefs.told.find((each) => each.at === at)
  for (const fact of told?.facts ?? []) {
    if (!fact.disputable) continue
    if (told?.type === 'answer' && fact.fact === 'holds') return `${who(table, fact.seat)} said no`
    if (fact.fact === 'lower') return `${who(table, fact.seat)} had the lower hand`
    if (fact.fact === 'equal') return `${who(table, fact.seat)} and ${who(table, fact.and)} were equal`
    if (told?.type === 'count') return 'the count was told'
    if (told?.type === 'play' && fact.fact === 'holds')
      return `${who(table, fact.seat)} did not play ${said(table, COUNTESS)}`
  }
  return null
}

/** What a barred choice is at odds with, where it is one or two things that were said. */
function atOdds(it: About): string {
  const words = it.fault.suspects.filter((at) => at !== it.fault.at).flatMap((at) => saidBefore(it, at) ?? [])
  const distinct = [...new Set(words)]
  return distinct.length === 1 || distinct.length === 2 ? ` Earlier, ${distinct.join(' and ')}.` : ''
}

function cardGone(it: About, event: Event): string | null {
  const card =
    'card' in event ? event.card : event.type === 'answer' ? it.table.round?.effect?.guess : undefined
  if (card === undefined || (it.game.beliefs.worlds.unseen[card] ?? 0) > 0) return null
  const copies = it.edition.cards[card]?.copies ?? 1
  return `${allCopies(it.edition, card)} ${verb(copies, 'lies', 'lie')} on the table already.`
}

const SHORT: { readonly [R in RuleId]?: (it: About) => string | null } = {
  'target-out': ({ table, event }) => `${who(table, targetOf(event))} is out of the round.`,
  'target-protected': ({ table, event }) =>
    `${who(table, targetOf(event))} is protected by ${said(table, HANDMAID)}.`,
  'target-missing': ({ table, event }) => {
    const seats = table.players.flatMap((_, seat) => {
      const isFree = !table.round?.out[seat] && !table.round?.protected[seat]
      return isFree && event.type === 'play' && seat !== event.player ? [seat] : []
    })
    return seats.length ? `${everyone(table, seats)} can be chosen.` : null
  },
  'must-play-countess': ({ table, event }) =>
    event.type === 'play'
      ? `The other card of ${who(table, event.player)} must be ${said(table, COUNTESS)}, and that one goes first.`
      : null,
  'wrong-answer': ({ table, event }) => {
    const guess = table.round?.effect?.guess
    return event.type === 'answer' && guess !== undefined
      ? `By all that was said and shown, ${who(table, event.player)} holds ${said(table, guess)}.`
      : null
  },
  contradiction: (it) => cardGone(it, it.event) ?? `${sentenceOf(it)}${atOdds(it)}`,
  'impossible-card': (it) => cardGone(it, it.event),
}

/** Why a choice is barred, in a sentence. */
export function whyBarred(game: Game, phase: Phase, event: Event, fault: Fault): string {
  const it = about(game, phase, event, fault)
  return SHORT[fault.rule]?.(it) ?? sentenceOf(it)
}

/** The event that an answer stands for, as far as it has been tapped: enough for `whyBarred` and `describe`. */
export function eventOf({ ask, seat, card }: Question, option: Question['options'][number]): Event | null {
  if ('event' in option.next) return option.next.event
  if (seat === null || ask === 'count') return null
  const played = option.card ?? card
  if (played === undefined) return null
  const { target } = option.next.draft
  return { type: 'play', player: seat, card: played, ...(target === undefined ? {} : { target }) }
}
