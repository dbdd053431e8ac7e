import type { Place, Players } from '../model'
import { list, type Names, prospectName, who } from './words'

/** Whoever does something in a sentence. */
export interface Person {
  readonly subject: string
  /** Whose something is: “your”. */
  readonly whose: string
  /** The same a second time in the sentence: “your”, “their”. */
  readonly their: 'your' | 'their' | 'its'
  readonly isPlural: boolean
}

/** Who is spoken of: everybody’s names, whoever laid the card (null in a Ball’s rule), and who decides. */
export interface Speech {
  readonly names: Names
  readonly self: Person | null
  readonly chooser: Person
}

const one = (subject: string): Person => ({
  subject,
  whose: `${subject}’s`,
  their: 'their',
  isPlural: false,
})

const YOU: Person = { subject: 'you', whose: 'your', their: 'your', isPlural: true }
export const TABLE: Person = { ...one('the table'), their: 'its' }
export const ALL: Person = { ...one('all players'), whose: 'all players’', isPlural: true }
export const OTHERS: Person = { ...one('all other players'), whose: 'all other players’', isPlural: true }

/** To whoever laid the card (undefined), of a Ball’s rule (null), or of a player by name. */
export function speech(names: Names, self: string | null | undefined): Speech {
  if (self === null) return { names, self: null, chooser: TABLE }
  const person = self === undefined ? YOU : one(who(names, self))
  return { names, self: person, chooser: person }
}

/** Several of whom each does it. */
export const each = (person: Person): Person =>
  person === ALL || person === OTHERS ? { ...person, subject: `${person.subject} each` } : person

/** Several players by name, as one subject. */
export const together = (names: Names, players: readonly string[]): Person => ({
  ...one(list(players.map((player) => who(names, player)))),
  isPlural: players.length > 1,
})

const PLAYER_CLAUSES: Readonly<Record<string, string>> = {
  dancing: 'is dancing',
  single: 'is single',
  engaged: 'is engaged',
  catchable: 'can be caught',
}

const clausesOf = (clauses: readonly (string | undefined)[]): string => {
  const said = [...new Set(clauses.flatMap((clause) => clause ?? []))]
  return said.length ? ` who ${list(said)}` : ''
}

/** Players as a selector names them; null where a Ball’s rule has nobody of the kind. */
export function playersIn({ names, self, chooser }: Speech, players: Players): Person | null {
  if (typeof players !== 'string') {
    const isOther = self !== null && players.where.includes('other')
    const clauses = clausesOf(players.where.map((term) => PLAYER_CLAUSES[term]))
    return one(`${isOther ? 'another' : 'a'} player of ${chooser.whose} choice${clauses}`)
  }
  if (players === 'self') return self
  if (players === 'all') return ALL
  if (players === 'others') return self === null ? ALL : OTHERS
  if (players === 'lowest' || players === 'highest') return one(`whoever laid the ${players} card`)
  return one(who(names, players))
}

/** What a prospect must be, to follow “who”; tokens are those of `owner`. */
const placeClause = (term: string, { self, chooser }: Speech, owner: Person): string | undefined =>
  ({
    available: 'dances with nobody',
    single: 'is single',
    engaged: 'is engaged',
    token: `holds one of ${owner.their} tokens`,
    room: `has room for one of ${owner.their} tokens`,
    hidden: 'has a face-down Trait',
    other: self === null ? undefined : `is not ${chooser.whose} partner`,
  })[term]

/** A prospect as a selector names it; null where a Ball’s rule has none of the kind. */
export function placeIn(speech: Speech, place: Place, owner: Person = speech.chooser): string | null {
  const { names, self, chooser } = speech
  if (typeof place !== 'string') {
    // Whose tokens are meant, a Ball’s rule does not say.
    if (owner === TABLE && place.where.some((term) => term === 'token' || term === 'room')) return null
    const clauses = clausesOf(place.where.map((term) => placeClause(term, speech, owner)))
    return `a prospect of ${chooser.whose} choice${clauses}`
  }
  if (place === 'top' || place === 'bottom') return `the ${place} prospect`
  if (place === 'partner')
    return self && `the prospect whom ${self.subject} dance${self.isPlural ? '' : 's'} with`
  if (place === 'fiance')
    return self && `the prospect to whom ${self.subject} ${self.isPlural ? 'are' : 'is'} engaged`
  return prospectName(names.prospects, place)
}
