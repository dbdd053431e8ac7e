import { type Event, type Head, openSession, type Session } from '@/machines/high-society'

export const head: Head = {
  ruleset: 'high-society',
  players: ['Ann', 'Bea', 'Cal'],
  prospects: ['p1', 'p2', 'p3', 'p4'],
}

export const fresh = (more: Partial<Head> = {}): Session => openSession({ ...head, ...more }) as Session

export const ball: Event = { type: 'ball', before: [], order: [], end: [] }
/** Ann dances first, then Bea, then Cal. */
export const cards: Event = { type: 'cards', played: { Ann: 20, Bea: 12, Cal: 5 } }
export const dance = (player: string, prospect: string): Event => ({ type: 'dance', player, prospect })
