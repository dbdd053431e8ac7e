import { own } from '../core/own'
import { apply } from './apply'
import type { Choice, Effect, Event, EventOf, Season } from './model'
import { isRefusal } from './refusal'
import { mayPlace } from './tokens'

/** What a table did, as a ruling tells it: in whose name, what happened, and the answers to what that asks. */
export interface Standing {
  readonly player: string | null
  readonly effects: readonly Effect[]
  readonly choices: readonly Choice[]
}

/** One thing that happened; of several ways to tell it the first counts that the rules can carry out. */
type Part = readonly { readonly effect: Effect; readonly choices?: readonly Choice[] }[]

const token = (of: string, from: string, to: string): Part => [
  { effect: { do: 'TOKEN', of, from, to, n: 1 } },
]

/** Whoever has had their turn so neither dances nor catches in its place. */
const turnIsOver: Part = [{ effect: { do: 'RULE', flag: 'no-dance', on: 'self', until: 'ball' } }]

function danceParts(season: Season, event: EventOf<'dance'>): Part[] {
  const { player, prospect, token: elsewhere, replace, sendHome, moveFrom, reveal } = event
  const on = elsewhere ?? prospect
  const from = typeof moveFrom === 'string' ? moveFrom : (moveFrom?.[0] ?? 'supply')
  const dance: Effect = { do: 'DANCE', occupied: true, token: 'none', engage: false, reveal: false }
  return [
    [{ effect: dance, choices: [{ prospect }] }],
    ...[sendHome, replace].flatMap((owner) => (owner ? [token(owner, on, 'supply')] : [])),
    ...(mayPlace(season, player, on) ? [token(player, from, on)] : []),
    ...(reveal
      ? [[{ effect: { do: 'TRAIT', op: 'reveal', at: prospect } as const, choices: [{ ...reveal }] }]]
      : []),
    turnIsOver,
  ]
}

function scandalParts({ ball }: Season, { victim }: EventOf<'scandal'>): Part[] {
  const place = own(ball?.dancing, victim)
  const lost = place === undefined ? [] : token(victim, place, 'supply')
  return [[{ effect: { do: 'SCANDAL' }, choices: [victim] }, ...lost], turnIsOver]
}

function partsOf(season: Season, event: Event): Part[] {
  switch (event.type) {
    case 'dance':
      return danceParts(season, event)
    case 'scandal':
      return scandalParts(season, event)
    case 'pass':
      return [turnIsOver]
    case 'give':
      return [[{ effect: { do: 'CARDS', from: { hand: event.player }, to: { hand: event.to }, n: 'all' } }]]
    case 'gossip':
      return event.effects.map((effect) => [{ effect }])
    default:
      return []
  }
}

/**
 * A step that the rules refuse, as far as a ruling can tell what it did to the table (the record: `effect` events):
 * what moved, as it was told, and that the turn is over. What the rules cannot carry out even so is left out.
 */
export function standing(season: Season, event: Event): Standing {
  const player = 'player' in event ? (event.player ?? null) : null
  const isPossible = ({ effects, choices }: Standing) =>
    !isRefusal(apply(season, { type: 'effect', ...(player !== null && { player }), effects, choices }))
  return partsOf(season, event).reduce<Standing>(
    (kept, part) => {
      const ways = part.map(({ effect, choices = [] }) => ({
        player,
        effects: [...kept.effects, effect],
        choices: [...kept.choices, ...choices],
      }))
      return ways.find(isPossible) ?? kept
    },
    { player, effects: [], choices: [] },
  )
}
