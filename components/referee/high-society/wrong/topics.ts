import type { TableRuling } from '@/components/book/table-ruling-form'
import type { Effect, Season, Session } from '@/machines/high-society'

const chosen = (...where: string[]) => ({ choose: 'prospect', where })
const ruling = (...effects: Effect[]): TableRuling => ({ player: null, effects })

/** What can have gone wrong, as a table says it, and the ruling that mends it. */
export const RULINGS_FOR = [
  {
    title: 'A text did something that nobody entered',
    note: 'Say line by line what moved; it is kept as the table’s ruling.',
    ruling: ruling(),
  },
  {
    title: 'A prospect stands elsewhere on the ladder',
    note: 'Move the tile here as it was moved at the table.',
    ruling: ruling({ do: 'MOVE', who: chosen(), by: 1 }),
  },
  {
    title: 'A token lies elsewhere',
    note: 'Take it home, lay it, or move it.',
    ruling: ruling({ do: 'TOKEN', of: 'all', from: chosen('token'), to: 'supply', n: 1 }),
  },
  {
    title: 'A Trait was turned up that was not told',
    note: 'It moves its prospect at once, as any other.',
    ruling: ruling({ do: 'TRAIT', op: 'reveal', at: chosen('hidden') }),
  },
  {
    title: 'Cards were drawn, dropped or handed over',
    note: 'Hands, deck and discard are counted anew.',
    ruling: ruling({ do: 'CARDS', from: 'deck', to: { hand: { choose: 'player', where: [] } }, n: 1 }),
  },
] as const

/** Where the cards of this Ball were told; -1 while they were not. */
export function cardsAt({ log }: Session, season: Season): number {
  if (!season.ball?.played) return -1
  return log.steps.findLastIndex(({ event }) => event.type === 'cards')
}
