/** What the chart’s states are called. A state that is not here has no name to show. */
const NAMES = {
  due: 'What is due',
  review: 'The Ball opens',
  ball: 'A Ball',
  cards: 'Cards',
  turn: 'Turns',
  act: 'A turn',
  before: 'Before it',
  dance: 'The dance',
  affection: 'A token',
  engagement: 'A Love Match',
  match: 'A Match',
  scandal: 'A scandal',
  neither: 'Neither',
  look: 'A look',
  reveal: 'A Trait',
  after: 'After it',
  give: 'The hand given',
  gossip: 'Gossip',
  end: 'The Ball ends',
  discard: 'Back to two',
  closing: 'Clearing away',
  tiles: 'Tiles back',
  refill: 'Refill',
  scoring: 'Scoring',
  over: 'Season over',
  counted: 'Counted',
} as const

/** A state of the chart by its key. */
export type StateName = keyof typeof NAMES

/** What a state of the chart is called. */
export const stateWords = (state: StateName): string => NAMES[state]

/** The keys of all states that have a name. */
export const STATE_NAMES = Object.keys(NAMES) as StateName[]
