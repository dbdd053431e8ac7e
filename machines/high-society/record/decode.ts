import { CARDS, type Event, type EventType, type RuleId } from '../model'
import type { RecordEvent } from './read'
import { areKnown, type Names } from './words'

const TYPES: readonly EventType[] = [
  'ball',
  'cards',
  'dance',
  'scandal',
  'pass',
  'give',
  'discard',
  'gossip',
  'end-ball',
  'effect',
  'score',
]

const isEvent = (event: RecordEvent): event is Event => (TYPES as readonly string[]).includes(event.type)

/** Every player that an event names outside its effects. */
function playersIn(event: Event): (string | null | undefined)[] {
  switch (event.type) {
    case 'cards':
      return Object.keys(event.played)
    case 'dance':
      return [event.player, event.replace, event.sendHome]
    case 'scandal':
      return [event.player, event.victim]
    case 'give':
      return [event.player, event.to]
    case 'score':
      return [...Object.keys(event.scores), event.winner]
    default:
      return 'player' in event ? [event.player] : []
  }
}

const prospectsIn = (event: Event): (string | undefined)[] =>
  event.type === 'dance' ? [event.prospect, event.token, event.moveFrom].flat() : []

function areWords(names: Names, event: Event): boolean {
  if (event.type === 'ball')
    return [event.before, event.order, event.end].every((effects) => areKnown(names, effects))
  if (event.type === 'gossip' || event.type === 'effect') return areKnown(names, event.effects)
  return !('reveal' in event && event.reveal?.arrows === 0)
}

/** The event where all its names and words are known, or the rule of the first kind that is not. */
export function decode(names: Names, event: RecordEvent): Event | { readonly rule: RuleId } {
  if (!isEvent(event)) return { rule: 'unknown-event' }
  const isSaid = (name: string | null | undefined): name is string => name !== null && name !== undefined
  if (
    !playersIn(event)
      .filter(isSaid)
      .every((name) => names.players.includes(name))
  )
    return { rule: 'unknown-player' }
  if (
    !prospectsIn(event)
      .filter(isSaid)
      .every((name) => names.prospects.includes(name))
  )
    return { rule: 'unknown-prospect' }
  const numbers = event.type === 'cards' ? Object.values(event.played) : []
  if (!numbers.every((number) => number >= 1 && number <= CARDS)) return { rule: 'unknown-card' }
  return areWords(names, event) ? event : { rule: 'unknown-effect' }
}
