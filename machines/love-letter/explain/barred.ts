import type { Fault, Game } from '../judge'
import {
  ANY_CARD,
  COUNTESS,
  cardsIn,
  type Event,
  type Fact,
  HANDMAID,
  type Phase,
  type RuleId,
  type Table,
} from '../model'
import type { Question } from '../question'
import { type About, about } from './fault-about'
import { sentenceOf } from './fault-public'
import { allCopies, everyone, list, said, verb, who, whose } from './words'

const targetOf = (event: Event) => (event.type === 'play' ? event.target : undefined)

/** One fact that was told, as it was told; null where it says nothing that could be mistaken. */
function factWords(table: Table, type: Event['type'], fact: Fact): string | null {
  if (!fact.disputable) return null
  if (fact.fact === 'lower')
    return `${whose(table, fact.seat)} hand was lower than ${whose(table, fact.than)}`
  if (fact.fact === 'equal')
    return `neither ${whose(table, fact.seat)} hand nor ${whose(table, fact.and)} was lower`
  if (fact.fact !== 'holds') return null
  if (type === 'count') return 'the count was told'
  const not = cardsIn(ANY_CARD & ~fact.cards).map((card) => said(table, card))
  if (type === 'answer') return `${who(table, fact.seat)} said no to ${list(not, 'or')}`
  return type === 'play' ? `${who(table, fact.seat)} did not have to play ${list(not, 'or')}` : null
}

/** What was said of hidden cards at this index. */
function saidBefore({ game, table }: About, at: number): string | null {
  const told = game.beliefs.told.find((each) => each.at === at)
  for (const fact of told?.facts ?? []) {
    const words = factWords(table, told?.type ?? 'draw', fact)
    if (words) return words
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
      ? `${whose(table, event.player)} other card must be ${said(table, COUNTESS)}, which goes first.`
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
