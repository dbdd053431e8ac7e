import type { Flag, Rule, Season } from '../model'
import { ALL, OTHERS, type Person, together } from './persons'
import { at, capital, isolate, namesOf } from './words'

/** Whom a rule concerns: some players, one prospect, or everybody. */
export type Scope = { readonly person: Person } | { readonly place: string } | null

const cannot = (person: Person, deed: string, can: 'can' | 'may' = 'may'): string => {
  if (person === ALL) return `nobody ${can} ${deed}`
  if (person === OTHERS) return `no other player ${can} ${deed}`
  return `${person.subject} ${can === 'can' ? 'cannot' : 'may not'} ${deed}`
}

/** What a flag forbids: to everybody, at a prospect, to a player. */
const FORBIDDEN: Readonly<Record<string, { readonly deed: string; readonly with: string }>> = {
  'no-reveal': { deed: 'turn up a Trait', with: 'of' },
  'no-affection': { deed: 'lay a token', with: 'on' },
  'no-engagement': { deed: 'get engaged', with: 'to' },
  'no-dance': { deed: 'dance', with: 'with' },
}

function scandalStatement(scope: Scope): string {
  if (scope === null) return 'nobody can be caught in a scandal'
  if ('place' in scope) return `nobody can be caught in a scandal with ${scope.place}`
  const { person } = scope
  if (person === ALL) return 'nobody can be caught in a scandal'
  if (person === OTHERS) return 'no other player can catch anybody or be caught in a scandal'
  return `${person.subject} can neither catch anybody nor be caught in a scandal`
}

function keptInMind(scope: Scope, text: string | undefined): string {
  const whom = scope === null ? '' : ` for ${'place' in scope ? scope.place : scope.person.subject}`
  const said = text?.trim() ? `: “${isolate(text.trim())}”` : ''
  return `the table keeps a rule of its own in mind${whom}${said}`
}

/** A rule in force, as a clause without its end. */
export function ruleStatement(flag: Flag, scope: Scope, text?: string): string {
  if (flag === 'distracted') return 'everybody who dances can be caught in a scandal, whatever protects them'
  if (flag === 'other') return keptInMind(scope, text)
  if (flag === 'no-scandal') return scandalStatement(scope)
  if (flag === 'protected')
    return scope && 'person' in scope
      ? cannot(scope.person, 'be caught in a scandal', 'can')
      : 'nobody can be caught in a scandal'
  const { deed, with: preposition } = FORBIDDEN[flag] as { deed: string; with: string }
  if (scope === null) return `nobody may ${deed}`
  return 'place' in scope ? `nobody may ${deed} ${preposition} ${scope.place}` : cannot(scope.person, deed)
}

export const UNTIL: Readonly<Record<Rule['until'], string>> = {
  ball: 'until the end of the Ball',
  season: 'for the rest of the season',
}

/** A rule that holds in a season, as a sentence: “Until the end of the Ball Bea may not dance.” */
export function ruleSentence(season: Season, { flag, players, prospect, until }: Rule): string {
  const scope: Scope = players
    ? { person: together(namesOf(season), players) }
    : prospect === undefined
      ? null
      : { place: at(season, prospect) }
  return `${capital(UNTIL[until])} ${ruleStatement(flag, scope)}.`
}
