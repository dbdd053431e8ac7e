import { editions, isEdition } from '../editions'
import { RULINGS, type RuleId, type RulingKey } from '../model'
import { seatsSentence } from './fault-setup'
import { unknownCard, unknownPlayer } from './fault-unknown'
import { isolate } from './words'

/** What a record begins with, before its events. */
export interface Head {
  readonly ruleset: string
  readonly players: readonly string[]
  readonly rulings?: Readonly<Record<string, string>>
  readonly tokens?: Readonly<Record<string, number>>
  readonly start?: unknown
}

function rulingSentence([key, value]: readonly [string, string]): string {
  return Object.hasOwn(RULINGS, key)
    ? `The ruling “${isolate(key)}” has no reading “${isolate(value)}”.`
    : `There is no ruling called “${isolate(key)}”.`
}

const isRuling = ([key, value]: readonly [string, string]) =>
  Object.hasOwn(RULINGS, key) && (RULINGS[key as RulingKey] as readonly string[]).includes(value)

/** What the head of a record says that cannot be, for a fault at index -1. */
export function headSentence(head: Head, rule: RuleId): string {
  const { ruleset, players, rulings = {}, tokens = {} } = head
  if (!isEdition(ruleset)) return `There is no edition “${isolate(ruleset)}”.`
  const table = { edition: ruleset, players }
  const named = { tokens, ...(typeof head.start === 'object' ? { position: head.start } : {}) }
  if (rule === 'unknown-player') return unknownPlayer(table, named)
  if (rule === 'unknown-card') return unknownCard(table, named)
  const { players: range, goal, name } = editions[ruleset]
  if (players.length < range.least || players.length > range.most || new Set(players).size < players.length)
    return seatsSentence(editions[ruleset], players)
  const ruling = Object.entries(rulings).find((each) => !isRuling(each))
  if (ruling) return rulingSentence(ruling)
  const most = (goal[players.length] ?? 1) - 1
  const [who, n] = Object.entries(tokens).find(([, each]) => each < 0 || each > most) ?? []
  return who === undefined
    ? `The position that this game starts from cannot lie on a table of ${name}.`
    : `${isolate(who)} cannot start with ${n} tokens: from 0 to ${most} are possible.`
}
