// Changes exactly one event of a record afterwards: what a table, or whoever writes, can get wrong.
import type { Edition } from '../enumerator/editions'
import type { GameEvent, Name } from '../enumerator/types'
import type { Chance } from './random'

export interface Corruption {
  events: GameEvent[]
  /** What was done, and to which event. */
  what: string
  at: number
}

/** Changes that spoil the order or the form of what is told, rather than the cards. */
const inOrder = ['dropped', 'doubled', 'swapped', 'another player', 'no target', 'another guess']

type Change = (events: GameEvent[], at: number) => GameEvent[] | null

export function corrupted(
  events: GameEvent[],
  chance: Chance,
  edition: Edition,
  players: Name[],
): Corruption {
  if (!events.length) return { events, what: 'nothing', at: -1 }
  const changes = Object.entries(changesFor(chance, edition, players))
  const before = JSON.stringify(events)
  for (;;) {
    const at = chance.below(events.length)
    const [what, change] = chance.pick(changes)
    // Out of order is soon seen by anybody: what is said of cards is the harder half.
    if (inOrder.includes(what) && chance.happens(0.7)) continue
    const changed = change(events, at)
    if (changed && JSON.stringify(changed) !== before) return { events: changed, what, at }
  }
}

function edit(
  events: GameEvent[],
  at: number,
  change: (event: GameEvent) => GameEvent | null,
): GameEvent[] | null {
  const event = events[at]
  const changed = event && change(event)
  return changed ? events.map((old, index) => (index === at ? changed : old)) : null
}

function changesFor(chance: Chance, edition: Edition, players: Name[]): Record<string, Change> {
  const anyCard = () => chance.pick(edition.cards).id
  const anyone = () => chance.pick(players)
  return {
    'another card': (events, at) =>
      edit(events, at, (event) => ('card' in event ? { ...event, card: anyCard() } : null)),
    'a told draw': (events, at) =>
      edit(events, at, (event) => (event.type === 'draw' ? { ...event, card: anyCard() } : null)),
    'another answer': (events, at) =>
      edit(events, at, (event) => (event.type === 'answer' ? { ...event, holds: !event.holds } : null)),
    'another loser': (events, at) =>
      edit(events, at, (event) =>
        event.type === 'compare' ? { ...event, loser: chance.pick([...players, null]) } : null,
      ),
    'another count': (events, at) =>
      edit(events, at, (event) =>
        event.type === 'count' ? { ...event, ...anyCount(chance, players) } : null,
      ),
    'another target': (events, at) =>
      edit(events, at, (event) => (event.type === 'play' ? { ...event, target: anyone() } : null)),
    'no target': (events, at) => edit(events, at, withoutTarget),
    'another guess': (events, at) =>
      edit(events, at, (event) => (event.type === 'play' ? { ...event, guess: anyCard() } : null)),
    'another player': (events, at) =>
      edit(events, at, (event) => ('player' in event ? { ...event, player: anyone() } : null)),
    'a told keep': (events, at) =>
      edit(events, at, (event) => (event.type === 'keep' ? { ...event, keeps: anyCard() } : null)),
    'told returns': (events, at) =>
      edit(events, at, (event) =>
        event.type === 'keep' ? { ...event, returns: [anyCard(), anyCard()] } : null,
      ),
    'another starter': (events, at) =>
      edit(events, at, (event) => (event.type === 'deal' ? { ...event, starter: anyone() } : null)),
    'another award': (events, at) =>
      edit(events, at, (event) =>
        event.type === 'award' ? { ...event, tokens: { [anyone()]: chance.below(3) } } : null,
      ),
    dropped: (events, at) => events.filter((_, index) => index !== at),
    doubled: (events, at) => [...events.slice(0, at + 1), ...events.slice(at)],
    swapped: (events, at) =>
      at + 1 < events.length
        ? [...events.slice(0, at), ...events.slice(at, at + 2).reverse(), ...events.slice(at + 2)]
        : null,
  }
}

function withoutTarget(event: GameEvent): GameEvent | null {
  if (event.type !== 'play' || event.target === undefined) return null
  const { target: _target, guess: _guess, ...rest } = event
  return rest
}

function anyCount(chance: Chance, players: Name[]): { lowest: number | null; out: Name[] } {
  if (chance.happens(0.2)) return { lowest: null, out: [] }
  const out = players.filter(() => chance.happens(0.4))
  return { lowest: chance.between(1, 9), out: out.length ? out : [chance.pick(players)] }
}
