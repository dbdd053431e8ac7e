export { ASKED } from './asked'

/** What people call the cards that the rulebook speaks of, by a name of ours; numbers too. */
export const CALLED = {
  late: ['fashionably late', 'fashionably', 'late', 'card 1', 'number 1', '1'],
  jealousy: ['jealousy', 'jealous', 'card 4', 'card 8', '4', '8', 'number 4', 'number 8'],
  swoon: ['swoon', 'swooning', 'swooned', 'card 6', 'card 10', '6', '10', 'number 6', 'number 10'],
  deal: ['make a deal', 'deal card', 'card 15', '15', 'number 15'],
  distraction: ['distraction', 'distracted', 'distract', 'card 18', '18', 'number 18'],
  diamonds: ['family diamonds', 'diamonds', 'diamond', 'card 24', '24', 'number 24'],
} as const

/** Words that mean the same at a table; see the same list of Love Letter. */
export const MEANINGS: readonly (readonly [meaning: string, ...words: string[]])[] = [
  ['prospect', 'suitor', 'bachelor', 'bachelorette', 'eligible', 'candidate', 'partner'],
  ['dance', 'dancer', 'waltz'],
  [
    'engage',
    'engagement',
    'betrothed',
    'fiance',
    'fiancee',
    'promised',
    'proposal',
    'propose',
    'married',
    'marry',
  ],
  ['proposed', 'get engaged', 'gets engaged', 'become engaged'],
  ['spent', 'no tokens left', 'out of tokens', 'no more tokens', 'tokens are out', 'no tokens'],
  ['match', 'wedding'],
  ['lovematch', 'love match', 'ring', 'ring up', 'love point'],
  ['token', 'affection', 'heart', 'cube', 'marker', 'affection token'],
  ['trait', 'trait token', 'characteristic'],
  ['scandal', 'scandalous', 'caught', 'catch', 'catcher'],
  ['chaperone', 'chaperon', 'protect', 'protection', 'immune', 'safe', 'shield'],
  ['gossip', 'whistledown', 'lady whistledown', 'whistledown card', 'scandal sheet', 'pamphlet'],
  ['finale', 'final ball', 'last ball', 'eighth ball', 'ball 8', 'end of the season', 'final', 'end game'],
  ['danbury', 'lady danbury', 'danburys ball', 'lady danburys ball', 'reverse'],
  ['ladder', 'prestige', 'rank', 'standing', 'column', 'social ladder'],
  ['move', 'rise', 'rose', 'fall', 'fell', 'arrow', 'climb'],
  ['edge', 'end', 'top', 'bottom', 'topmost'],
  ['reveal', 'turn up', 'flip', 'flipped', 'turn over', 'uncover', 'face up', 'show a trait'],
  ['look', 'peek', 'peep', 'see', 'view', 'hidden traits'],
  ['place', 'lay', 'laid', 'put', 'add a token'],
  ['home', 'send home', 'sent home', 'give back', 'kick off', 'kicked off', 'bump', 'supply'],
  ['full', 'two tokens', '2 tokens', 'both tokens', 'full tile', 'no room', 'third token', 'maximum', 'cap'],
  ['own', 'mine', 'my own', 'pair'],
  ['rival', 'opponent', 'other player', 'same player', 'one player', 'another player'],
  ['empty', 'run out', 'runs out', 'ran out', 'none left', 'depleted', 'used up', 'all out'],
  ['sibling', 'brother', 'sister', 'family', 'bridgerton', 'featherington', 'relative', 'kin'],
  [
    'order',
    'turn order',
    'goes first',
    'dances first',
    'first',
    'go first',
    'start',
    'highest number',
    'highest card',
    'whose turn',
  ],
  ['last', 'goes last', 'play last'],
  ['lowest', 'lowest number', 'lowest card', 'low card'],
  ['refill', 'draw', 'drew', 'draw up', 'new cards', 'draw cards', 'draws first', 'redraw'],
  ['deck', 'pile', 'stack', 'draw pile', 'dance deck'],
  ['reshuffle', 'shuffle', 'new deck'],
  ['discard', 'discard pile', 'throw away', 'thrown away'],
  ['hand', 'hand limit', 'cards in hand', 'hold'],
  ['three', 'third card', 'too many cards', 'three cards', '3 cards', 'more than two', 'extra card'],
  ['give', 'given', 'hand over', 'pass a card', 'give hand', 'give away', 'gave'],
  ['tie', 'tying', 'tiebreak', 'tiebreaker', 'equal', 'same score', 'equal points', 'same points', 'level'],
  ['win', 'winner', 'won', 'victory'],
  ['score', 'points', 'count', 'total', 'how many points', 'desirability', 'worth'],
  ['negative', 'minus', 'less than nothing', 'below zero', 'less than zero', 'minus points'],
  ['nobody', 'no one', 'noone', 'no player'],
  ['single', 'unengaged', 'unmarried', 'not engaged', 'alone'],
  ['pass', 'sit out', 'skip', 'refuse', 'decline', 'do nothing', 'skip my turn', 'stay out'],
  ['must', 'have to', 'has to', 'force', 'compulsory', 'mandatory', 'obliged', 'need to', 'optional'],
  ['mistake', 'forgot', 'forgotten', 'wrong', 'error', 'undo', 'illegal', 'cheat', 'penalty', 'slip'],
  ['public', 'secret', 'open information', 'talk', 'table talk', 'share', 'private', 'show my hand'],
  ['players', 'how many players', 'player count', 'seven players', 'character'],
  [
    'occupied',
    'already dancing',
    'already dances',
    'busy',
    'same prospect',
    'cut in',
    'taken',
    'available',
    'block',
  ],
  ['aside', 'set aside', 'leftover', 'left over', 'remaining traits', 'beside the board', 'spare'],
  ['swap', 'exchange', 'trade', 'switch'],
  ['setup', 'set up', 'preparation', 'prepare'],
  ['effect', 'ability', 'power', 'text', 'instruction'],
  ['household', 'ball rule', 'household rule', 'host', 'rule of the ball', 'rule of a ball', 'ball card'],
]

/** Words that say nothing about what is asked. */
export const QUIET =
  'a about again am an and any are as at be been but by can card cards could did do does dont else for from get gets got had happen happens has have having he her here him his how i if in into is it its just may me might my now of on only or our player please question rule rules she should so some somebody someone still table than that the their them then there they this to too us was we were what when where which while who whom whose why will with would you your ball balls'

/** And of every card. */
export const ASKED_OF_A_CARD = 'effect; does; meaning'

/** Disputes as they sound at a table, and the few words that settle them. */
export const DISPUTES: readonly { readonly says: string; readonly asks: string }[] = [
  { says: 'Both tokens there are Bea’s. May I place mine?', asks: 'two tokens of one rival' },
  { says: 'My second token lies there. Are we engaged now?', asks: 'second token engaged' },
  { says: 'Jealousy in the last Ball: do I get a Match?', asks: 'jealousy final ball' },
  { says: 'I got engaged. May I still turn up a Trait?', asks: 'reveal after engagement' },
  { says: 'Our Matches are worth the same. Who wins?', asks: 'same score' },
  { says: 'Can I catch somebody with a Chaperone?', asks: 'chaperone scandal' },
]
