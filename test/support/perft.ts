/** Counts the ways a game can go: each path of legal events from a position, by public facts, to some depth. */
import { awaited } from '@/machines/love-letter/apply'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import { legalEvents } from '@/machines/love-letter/legal-events'
import { openRecord } from '@/machines/love-letter/record'
import { enumerator } from './enumerator'
import type { Head } from './tables'
import { NO_CARD, STRANGER, universe } from './universe'

function openIn(head: Head): Game {
  const game = openRecord({ ...head, events: [] })
  if ('rule' in game) throw new Error(game.rule)
  return game
}

/** The number of paths of each length up to `depth`. They end with the round. */
export function perft(head: Head, depth: number): number[] {
  const paths = Array<number>(depth).fill(0)
  const walk = (game: Game, at: number) => {
    const phase = awaited(game.table)
    for (const event of legalEvents(game, phase)) {
      if (event.type === 'deal' && game.table.round) continue
      paths[at] = (paths[at] as number) + 1
      if (at + 1 === depth) continue
      const verdict = judge(game, phase, event)
      if (verdict.fault) throw new Error('a legal event was faulted')
      walk(advance(game, event, verdict.beliefs), at + 1)
    }
  }
  walk(openIn(head), 0)
  return paths
}

/** The same by trying everything that can be written on the plain enumerator: slow, and from nothing of ours. */
export function perftByEnumerator(head: Head, depth: number): number[] {
  const paths = Array<number>(depth).fill(0)
  // Nobody deals in the middle of a round, and names of strangers are looked for by another test.
  const all = universe(openIn(head).table).filter(
    (event) => event.type !== 'deal' && !JSON.stringify(event).includes(STRANGER) && event.card !== NO_CARD,
  )
  const walk = (before: readonly object[]) => {
    for (const event of all) {
      const referee = enumerator(head)
      for (const earlier of before) referee.push(earlier)
      if (referee.push(event)) continue
      paths[before.length] = (paths[before.length] as number) + 1
      if (before.length + 1 < depth) walk([...before, event])
    }
  }
  walk([])
  return paths
}

/** The beginnings that are counted: a fresh deal for three, and the end of a round of two, in each edition. */
export const beginnings: readonly { readonly name: string; readonly head: Head; readonly depth: number }[] = [
  { name: 'love-letter deal', head: { ruleset: 'love-letter', players: ['Ann', 'Bea', 'Cal'] }, depth: 6 },
  {
    name: 'love-letter end',
    head: {
      ruleset: 'love-letter',
      players: ['Ann', 'Bea'],
      start: {
        turn: 'Ann',
        deck: 2,
        discards: {
          Ann: ['guard', 'guard', 'priest', 'spy', 'handmaid'],
          Bea: ['guard', 'guard', 'baron', 'spy'],
        },
        faceUp: ['priest', 'handmaid', 'guard'],
      },
    },
    depth: 6,
  },
  {
    name: 'love-letter-classic deal',
    head: { ruleset: 'love-letter-classic', players: ['Ann', 'Bea', 'Cal'] },
    depth: 6,
  },
  {
    name: 'love-letter-classic end',
    head: {
      ruleset: 'love-letter-classic',
      players: ['Ann', 'Bea'],
      start: {
        turn: 'Bea',
        deck: 2,
        discards: { Ann: ['guard', 'guard', 'handmaid'], Bea: ['guard', 'priest'] },
        faceUp: ['priest', 'baron', 'guard'],
        protected: ['Ann'],
      },
    },
    depth: 6,
  },
  { name: 'bridgerton deal', head: { ruleset: 'bridgerton', players: ['Ann', 'Bea', 'Cal'] }, depth: 6 },
  {
    name: 'bridgerton end',
    head: {
      ruleset: 'bridgerton',
      players: ['Ann', 'Bea'],
      start: {
        turn: 'Ann',
        deck: 2,
        discards: {
          Ann: ['eloise', 'eloise', 'kate', 'daphne', 'colin'],
          Bea: ['eloise', 'eloise', 'eloise', 'duke', 'daphne', 'lady-danbury'],
        },
        faceUp: ['kate', 'colin', 'eloise'],
      },
    },
    depth: 5,
  },
  {
    name: 'bridgerton-classic deal',
    head: { ruleset: 'bridgerton-classic', players: ['Ann', 'Bea', 'Cal'] },
    depth: 6,
  },
  {
    name: 'bridgerton-classic end',
    head: {
      ruleset: 'bridgerton-classic',
      players: ['Ann', 'Bea'],
      rulings: { 'protected-target': 'no-effect' },
      start: {
        turn: 'Bea',
        deck: 2,
        discards: { Ann: ['eloise', 'eloise', 'colin'], Bea: ['eloise', 'kate'] },
        faceUp: ['kate', 'duke', 'eloise'],
        protected: ['Ann'],
      },
    },
    depth: 6,
  },
]
