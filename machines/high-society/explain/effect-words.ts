import {
  type DanceOptions,
  type Effect,
  type EffectOf,
  isOfPlayers,
  type Pile,
  type Place,
  type Players,
} from '../model'
import { each, type Person, placeIn, playersIn, type Speech, speech, TABLE } from './persons'
import { ruleStatement, type Scope, UNTIL } from './rule-statement'
import { capital, counted, isolate, type Names, number } from './words'

/** What happens: somebody does something, or something holds. Null: a Ball’s rule has nobody to do it. */
type Clause =
  | { readonly subject: Person; readonly does: string; readonly do: string; readonly rest: string }
  | { readonly that: string }
  | null

const thing = (subject: string, isPlural = false): Person => ({
  subject,
  whose: `${subject}’s`,
  their: 'its',
  isPlural,
})

const clause = (subject: Person | null, does: string, base: string, rest: string): Clause =>
  subject && { subject, does, do: base, rest }

function move(speech: Speech, { who, by }: EffectOf<'MOVE'>): Clause {
  const place = placeIn(speech, who)
  const [does, base] = by > 0 ? ['rises', 'rise'] : ['falls', 'fall']
  return place === null ? null : clause(thing(place), does, base, counted(Math.abs(by), 'place'))
}

function token(speech: Speech, { of, from, to, n }: EffectOf<'TOKEN'>): Clause {
  const owner = playersIn(speech, of)
  if (!owner) return null
  const some = `${n === 1 ? 'one' : `up to ${number(n)}`} of ${owner.their} tokens`
  const [source, target] = [from, to].map((end) =>
    end === 'supply' ? 'supply' : placeIn(speech, end, owner),
  )
  if (!source || !target) return null
  if (source === target && from === to && typeof from === 'string')
    return clause(owner, 'leaves', 'leave', `${owner.their} tokens where they are`)
  const doer = each(owner)
  if (from === 'supply') return clause(doer, 'lays', 'lay', `${some} on ${target}`)
  if (to === 'supply') return clause(doer, 'takes', 'take', `${some} home from ${source}`)
  return clause(doer, 'moves', 'move', `${some} from ${source} to ${target}`)
}

function trait(speech: Speech, { op, at }: EffectOf<'TRAIT'>): Clause {
  const place = placeIn(speech, at)
  if (place === null) return null
  const { chooser } = speech
  switch (op) {
    case 'reveal':
      return clause(chooser, 'turns', 'turn', `up a face-down Trait of ${place}`)
    case 'add':
      return clause(chooser, 'lays', 'lay', `a Trait from those set aside face down on ${place}`)
    case 'remove':
      return clause(chooser, 'sets', 'set', `a face-down Trait of ${place} aside`)
    case 'peek':
      return clause(chooser, 'looks', 'look', `at the face-down Traits of ${place}`)
    case 'exchange':
      return clause(chooser, 'exchanges', 'exchange', `a face-down Trait of ${place}`)
  }
}

const cardsOf = (n: number | 'all') => (n === 'all' ? 'all cards' : counted(n, 'card'))

/** Out of a hand. */
function handed(speech: Speech, owner: Person, to: Pile, n: number | 'all'): Clause {
  const some = n === 'all' ? `all ${owner.their} cards` : counted(n, 'card')
  const doer = each(owner)
  if (to === 'discard') return clause(doer, 'discards', 'discard', some)
  if (typeof to === 'string') return clause(doer, 'puts', 'put', `${some} back into the deck`)
  const other = playersIn(speech, to.hand)
  return other && clause(doer, 'gives', 'give', `${some} to ${other.subject}`)
}

function cards(speech: Speech, { from, to, n }: EffectOf<'CARDS'>): Clause {
  if (typeof from !== 'string') {
    const owner = playersIn(speech, from.hand)
    if (
      typeof to === 'string' ||
      JSON.stringify(from) !== JSON.stringify(to) ||
      typeof from.hand !== 'string'
    )
      return owner && handed(speech, owner, to, n)
    return owner && clause(owner, 'keeps', 'keep', `${owner.their} cards`)
  }
  if (from === to) return { that: `the ${from} stays as it is` }
  if (typeof to !== 'string') {
    const owner = playersIn(speech, to.hand)
    const doer = owner && each(owner)
    if (from === 'discard') return clause(doer, 'takes', 'take', `${cardsOf(n)} from the discard`)
    return clause(doer, 'draws', 'draw', n === 'all' ? 'all cards of the deck' : cardsOf(n))
  }
  const some = thing(`${cardsOf(n)} of the ${from}`, n !== 1)
  return from === 'deck'
    ? clause(some, 'goes', 'go', 'to the discard')
    : clause(some, 'is', 'be', 'shuffled into the deck')
}

