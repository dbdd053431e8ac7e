import {
  PLAYER_LABELS,
  PLAYER_TERM_LABELS,
  PLAYER_TERMS,
  PLAYER_WORDS,
  type Place,
  type Players,
  PROSPECT_LABELS,
  PROSPECT_TERM_LABELS,
  PROSPECT_TERMS,
  PROSPECT_WORDS,
} from '@/machines/high-society'
import { areCardsLaid, hasSelf, mayDanceYet, type Scene } from './scene'

/** All that a line may say in one place: words, names, and the terms of a choice. */
export interface Vocabulary {
  readonly choose: 'player' | 'prospect'
  readonly words: Readonly<Record<string, string>>
  readonly names: readonly string[]
  readonly terms: Readonly<Record<string, string>>
}

type Labels = Readonly<Record<string, string>>

const only = (keys: readonly string[], labels: Labels, applies: (key: string) => boolean): Labels =>
  Object.fromEntries(keys.filter(applies).map((key) => [key, labels[key] ?? key]))

/** A name that is also a word could not be told from it: the word wins. */
const sayable = (names: readonly string[], words: readonly string[]) =>
  names.filter((name) => !words.includes(name))

export const playersIn = (scene: Scene): Vocabulary => ({
  choose: 'player',
  words: only(PLAYER_WORDS, PLAYER_LABELS, (word) => {
    if (word === 'self' || word === 'others') return hasSelf(scene)
    return word === 'all' || areCardsLaid(scene)
  }),
  names: sayable(scene.names.players, PLAYER_WORDS),
  terms: only(PLAYER_TERMS, PLAYER_TERM_LABELS, (term) => term !== 'other' || hasSelf(scene)),
})

/** `ofPlayer`: the line speaks of a player’s tokens, who need not be the one whose line it is. */
export const placesIn = (scene: Scene, ofPlayer = false): Vocabulary => ({
  choose: 'prospect',
  words: only(PROSPECT_WORDS, PROSPECT_LABELS, (word) => {
    if (word === 'partner') return mayDanceYet(scene)
    return word !== 'fiance' || hasSelf(scene)
  }),
  names: sayable(scene.names.prospects, [...PROSPECT_WORDS, 'supply']),
  terms: only(PROSPECT_TERMS, PROSPECT_TERM_LABELS, (term) => {
    if (term === 'token' || term === 'room') return ofPlayer || hasSelf(scene)
    return term !== 'other' || mayDanceYet(scene)
  }),
})

/** Nobody is both. */
const AGAINST: readonly string[] = ['single', 'engaged']

/** The terms of a choice with one ticked or unticked, in their usual order; what contradicts the new one goes. */
export function toggled(ticked: readonly string[], term: string, { choose }: Vocabulary): string[] {
  if (ticked.includes(term)) return ticked.filter((one) => one !== term)
  const kept = AGAINST.includes(term) ? ticked.filter((one) => !AGAINST.includes(one)) : ticked
  const all: readonly string[] = choose === 'player' ? PLAYER_TERMS : PROSPECT_TERMS
  return all.filter((one) => one === term || kept.includes(one))
}

/** Whether what was said is one of these players, and not a prospect. */
export const isOfPlayers = (scene: Scene, said: Players | Place): boolean =>
  typeof said === 'object'
    ? said.choose === 'player'
    : (PLAYER_WORDS as readonly string[]).includes(said) || scene.names.players.includes(said)
