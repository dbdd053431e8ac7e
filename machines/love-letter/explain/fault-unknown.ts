import { cardById, editions } from '../editions'
import type { Fault } from '../judge'
import type { Table } from '../model'
import type { Reported } from './fault-about'
import { isolate, type Speaker } from './words'

type Fields = Readonly<Record<string, unknown>>

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(texts) : []
}

const keys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

const values = (value: unknown): string[] => keys(value).flatMap((key) => texts((value as Fields)[key]))

const fieldsOf = (value: unknown): Fields => (keys(value).length ? (value as Fields) : {})

/** Every name of a player in an event or position of a record, in the order of its fields. */
function playersIn(event: Fields): string[] {
  const { player, target, starter, loser, out, hands, tokens, turn, discards, protected: safe } = event
  return [
    ...[player, target, starter, loser, turn, out, safe].flatMap(texts),
    ...[hands, tokens, discards].flatMap(keys),
    ...(event.position === undefined ? [] : playersIn(fieldsOf(event.position))),
  ]
}

/** Every card id. A guess is not among them: what it names is for the 1 to judge. */
function cardsIn(event: Fields): string[] {
  const { card, keeps, setAside, faceUp, deck, returns, hands, discards } = event
  return [
    ...[card, keeps, setAside, faceUp, deck, returns].flatMap(texts),
    ...[hands, discards].flatMap(values),
    ...(event.position === undefined ? [] : cardsIn(fieldsOf(event.position))),
  ].filter((id) => id !== '?')
}

export function unknownPlayer(table: Speaker, event: Fields): string {
  const name = playersIn(event).find((each) => !table.players.includes(each))
  return name === undefined
    ? 'Somebody is named here who is not at this table.'
    : `${isolate(name)} is not at this table.`
}

export function unknownCard(table: Speaker, event: Fields): string {
  const edition = editions[table.edition]
  const id = cardsIn(event).find((each) => cardById(edition, each) === undefined)
  return id === undefined
    ? `A card is named here that ${edition.name} does not have.`
    : `${edition.name} has no card “${isolate(id)}”.`
}

/** What cannot be, where the rules cannot read the event, or where the record's own head is meant. */
export function unknownSentence(table: Table, event: Reported, { at, rule }: Fault): string {
  if (rule === 'unknown-player') return unknownPlayer(table, event as Fields)
  if (rule === 'unknown-card') return unknownCard(table, event as Fields)
  if (at < 0) return 'What this record begins with does not add up: its players, rulings, tokens or position.'
  return `“${isolate(event.type)}” is no step of this game.`
}
