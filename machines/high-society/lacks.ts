import { apply } from './apply'
import { answering, type Draft, movingFrom, saying, told } from './draft'
import type { Effect, Event, EventType, RuleId, Season } from './model'
import { gossiper, onTurn } from './phase'
import { type AnswerWant, type FieldWant, isRefusal, type Refusal } from './refusal'

/** What the table is asked. `ball`, `cards`, `gossip`, `effect` and `reveal` are told by a form, the others by an option. */
export type Asks =
  | 'ball'
  | 'cards'
  | 'act'
  | 'prospect'
  | 'victim'
  | 'token'
  | 'replace'
  | 'send-home'
  | 'move-from'
  | 'reveal'
  | 'give'
  | 'discard'
  | 'gossip'
  | 'effect'
  | 'end-ball'
  | 'over'
  | 'choose-player'
  | 'choose-prospect'
  | 'may'

export type Pick =
  | { readonly prospect: string }
  | { readonly player: string }
  | { readonly act: 'dance' | 'scandal' | 'pass' | 'end-ball' }
  | { readonly yes: boolean }
  /** Nothing of the kind happened. */
  | { readonly none: true }

/** The draft goes on with a question, or the event is whole. */
export type Next = { readonly draft: Draft } | { readonly event: Event }

export interface Option {
  readonly pick: Pick
  /** The rule that speaks against it; the event may be reported all the same, and gets its fault. */
  readonly barred: RuleId | null
  readonly next: Next
}

export interface Question {
  readonly asks: Asks
  /** Who says it; null for the table. */
  readonly player: string | null
  /** The effect that asks, where one does. */
  readonly of: Effect | null
  /** The tile that it is about: whose token goes home from there, whose Trait is turned up. */
  readonly tile: string | null
  readonly options: readonly Option[]
  /** What else may have happened, with what speaks against it. */
  readonly instead: readonly Option[]
}

export const question = (asks: Asks, rest: Partial<Question> = {}): Question => ({
  asks,
  player: null,
  of: null,
  tile: null,
  options: [],
  instead: [],
  ...rest,
})

/** Something that is told bit by bit: what comes of a draft, and how it goes on once nothing is lacking. */
export interface Stage {
  readonly season: Season
  readonly attempt: (draft: Draft) => object | Refusal
  readonly whole: (draft: Draft) => Next
}

function playerOf(season: Season, type: EventType): string | null {
  if (type === 'dance' || type === 'scandal' || type === 'pass') return onTurn(season)
  if (type === 'give') return season.ball?.giver ?? null
  return type === 'gossip' ? gossiper(season) : null
}

/** The event that a draft tells so far, by whoever must tell it. */
export function eventOf(season: Season, draft: Draft): Event {
  const type = draft.type ?? 'pass'
  const player = playerOf(season, type)
  return told(draft, type, player === null ? {} : { player })
}

/** A whole event, told bit by bit. */
export const eventStage = (season: Season): Stage => ({
  season,
  attempt: (draft) => apply(season, eventOf(season, draft)),
  whole: (draft) => ({ event: eventOf(season, draft) }),
})

export function option(stage: Stage, pick: Pick, draft: Draft): Option {
  const after = stage.attempt(draft)
  const barred = isRefusal(after) && !after.wants ? after.rule : null
  return { pick, barred, next: barred === null ? nextOf(stage, draft) : stage.whole(draft) }
}

/** How a draft goes on: with a question, or as the whole event. */
export const nextOf = (stage: Stage, draft: Draft): Next =>
  wanted(stage, draft) ? { draft } : stage.whole(draft)

/** The event reported as it stands, though something is lacking. */
function unsaid(stage: Stage, draft: Draft): Option {
  const after = stage.attempt(draft)
  return { pick: { none: true }, barred: isRefusal(after) ? after.rule : null, next: stage.whole(draft) }
}

const ASKS = { token: 'token', replace: 'replace', sendHome: 'send-home', moveFrom: 'move-from' } as const

