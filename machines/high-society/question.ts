import { answering, type Draft, saying } from './draft'
import { canDance, catchable } from './floor'
import {
  eventStage,
  lacks,
  type Next,
  nextOf,
  type Option,
  option,
  type Question,
  question,
  type Stage,
  unsettledIn,
} from './lacks'
import { HAND, type Reveal, type RuleId, type Season } from './model'
import { awaited, gossiper, onTurn, overfull } from './phase'
import { beforeTurn, begin, turnBy } from './steps'

/** What the card does before all else: once nothing of that is lacking, the turn itself is told. */
const beforeStage = (season: Season, player: string): Stage => ({
  season,
  attempt: ({ choices = [] }) => {
    const pass = { type: 'pass', player, choices } as const
    return beforeTurn(begin(season, pass), pass)
  },
  whole: (draft) => ({ draft }),
})

const ACTS = ['dance', 'scandal', 'pass'] as const

/** The ways to spend a turn, with what speaks against each. `begun`: after what the card does before all else. */
function acts(season: Season, begun: Season, draft: Draft, player: string): Option[] {
  const rules = turnBy(season, player)
  const cannotDance = rules.dance && !canDance(begun, player, rules.dance.occupied)
  const mayCatch = rules.scandal !== 'none' || rules.isUnknown
  const barred = {
    dance: rules.dance ? (cannotDance ? 'prospect-taken' : null) : 'dance-not-allowed',
    scandal: !mayCatch
      ? 'scandal-not-allowed'
      : catchable(begun, player).length
        ? null
        : 'victim-not-dancing',
    pass: null,
  } as const satisfies Record<(typeof ACTS)[number], RuleId | null>
  return ACTS.map((act) => {
    const next = { ...draft, type: act }
    return act === 'pass'
      ? option(eventStage(season), { act }, next)
      : { pick: { act }, barred: barred[act], next: { draft: next } }
  })
}

/** A turn from its beginning: what the card asks before all else, what is done, with whom. */
function askTurn(season: Season, draft: Draft): Question {
  const player = (draft.player as string | undefined) ?? onTurn(season) ?? ''
  const before = beforeStage(season, player)
  const early = draft.type ? null : lacks(before, draft)
  if (early) return early
  const begun = before.attempt(draft)
  const ladder = 'season' in begun ? (begun.season as Season) : season
  const stage = eventStage(season)
  const ways = acts(season, ladder, draft, player)
  const possible = ways.filter(({ barred }) => barred === null)
  const [only] = possible
  const mustDance = possible.length === 1 && only && 'act' in only.pick && only.pick.act === 'dance'
  if (!draft.type && !mustDance) return question('act', { player, options: ways })
  if (draft.type === 'scandal' && draft.victim === undefined) {
    const offer = (victim: string) => option(stage, { player: victim }, { ...draft, victim })
    return question('victim', {
      player,
      options: season.players.filter((name) => name !== player).map(offer),
    })
  }
  if (draft.type === 'scandal' || draft.type === 'pass' || draft.prospect !== undefined)
    return lacks(stage, draft) ?? question('act', { player, options: ways })
  const offer = (prospect: string) => option(stage, { prospect }, { ...draft, type: 'dance', prospect })
  return question('prospect', {
    player,
    options: ladder.ladder.map(offer),
    instead: draft.type ? [] : ways.filter((way) => way !== only),
  })
}

function askGift(season: Season, draft: Draft): Question {
  const player = season.ball?.giver ?? null
  const offer = (to: string) => option(eventStage(season), { player: to }, { ...draft, type: 'give', to })
  return question('give', { player, options: season.players.map(offer) })
}

/** Whose hand is too big drops the rest; which cards those are nobody tells. */
function askSurplus(season: Season): Question {
  const due = overfull(season)
  const offer = (player: string) => {
    const count = Math.max((season.hands[player] ?? 0) - HAND, 1)
    return option(eventStage(season), { player }, { type: 'discard', player, count })
  }
  return question('discard', {
    player: due.length === 1 ? (due[0] ?? null) : null,
    options: season.players.map(offer),
  })
}

/** The one question that the table answers next, after what a draft says already. */
export function ask(season: Season, draft: Draft = {}): Question {
  const phase = awaited(season)
  const stage = eventStage(season)
  // These are told by a form first; then their effects may ask.
  const isFormed = draft.type === 'effect' || draft.type === phase
  if (isFormed && phase !== 'give' && phase !== 'discard') {
    const more = lacks(stage, draft)
    if (more) return more
  }
  switch (phase) {
    case 'turn':
      return askTurn(season, draft)
    case 'give':
      return askGift(season, draft)
    case 'discard':
      return askSurplus(season)
    case 'end-ball':
      return question('end-ball', {
        options: [option(stage, { act: 'end-ball' }, { ...draft, type: 'end-ball' })],
      })
    case 'gossip':
      return question('gossip', { player: gossiper(season) })
    default:
      return question(phase)
  }
}

/** What is told by a form, taken into the draft: the event is whole then, or the next question stands in `draft`. */
export const withForm = (season: Season, draft: Draft): Next => nextOf(eventStage(season), draft)

/** The answer to a question `reveal`: the Trait that was turned up, or null where none was. */
export function withReveal(season: Season, draft: Draft, reveal: Reveal | null): Next {
  const isBefore = awaited(season) === 'turn' && !draft.type
  const stage = isBefore ? beforeStage(season, onTurn(season) ?? '') : eventStage(season)
  const danced = unsettledIn(stage, draft)
  if (danced) return nextOf(stage, saying(draft, { reveal }, danced.isWithin))
  return reveal ? nextOf(stage, answering(draft, { ...reveal })) : { draft }
}