const TOKEN_DETAILS: Readonly<Record<DanceOptions['token'], string | null>> = {
  here: null,
  none: 'no token is laid',
  elsewhere: 'the token goes to another prospect',
  replace: 'where another dancer there has a token, it takes the place of that one',
}

/** How a dance differs from a plain one, in brackets with a space before; nothing for a plain one. */
export function danceDetails({ occupied, token, engage, reveal }: DanceOptions): string {
  const details = [
    occupied ? 'even with a prospect who dances already' : null,
    TOKEN_DETAILS[token] ?? null,
    engage ? null : 'no engagement comes of it',
    reveal ? null : 'no Trait is turned up after it',
  ].filter((detail) => detail !== null)
  return details.length ? ` (${details.join('; ')})` : ''
}

function order(speech: Speech, effect: EffectOf<'ORDER'>): Clause {
  if (effect.set === 'reverse') return clause(thing('the order of dancing'), 'is', 'be', 'turned round')
  return clause(playersIn(speech, effect.who), 'goes', 'go', effect.set)
}

function rule(speech: Speech, { flag, on, until, text }: EffectOf<'RULE'>): Clause {
  const said = flag === 'protected' ? (on ?? 'self') : on
  let scope: Scope = null
  if (said !== undefined && flag !== 'distracted') {
    const areMeant = isOfPlayers(flag, said, speech.names.prospects)
    const person = areMeant ? playersIn(speech, said as Players) : null
    const place = areMeant ? null : placeIn(speech, said as Place)
    if (!person && !place) return null
    scope = person ? { person } : { place: place as string }
  }
  return { that: `${UNTIL[until]} ${ruleStatement(flag, scope, text)}` }
}

const manual = (text: string): Clause =>
  clause(TABLE, 'does', 'do', text.trim() ? `this itself: “${isolate(text.trim())}”` : 'what the card says')

function clauseOf(speech: Speech, effect: Exclude<Effect, EffectOf<'MAY'>>): Clause {
  switch (effect.do) {
    case 'MOVE':
      return move(speech, effect)
    case 'TOKEN':
      return token(speech, effect)
    case 'TRAIT':
      return trait(speech, effect)
    case 'CARDS':
      return cards(speech, effect)
    case 'DANCE':
      return clause(speech.self, 'dances', 'dance', `once more${danceDetails(effect)}`)
    case 'SCANDAL':
      return clause(speech.self, 'catches', 'catch', 'one of the dancers in a scandal')
    case 'ORDER':
      return order(speech, effect)
    case 'RULE':
      return rule(speech, effect)
    case 'MANUAL':
      return manual(effect.text)
  }
}

const NOTHING = 'nothing happens: a Ball’s rule has no player to do it'
const plural = (does: string, base: string) => (does === 'is' ? 'are' : base)

/** An effect as a clause that can stand alone. */
function stated(speech: Speech, effect: Effect): string {
  if (effect.do === 'MAY') return `${speech.chooser.subject} may${allowed(speech, effect)}`
  const said = clauseOf(speech, effect)
  if (said === null) return NOTHING
  if ('that' in said) return said.that
  const { subject, does, do: base, rest } = said
  return `${subject.subject} ${subject.isPlural ? plural(does, base) : does} ${rest}`
}

/** An effect to follow “may”, with the space or comma before it. */
function optional(speech: Speech, effect: Effect): string {
  const { chooser } = speech
  if (effect.do === 'MAY') {
    const they = chooser === TABLE ? 'it likes' : chooser.isPlural ? 'you like' : 'they like'
    return `, if ${they},${allowed(speech, effect).replace(/^,/, '')}`
  }
  const said = clauseOf(speech, effect)
  if (said === null || 'that' in said) return ` decide that ${said?.that ?? NOTHING}`
  const { subject, do: base, rest } = said
  return subject.subject === chooser.subject ? ` ${base} ${rest}` : ` let ${subject.subject} ${base} ${rest}`
}

const allowed = (speech: Speech, { effects }: EffectOf<'MAY'>): string =>
  effects.length ? effects.map((effect) => optional(speech, effect)).join(', then') : ' do nothing more'

const NOBODY: Names = { players: [], prospects: [] }

/**
 * Effects read back as plain sentences, with a full stop: “The top prospect falls one place.” `names` sets the names at
 * the table right; `self` is whom they speak of: nobody told, it is “you”; null, a Ball’s rule; else the player.
 */
export function effectSentence(
  said: Effect | readonly Effect[],
  names: Names = NOBODY,
  self?: string | null,
): string {
  const spoken = speech(names, self)
  const effects: readonly Effect[] = 'do' in said ? [said] : said
  if (effects.length === 0) return 'Nothing happens.'
  return effects.map((effect) => `${capital(stated(spoken, effect))}.`).join(' ')
}
