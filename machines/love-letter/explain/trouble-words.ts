/** What can go wrong at a table that no card speaks of. */
export const TROUBLES = [
  'deck',
  'forgot-draw',
  'drew-twice',
  'out-of-turn',
  'wrong-deal',
  'saw-card',
  'leaves',
  'odd-play',
  'one-more',
  'else',
] as const
export type Trouble = (typeof TROUBLES)[number]

export interface TroubleWords {
  readonly title: string
  /** A few words below the title, in the list. */
  readonly note: string
  /** What the rules say, in our words. */
  readonly rules: string
  /** What they leave to the table. */
  readonly open: string
  readonly source: string
}

const silentOn = (what: string) => `The rulebooks are silent on ${what}: your table decides.`

/** The same for all editions; numbers stand for the cards. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, TroubleWords>> = {
  deck: {
    title: 'The deck does not match',
    note: 'More or fewer cards lie there than the screen says.',
    rules:
      'Each turn takes one card from the deck, and a 5 one more. A 6 puts back as many cards as it draws.',
    open: silentOn('what to do when the numbers differ'),
    source: 'Rulebook: a player’s turn; the 5; the 6',
  },
  'forgot-draw': {
    title: 'Somebody forgot to draw',
    note: 'A card was played from a hand of one.',
    rules: 'A turn begins with one card from the deck; then one of the two in hand is played.',
    open: silentOn('whether a card that was played too early counts'),
    source: 'Rulebook: a player’s turn',
  },
  'drew-twice': {
    title: 'Somebody drew twice',
    note: 'There is a card too many in a hand.',
    rules: 'One card a turn is drawn, so nobody holds more than two, but for the moment of a 6.',
    open: silentOn('which card goes back, and where to'),
    source: 'Rulebook: a player’s turn',
  },
  'out-of-turn': {
    title: 'Somebody played out of turn',
    note: 'It was not their turn, or something else was due.',
    rules:
      'Turns go round clockwise, past everybody who is out, and a card is finished before the next is played.',
    open: silentOn('whether the card goes back or stays'),
    source: 'Rulebook: a player’s turn',
  },
  'wrong-deal': {
    title: 'A card was dealt wrongly',
    note: 'Too many, too few, or turned over.',
    rules:
      'One card is set aside face down, and three more face up when two play. Everybody then begins with one card that only they have seen.',
    open: silentOn('whether to deal again'),
    source: 'Rulebook: setup',
  },
  'saw-card': {
    title: 'Somebody saw a card',
    note: 'One that was not theirs to see.',
    rules:
      'A hand is seen by its owner alone unless a card shows it; nobody looks into the deck or at the card set aside.',
    open: silentOn('whether to shuffle, to deal again or to play on'),
    source: 'Rulebook: setup; the 2',
  },
  leaves: {
    title: 'A player leaves',
    note: 'In the middle of the round.',
    rules:
      'The rulebooks know only players who are out: their hand is laid face up, it does nothing, and turns pass them by.',
    open: silentOn('whether a leaver’s hand is shown'),
    source: 'Rulebook: out of the round',
  },
  'odd-play': {
    title: 'A card was played otherwise',
    note: 'In a way that the screen does not offer.',
    rules: 'Each card says whom it chooses and whether a card is named; nothing beyond that belongs to it.',
    open: silentOn('what becomes of a card that was played otherwise'),
    source: 'Rulebook: the cards',
  },
  'one-more': {
    title: 'Another round was dealt',
    note: 'Although the game is won.',
    rules: 'The game ends with the round in which somebody reaches the number of tokens that wins.',
    open: 'Whoever wants to play on can agree on more tokens, or begin another game.',
    source: 'Rulebook: winning the game',
  },
  else: {
    title: 'Something else',
    note: 'Write it down, lay it out anew, or give the round up.',
    rules: 'The rulebooks give no penalty for a mistake, and no way to put one right.',
    open: 'Your table decides.',
    source: 'No rulebook speaks of it',
  },
}
