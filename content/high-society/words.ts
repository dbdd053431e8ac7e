import type { RulingId } from './rulings'

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
  [
    'aimed',
    'how do i win',
    'how do you win',
    'how do we win',
    'how to win',
    'object of the game',
    'aim of the game',
  ],
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

/** What people type when a page is what they look for, where its own words do not say so; questions are parted by semicolons. */
export const ASKED: Partial<Record<RulingId | 'late', string>> = {
  'card-in-discard':
    'number in the discard; same card again; card already discarded; card played twice in the season',
  'cards-laid':
    'everybody lays a card; same number twice; two same numbers; forgot to lay a card; two cards played',
  choices: 'choice missing; effect asks; which choice; must choose for the effect',
  'danbury-gossip': 'danbury gossip; danbury whistledown; danbury lowest gossip; who gossips at danbury',
  'dance-not-allowed': 'dance forbidden; no dance on my card; card without dance; may not dance',
  'dancing-with-a-match':
    'dance with my fiance; engaged dance again; dance with own partner; dance after engagement; engaged dance',
  'ends-of-the-ladder':
    'past the top; past the bottom; fall off the ladder; arrows lost; top moves up; bottom moves down; two arrows one place; trait top',
  'first-and-last':
    'late diamonds; is diamonds first; is late last; diamonds first; late last; diamonds danbury; late danbury; two first',
  'game-over': 'ninth ball; after the last ball; season over; how many balls; season ended',
  'gossip-in-the-final-ball': 'whistledown final ball; gossip final ball; whistledown in the last ball',
  'hand-limit': 'three cards in hand; too many cards; more than two cards; hand limit; third card',
  'jealousy-final': 'jealousy final ball; jealousy match; jealousy single last ball; jealousy engaged',
  'locked-out':
    'all prospects engaged; no single prospect free; only engaged prospects free; locked out; nobody free final ball; no match possible',
  'looking-at-traits': 'look at traits; peek; both traits; must look; look engaged prospect; peek optional',
  'make-a-deal':
    'deal; give my hand; deal refill; give card; deal draws; receiver draws; deal no card; give to oneself; deal occupied',
  'match-on-a-rival-pair':
    'final ball rival pair; steal match; rival two tokens final ball; match with two tokens of another; take a match from somebody',
  mistakes: 'mistake; penalty; forgot something; noticed later; wrong card; undo; cheating',
  'more-than-two-traits': 'three traits; one trait; more than two traits; extra trait',
  'move-from':
    'no tokens left; out of tokens; tokens are out; tokens all out; my tokens are out; out of tokens; supply empty; move my token; fifth token; all four tokens placed',
  'must-act':
    'pass; sit out; skip; skip my turn; skip dance; must i dance; have to dance; not dance; refuse to dance; dance optional',
  'negative-wins': 'negative score wins; minus points; negative match; only match negative',
  'nobody-engaged': 'nobody engaged; no matches; nobody wins; all single; no winner',
  'nobody-to-catch':
    'nobody to catch; scandal first; scandal no victim; first in order scandal; scandal nobody dancing',
  'one-ring-each':
    'two players engaged same prospect; same prospect engaged twice; two rings; second engagement; engaged prospect match; get engaged to the same prospect',
  'out-of-sequence': 'something else first; forgot gossip; forgot refill; order of steps; wrong step',
  'placing-is-not-a-choice':
    'must i place a token; place token optional; refuse token; not lay token; keep token',
  'plain-match':
    'match without love; ring down; plain match; one token final ball; match none token; final ball match; single in the final ball; not engaged in the final ball; difference match love match',
  'players-and-characters':
    'how many players; player count; two players; seven players; choose character; same person prospect',
  'prospect-taken':
    'prospect occupied; players dance with the same prospect; already dancing; same prospect; dance with taken; cut in; blocked; is prospect available; two dancers',
  refill: 'refill; who draws first; draw cards; how many cards draw; draw order; draw at the end',
  reshuffle:
    'deck empty; reshuffle; shuffle discard; deck run out; no cards left in deck; discard becomes deck',
  'reveal-after-engagement':
    'reveal after engagement; engaged reveal; turn up trait engaged; reveal engaged this ball; engaged trait',
  'reveal-before-engagement': 'revealed before engaged; reveal then engaged; trait then ring',
  'reveal-not-allowed': 'reveal forbidden; catcher reveal; scandal reveal; reveal after scandal; no reveal',
  'rival-pair':
    'two tokens of one rival; same player both tokens; both tokens one opponent; rival pair; two tokens same player; break a pair; protect pair; locked tile',
  'scandal-final':
    'scandal final ball; caught in the last ball; lose match scandal; match lost scandal; scandal break engagement; scandal ring',
  'scandal-is-no-dance':
    'scandal and dance; catch and dance; does scandal count as dance; scandal token; catcher token; place token after scandal',
  'scandal-not-allowed':
    'which cards catch; which cards can catch somebody; which cards scandal; any card scandal; can this card catch; queen is bored; revenge; how to catch; cause a scandal',
  'send-home':
    'full tile; third token; two different tokens; whose token home; replace token; choose token home; prospect has two tokens; maximum tokens; remove my own token',
  siblings:
    'brothers and sisters; same family; bridgerton bridgerton; featherington; family token; dance with my sister; dance with brother; sibling engaged; family match',
  'swapped-cards': 'cards swapped; exchange cards; whose card after swap; switched cards',
  'swoon-by-the-engaged':
    'swoon engaged; swoon sibling; swoon engaged prospect; engaged player swoon; swoon family',
  'swoon-final': 'swoon final ball; swoon last ball; swoon match; swoon occupied final',
  'swoon-replaces':
    'swoon replace whose; whose token swoon; swoon replace; swoon whose token replace; swoon no token; swoon cut in; swoon choose; swoon dancer without token',
  'swoon-token':
    'swoon two tokens; swoon extra token; swoon besides; swoon replace and place; swoon second token; swoon how many tokens; swoon instead',
  'third-dance':
    'second token engaged; pair now; second token; when engaged; engaged; how to get engaged; become engaged; get engaged; become engaged; how many dances; love match when; three dances; two tokens engaged; love match',
  tie: 'tie; same score; tiebreak; equal points; two best matches',
  'token-elsewhere':
    'jealousy token; jealousy where; jealousy prospect b; jealousy full; jealousy own pair; jealousy sibling; jealousy two tokens; jealousy both',
  'token-lost-to-a-scandal':
    'scandal token; token lost; scandal home; scandal no token; scandal after jealousy; lose token caught; what does a scandal take',
  'tokens-at-an-engagement':
    'tokens after engagement; remove tokens engaged; rival token engagement; engaged tokens home; tokens go home when engaged; tokens match',
  'trait-not-hidden': 'trait already revealed; no hidden trait; trait face up again; reveal twice',
  'trait-stays-up':
    'trait stays; trait again; trait moves twice; trait moves once; hide trait again; turn trait face down',
  'traits-set-aside': 'traits aside; leftover traits; remaining traits; spare traits',
  'turn-order':
    'turn order; who goes first; whose turn; highest first; order of dancing; who dances first; out of turn',
  'two-dancers-caught':
    'two dancers scandal; catch one of two; scandal swoon; two on one prospect scandal; both dancers caught',
  'unknown-name': 'unknown name; unknown word; not on the list; file broken; strange record',
  'victim-not-dancing':
    'catch somebody not dancing; catch before they dance; catch myself; victim must dance; victim not dancing; scandal without dance',
  'victim-protected':
    'chaperone scandal; protected scandal; catch a chaperone; chaperone caught; catch protected; revenge chaperone',
  'what-is-public':
    'public; show; show my hand; may i show; tell traits; table talk; secret; look at discard; count the deck; lie about traits; tell what i saw',
  'when-a-ball-rule-happens':
    'ball rule when; household rule; host rule; rule of the ball; before the ball; ball card when',
  'when-a-card-happens':
    'card effect when; before or after dance; timing card; effect before dance; effect after dance',
  'when-a-chaperone-protects':
    'chaperone when; chaperone how long; chaperone distraction; distraction chaperone; chaperone from when; chaperone before turn; chaperone until',
  'whistledown-deck': 'whistledown run out; whistledown empty; whistledown deck; whistledown shuffle',
  'who-gossips':
    'who gossips; whistledown who; lowest card gossip; who plays whistledown; who decides whistledown; gossip lowest',
  'whom-one-may-catch':
    'catch a catcher; catch engaged; catch my own fiance; scandal engaged player; catch sibling; engaged caught',
  'wrong-ball': 'ball order; wrong ball; ball twice; calendar; skip ball; balls out of order',
  'wrong-score':
    'how do i win; how is the score counted; how much is a match worth; score wrong; prestige points; how many points; scoring; love match points; hidden trait points; add up; single score; count prestige',
  'wrong-setup':
    'setup wrong; setup; how many prospects; wrong number of prospects; too many tokens; season begin',
  late: 'late first; late danbury',
}

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
