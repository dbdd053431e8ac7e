import type { Phase } from '../model'

/** A state of the chart in words: its name, and what is done there. */
export interface StateWords {
  readonly name: string
  readonly does: string
}

const WORDS = {
  next: { name: 'What is due', does: 'Something has happened; what comes next is settled.' },
  ball: { name: 'The Ball opens', does: 'The next Ball of the calendar is opened and its rule read.' },
  open: { name: 'A Ball', does: 'A Ball is being held.' },
  cards: { name: 'Cards', does: 'All lay one Dance card and reveal them together.' },
  turn: { name: 'A turn', does: 'Whoever is next dances, catches somebody, or can do neither.' },
  give: { name: 'The hand given', does: 'Whoever laid card 15 hands the other card over.' },
  discard: { name: 'Back to two', does: 'Whoever holds more than two cards drops the rest.' },
  gossip: { name: 'Gossip', does: 'The lowest number reads a Whistledown card.' },
  'end-ball': { name: 'The Ball ends', does: 'The rule for its end happens, and all is cleared away.' },
  over: { name: 'The season is over', does: 'The Matches are counted, and the best one wins.' },
} as const satisfies Readonly<Record<Phase | 'next' | 'open', StateWords>>

export type StateName = keyof typeof WORDS

/** What a state of the chart is called, and what is done there. */
export const stateWords = (state: StateName): StateWords => WORDS[state]