/** A field that a dance lacks. Every name is offered, so that what was done wrong can be told too. */
function askField(stage: Stage, draft: Draft, { field, tile, isWithin }: FieldWant): Question {
  const { season } = stage
  const dance = (isWithin ? draft.choices?.at(-1) : draft) as Readonly<Record<string, unknown>>
  const value = (name: string) => (field === 'moveFrom' ? movingFrom(dance, name) : name)
  const offer = (pick: Pick, name: string) =>
    option(stage, pick, saying(draft, { [field]: value(name) }, isWithin))
  const isOwner = field === 'replace' || field === 'sendHome'
  return question(ASKS[field], {
    player: onTurn(season),
    tile,
    options: isOwner
      ? season.players.map((player) => offer({ player }, player))
      : season.ladder.map((prospect) => offer({ prospect }, prospect)),
    instead: [unsaid(stage, draft)],
  })
}

function askAnswer(stage: Stage, draft: Draft, { answer, self, of, tile }: AnswerWant): Question {
  const { season } = stage
  const asked = { player: self, of, tile }
  const offer = (pick: Pick, choice: string | boolean | Readonly<Record<string, unknown>>) =>
    option(stage, pick, answering(draft, choice))
  switch (answer) {
    case 'player':
      return question('choose-player', {
        ...asked,
        options: season.players.map((player) => offer({ player }, player)),
      })
    case 'prospect':
      return question('choose-prospect', {
        ...asked,
        options: season.ladder.map((prospect) => offer({ prospect }, prospect)),
      })
    case 'dance':
      return question('prospect', {
        ...asked,
        options: season.ladder.map((prospect) => offer({ prospect }, { prospect })),
      })
    case 'yes':
      return question('may', { ...asked, options: [true, false].map((yes) => offer({ yes }, yes)) })
    case 'trait':
      return question('reveal', asked)
  }
}

interface Danced {
  readonly prospect: string
  readonly isWithin: boolean
}

/** Dances of a draft of which nobody said yet whether a Trait was turned up: its own, and the one answered last. */
function unsettled(draft: Draft): Danced[] {
  const last = draft.choices?.at(-1)
  const own = draft.type === 'dance' && !('reveal' in draft) && typeof draft.prospect === 'string'
  const within = typeof last === 'object' && 'prospect' in last && !('reveal' in last)
  return [
    ...(own ? [{ prospect: draft.prospect as string, isWithin: false }] : []),
    ...(within ? [{ prospect: last.prospect as string, isWithin: true }] : []),
  ]
}

/** Any Trait at all: enough to see whether one may be turned up. */
const ANY = { arrows: 1, points: 0 }

function mayReveal(stage: Stage, draft: Draft, { isWithin }: Danced): boolean {
  const after = stage.attempt(saying(draft, { reveal: ANY }, isWithin))
  return !isRefusal(after) || after.wants !== undefined
}

/** The dance of a draft of which it is to be told next whether a Trait was turned up; null where none may be. */
export const unsettledIn = (stage: Stage, draft: Draft): Danced | null =>
  unsettled(draft).find((dance) => mayReveal(stage, draft, dance)) ?? null

/** What a draft lacks still: a field, whether a Trait was turned up, or an answer. Null where it is whole or breaks a rule. */
function wanted(stage: Stage, draft: Draft): FieldWant | AnswerWant | Danced | null {
  const after = stage.attempt(draft)
  const wants = isRefusal(after) ? after.wants : undefined
  if (isRefusal(after) && !wants) return null
  if (wants && 'field' in wants) return wants
  return unsettledIn(stage, draft) ?? wants ?? null
}

/** The question about what a draft lacks still; null where it is whole or breaks a rule. */
export function lacks(stage: Stage, draft: Draft): Question | null {
  const wants = wanted(stage, draft)
  if (!wants) return null
  if ('field' in wants) return askField(stage, draft, wants)
  if ('answer' in wants) return askAnswer(stage, draft, wants)
  return question('reveal', { player: onTurn(stage.season), tile: wants.prospect })
}
