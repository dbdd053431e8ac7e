import type { Effect } from './effects'

/** An answer to what an effect asks. */
export type Choice = string | boolean | Readonly<Record<string, unknown>>

export interface Reveal {
  readonly arrows: number
  readonly points: number
  readonly name?: string
  readonly slot?: number
}

/** What a dance must say beside the prospect, where it arises. */
export interface DanceWords {
  readonly prospect: string
  readonly token?: string
  readonly replace?: string
  readonly sendHome?: string
  readonly moveFrom?: string | readonly string[]
  readonly reveal?: Reveal
}

interface Told {
  readonly choices?: readonly Choice[]
}

export type Event =
  | (Told & {
      readonly type: 'ball'
      readonly name?: string
      readonly before: readonly Effect[]
      readonly order: readonly Effect[]
      readonly end: readonly Effect[]
    })
  | (Told & { readonly type: 'cards'; readonly played: Readonly<Record<string, number>> })
  | (Told & DanceWords & { readonly type: 'dance'; readonly player: string })
  | (Told & {
      readonly type: 'scandal'
      readonly player: string
      readonly victim: string
      readonly reveal?: Reveal
    })
  | (Told & { readonly type: 'pass'; readonly player: string })
  | (Told & { readonly type: 'give'; readonly player: string; readonly to: string })
  | (Told & { readonly type: 'discard'; readonly player: string; readonly count: number })
  | (Told & { readonly type: 'gossip'; readonly player: string; readonly effects: readonly Effect[] })
  | (Told & { readonly type: 'end-ball' })
  | (Told & { readonly type: 'effect'; readonly player?: string; readonly effects: readonly Effect[] })
  | (Told & {
      readonly type: 'score'
      readonly scores: Readonly<Record<string, number>>
      readonly winner?: string | null
    })

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { type: T }>

/** Rules that a fault names, in the order in which they are checked. */
export const RULE_IDS = [
  'unknown-event',
  'unknown-player',
  'unknown-prospect',
  'unknown-card',
  'unknown-effect',
  'wrong-setup',
  'game-over',
  'out-of-sequence',
  'turn-order',
  'wrong-ball',
  'cards-missing',
  'card-twice',
  'card-in-discard',
  'dance-not-allowed',
  'prospect-taken',
  'scandal-not-allowed',
  'victim-not-dancing',
  'victim-protected',
  'must-act',
  'token-missing',
  'replace-missing',
  'send-home-missing',
  'move-from-missing',
  'token-not-allowed',
  'replace-not-allowed',
  'send-home-not-allowed',
  'move-from-not-allowed',
  'reveal-after-engagement',
  'reveal-not-allowed',
  'trait-not-hidden',
  'give-self',
  'wrong-discard',
  'wrong-gossip',
  'choice-missing',
  'choice-not-allowed',
  'wrong-score',
] as const
export type RuleId = (typeof RULE_IDS)[number]
