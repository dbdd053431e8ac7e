import { PLAYER_WORDS, PROSPECT_WORDS, type RuleId } from './model'
import type { GameRecord } from './record/read'
import { fromRecord, type Session, toRecord } from './session'

/** Fields that hold words of the record or free texts, never a name of the table. */
const WORDS: readonly string[] = [
  'type',
  'do',
  'op',
  'set',
  'flag',
  'until',
  'text',
  'name',
  'choose',
  'where',
]
const SELECTORS: readonly string[] = [...PLAYER_WORDS, ...PROSPECT_WORDS, 'supply', 'deck', 'discard']

type Called = (name: string) => string

/** An effect says where a token goes by a word; an event by a name. */
const isWord = (owner: object, key: string): boolean =>
  WORDS.includes(key) || ('do' in owner && key === 'token')

function renamed(value: unknown, called: Called): unknown {
  if (typeof value === 'string') return called(value)
  if (Array.isArray(value)) return value.map((item) => renamed(item, called))
  if (typeof value !== 'object' || value === null) return value
  const within: Called = 'do' in value ? (name) => (SELECTORS.includes(name) ? name : called(name)) : called
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isWord(value, key) ? item : renamed(item, within)]),
  )
}

/** A map whose keys are names. */
const keyed = (map: object, called: Called, value: (item: unknown) => unknown = (item) => item) =>
  Object.fromEntries(Object.entries(map).map(([key, item]) => [called(key), value(item)]))

const namesIn = (called: Called) => (item: unknown) => renamed(item, called)

function renamedEvent(event: GameRecord['events'][number], called: Called) {
  if ('played' in event) return { ...event, played: keyed(event.played, called), ...choicesIn(event, called) }
  if (!('scores' in event)) return renamed(event, called) as typeof event
  return { ...(renamed(event, called) as typeof event), scores: keyed(event.scores, called) }
}

const choicesIn = ({ choices }: { choices?: unknown }, called: Called) =>
  choices === undefined ? {} : { choices: renamed(choices, called) }

function renamedRecord(record: GameRecord, called: Called): unknown {
  const { families, siblings, cards, start } = record
  const { tokens, engaged, traits } = start ?? {}
  return {
    ...record,
    players: record.players.map(called),
    prospects: record.prospects.map(called),
    ...(families && { families: keyed(families, called) }),
    ...(siblings && { siblings: siblings.map((pair) => pair.map(called)) }),
    ...(cards && { cards: renamed(cards, called) }),
    ...(start && {
      start: {
        ...start,
        ...(tokens && { tokens: keyed(tokens, called, namesIn(called)) }),
        ...(engaged && { engaged: keyed(engaged, called, namesIn(called)) }),
        ...(traits && { traits: keyed(traits, called) }),
      },
    }),
    events: record.events.map((event) => renamedEvent(event, called)),
  }
}

/** The session with one player or prospect called otherwise, from the beginning on; or the rule that this breaks. */
export function rename(session: Session, from: string, to: string): Session | { readonly rule: RuleId } {
  const called: Called = (name) => (name === from ? to : name)
  const told = fromRecord(renamedRecord(toRecord(session), called) as GameRecord)
  if ('rule' in told) return told
  return told.misfit ? { rule: told.misfit.fault.rule } : told.session
}
