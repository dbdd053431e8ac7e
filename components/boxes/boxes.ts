/** The boxes that Parlour knows, as their owners know them: what stands on the lid, who can play, what lies inside. */
export const BOXES = [
  {
    id: 'love-letter',
    name: 'Love Letter',
    players: '2 to 6 players',
    inside: '21 cards, Spy to Princess',
    about:
      'One card in hand, one drawn, one played: stay in the round, or hold the highest when the deck is out.',
  },
  {
    id: 'bridgerton',
    name: 'Love Letter: Bridgerton',
    players: '2 to 6 players',
    inside: '22 cards, Daphne to Charlotte',
    about: 'The same game in society, with a Queen who counts the hands of everybody still in.',
  },
  {
    id: 'high-society',
    name: 'Bridgerton: The High Society Game',
    players: '3 to 6 players',
    inside: '24 Dance cards, eight Balls',
    about:
      'A season of eight Balls: whom to dance with, what to reveal, and whose Match is the best in the end.',
  },
] as const

export type BoxId = (typeof BOXES)[number]['id']

export const isBox = (value: unknown): value is BoxId => BOXES.some(({ id }) => id === value)

/** Where the table of a box is laid. */
export const SETUPS: Readonly<Record<BoxId, string>> = {
  'love-letter': '/referee/new#love-letter',
  bridgerton: '/referee/new#bridgerton',
  'high-society': '/referee/high-society/new',
}

/** Where only its score is kept. */
export const SCORES: Readonly<Record<BoxId, string>> = {
  'love-letter': '/referee/score#love-letter',
  bridgerton: '/referee/score#bridgerton',
  'high-society': '/referee/high-society/score',
}

/** Where it is practised. */
export const PRACTICES: Readonly<Record<BoxId, string>> = {
  'love-letter': '/practice#love-letter',
  bridgerton: '/practice#bridgerton',
  'high-society': '/practice#high-society',
}

export const learnHref = (box: BoxId) => `/learn/${box}`
export const askHref = (box: BoxId) => `/ask#in=${box}`
