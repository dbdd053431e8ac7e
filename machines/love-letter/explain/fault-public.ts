import { targets } from '../legal'
import { type Event, type EventOf, GUARD, HANDMAID, QUEEN, type RuleId, type Table } from '../model'
import { starters } from '../scoring'
import { type About, mover } from './fault-about'
import {
  answerSentence,
  cardSentence,
  comparisonSentence,
  countessSentence,
  countSentence,
} from './fault-hidden'
import { sequenceSentence } from './fault-sequence'
import { setupSentence } from './fault-setup'
import { winGame } from './headline'
import { counted, everyone, list, Said, said, verb, who, whose } from './words'

const play = (event: Event) => event as EventOf<'play'>
const its = ({ table, event }: About) => said(table, play(event).card)

const gains = (table: Table, tokens: readonly number[]): string => {
  const some = tokens.flatMap((n, seat) => (n ? [`${who(table, seat)} ${counted(n, 'token')}`] : []))
  return some.length ? list(some) : 'nobody a token'
}

function awardSentence({ table, event }: About): string {
  const due = table.result?.gained ?? []
  const said = (event as EventOf<'award'>).tokens
  return `The round gives ${gains(table, due)}, not ${gains(table, said)}.`
}

function turnSentence(it: About): string {
  const { table } = it
  const player = mover(it)
  const turn = `It is ${whose(table, table.round?.turn)} turn`
  return player !== undefined && table.round?.out[player]
    ? `${turn}; ${who(table, player)} is out of the round.`
    : `${turn}, not ${whose(table, player)}.`
}

function starterSentence({ table, event }: About): string {
  const may = starters(table)
  const won = `${everyone(table, may, 'or')} won the last round and ${verb(may.length, 'starts', 'may start')}`
  return `${won} this one, not ${who(table, (event as EventOf<'deal'>).starter)}.`
}

function missingSentence({ table, event }: About): string {
  const { player, card } = play(event)
  const may = table.round ? targets(table, card).may : []
  if (may.length === 1 && may[0] === player)
    return `${who(table, player)} must play ${said(table, card)} on their own hand: everyone else is protected.`
  return `${who(table, player)} must play ${said(table, card)} on somebody: ${everyone(table, may, 'or')} can be chosen.`
}

function noGuessSentence(it: About): string {
  const { card, target } = play(it.event)
  if (card === GUARD && target === undefined)
    return `${Said(it.table, GUARD)} is played on nobody here, so no card is named with it.`
  return `${Said(it.table, card)} does not name a card.`
}

function unknownGuess({ table, event, edition }: About): string {
  const { guess } = play(event)
  return guess === QUEEN && edition.cards[QUEEN]
    ? `${Said(table, QUEEN)} has no number, so ${said(table, GUARD)} cannot name her.`
    : `${Said(table, play(event).card)} must name a card of ${edition.name}, and this is none.`
}

function ownGuess({ table, edition }: About): string {
  return edition.wording === 'bridgerton'
    ? `The number 1 may not be named with ${said(table, GUARD)}.`
    : `${Said(table, GUARD)} may not name ${said(table, GUARD)}.`
}

/** What cannot be, by rule. A new rule without a sentence does not compile. */
const SENTENCES: Readonly<Record<RuleId, (it: About) => string>> = {
  'unknown-event': ({ event }) => `“${event.type}” is no step of this game.`,
  'unknown-player': () => 'Somebody is named here who is not at this table.',
  'unknown-card': ({ edition }) => `A card is named here that ${edition.name} does not have.`,
  'game-over': ({ table }) => `No further round is dealt: ${winGame(table)}.`,
  'out-of-sequence': sequenceSentence,
  'turn-order': turnSentence,
  'already-drawn': (it) => `${who(it.table, mover(it))} has drawn already, and is to play a card.`,
  'must-draw': (it) => `${who(it.table, mover(it))} is to draw a card before playing ${its(it)}.`,
  'wrong-setup': setupSentence,
  'wrong-starter': starterSentence,
  'target-missing': missingSentence,
  'target-self': (it) => `${who(it.table, play(it.event).player)} cannot play ${its(it)} on their own hand.`,
  'target-out': ({ table, event }) =>
    `${who(table, play(event).target)} is out of the round and cannot be chosen.`,
  'target-protected': (it) =>
    `${who(it.table, play(it.event).target)} is protected by ${said(it.table, HANDMAID)}, so ${who(it.table, play(it.event).player)} cannot choose them for ${its(it)}.`,
  'target-not-allowed': (it) => `${Said(it.table, play(it.event).card)} is not played on anybody.`,
  'guess-not-allowed': noGuessSentence,
  'guess-missing': (it) => `${who(it.table, play(it.event).player)} must name a card with ${its(it)}.`,
  'guess-unknown': unknownGuess,
  'guess-guard': ownGuess,
  'wrong-award': awardSentence,
  'must-play-countess': countessSentence,
  'wrong-answer': answerSentence,
  'wrong-comparison': comparisonSentence,
  'wrong-count': countSentence,
  contradiction: cardSentence,
  'impossible-card': cardSentence,
}

/** What cannot be, concretely. */
export const sentenceOf = (it: About): string => SENTENCES[it.fault.rule](it)
