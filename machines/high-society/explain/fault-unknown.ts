import { CARDS, type Effect, type Event, type Season } from '../model'
import { areKnown } from '../record/words'
import { EFFECT_WORDS } from './effect-labels'
import type { Reported } from './fault-about'
import { isolate, type Names, namesOf } from './words'

type Fields = Readonly<Record<string, unknown>>

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(texts) : []
}

const keys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

export function playerSentence({ players }: Names, said: readonly string[]): string {
  const name = said.find((each) => !players.includes(each))
  return name === undefined
    ? 'Somebody is named here who is not at this table.'
    : `${isolate(name)} is not at this table.`
}

export function prospectSentence({ prospects }: Names, said: readonly string[]): string {
  const name = said.find((each) => !prospects.includes(each))
  return name === undefined
    ? 'A prospect is named here who is not on the ladder.'
    : `${isolate(name)} is no prospect on this ladder.`
}

export function cardSentence(numbers: readonly unknown[]): string {
  const number = numbers.find((each) => !(Number(each) >= 1 && Number(each) <= CARDS))
  return number === undefined
    ? `A Dance card has a number from 1 to ${CARDS}.`
    : `There is no Dance card ${isolate(String(number))}: their numbers go from 1 to ${CARDS}.`
}

/** The first effect, within others too, that has an unknown word. */
function firstUnknown(names: Names, effects: readonly Effect[]): Effect | undefined {
  const found = effects.find((effect) => !areKnown(names, [effect]))
  return found?.do === 'MAY' ? firstUnknown(names, found.effects) : found
}

export function effectsSentence(names: Names, effects: readonly Effect[]): string {
  const found = firstUnknown(names, effects)
  if (!found) return 'A Trait has at least one arrow, up or down.'
  if (!Object.hasOwn(EFFECT_WORDS, found.do)) return `There is no effect called “${isolate(found.do)}”.`
  if (found.do === 'MOVE' && found.by === 0) return 'A prospect who moves by no place does not move.'
  if ('n' in found && typeof found.n === 'number' && found.n < 1)
    return 'An effect that moves tokens or cards moves at least one.'
  return `In the effect “${EFFECT_WORDS[found.do].label}” there is a word or a name that this table does not know.`
}

const effectsIn = (event: Fields): Effect[] =>
  ['before', 'order', 'end', 'effects'].flatMap((key) =>
    Array.isArray(event[key]) ? (event[key] as Effect[]) : [],
  )

/** What cannot be, where the rules cannot read the event. */
export function unknownSentence(season: Season, event: Reported, rule: string): string {
  const names = namesOf(season)
  const { player, victim, to, replace, sendHome, winner, played, scores, prospect, token, moveFrom } =
    event as Fields
  switch (rule) {
    case 'unknown-player':
      return playerSentence(names, [
        ...[player, victim, to, replace, sendHome, winner].flatMap(texts),
        ...[played, scores].flatMap(keys),
      ])
    case 'unknown-prospect':
      return prospectSentence(names, [prospect, token, moveFrom].flatMap(texts))
    case 'unknown-card':
      return cardSentence(Object.values((played ?? {}) as Event & Fields))
    case 'unknown-effect':
      return effectsSentence(names, effectsIn(event as Fields))
    default:
      return `“${isolate(event.type)}” is no step of this game.`
  }
}
