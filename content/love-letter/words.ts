import type { RulingId } from './rulings'

/** What people call a card beside what the editions print, by its id of 2019 or else its own; other languages, older boxes, families. */
export const CALLED = {
  spy: ['spies', 'daphne bridgerton', 'espionne', 'espione', 'spion', '0', 'zero', 'nought'],
  guard: ['eloise bridgerton', 'soldier', 'garde', 'guardian', 'sentry', '1'],
  priest: ['kate sharma', 'sharma', 'lender', 'pretre', 'clown', '2'],
  baron: ['duke', 'duke of hastings', 'hastings', 'simon', 'simon basset', 'basset', 'knight', '3'],
  handmaid: ['maid', 'hand maid', 'handmaiden', 'servant', 'servante', 'colin bridgerton', '4'],
  prince: ['agatha', 'agatha danbury', 'wizard', '5'],
  chancellor: ['chancer', 'chancelier', 'chancelor', 'anthony bridgerton', 'viscount', 'tony', '6'],
  king: ['violet', 'violet bridgerton', 'lady violet', 'viscountess', 'roi', 'general', '7', 'seven'],
  countess: ['portia', 'portia featherington', 'comtesse', 'minister', '8', 'eight'],
  princess: ['penelope featherington', 'whistledown', 'lady whistledown', 'pen', 'princesse', '9', 'nine'],
  'queen-charlotte': ['queen', 'charlotte', 'her majesty', 'q'],
} as const

/**
 * Words that mean the same at a table: the first is what they mean. Every form counts (`discards`, `discarded`). A word on
 * two lines means both when somebody asks, and the earlier one where a page says it.
 */
export const MEANINGS: readonly (readonly [meaning: string, ...words: string[]])[] = [
  ['draw', 'drew', 'drawn', 'drawing', 'pick up', 'take a card'],
  ['turn', 'go', 'move'],
  ['order', 'out of turn', 'wrong turn', 'not my turn', 'sequence', 'clockwise'],
  ['lay', 'laid', 'lays', 'put down', 'lay down'],
  ['play', 'use', 'used', 'lay', 'laid'],
  ['discard', 'throw', 'threw', 'thrown', 'throw away', 'toss', 'dump', 'ditch', 'get rid of', 'drop'],
  ['discard', 'lay', 'laid', 'lay down'],
  ['token', 'heart', 'favour', 'favor', 'diamond', 'cube', 'point', 'marker', 'score', 'gem'],
  [
    'choose',
    'chose',
    'chosen',
    'choosing',
    'target',
    'pick',
    'select',
    'point at',
    'aim',
    'aiming',
    'pick on',
  ],
  ['protect', 'protection', 'immune', 'immunity', 'safe', 'shield', 'safety', 'invulnerable', 'untouchable'],
  // Whoever is said to “have” one lies under its protection.
  ['protect', 'handmaid', 'maid', 'colin'],
  [
    'out',
    'eliminate',
    'elimination',
    'knock out',
    'dead',
    'die',
    'died',
    'kill',
    'kick out',
    'remove',
    'gone',
  ],
  ['lose', 'lost', 'losing', 'loser', 'out'],
  ['tie', 'tied', 'tying', 'equal', 'equals', 'draw', 'same', 'even', 'level', 'identical', 'stalemate'],
  ['deck', 'pile', 'stock', 'draw pile', 'stack', 'talon', 'drawing pile'],
  [
    'empty',
    'empties',
    'emptied',
    'exhausted',
    'run out',
    'ran out',
    'out of',
    'finished',
    'no more',
    'none left',
  ],
  ['empty', 'gone', 'used up', 'no cards left', 'last card', 'no card left', 'one card left', 'not enough'],
  ['name', 'guess', 'call', 'ask', 'say', 'accuse', 'naming', 'announce', 'declare'],
  [
    'start',
    'begin',
    'began',
    'first',
    'starter',
    'beginning',
    'starting',
    'go first',
    'goes first',
    'first player',
  ],
  ['win', 'won', 'winner', 'winning', 'victory', 'victor'],
  ['end', 'over', 'ending', 'round over', 'when is it over'],
  [
    'aimed',
    'how do i win',
    'how do you win',
    'how do we win',
    'how to win',
    'object of the game',
    'aim of the game',
  ],
  ['game', 'match', 'whole game'],
  ['compare', 'comparison', 'comparing', 'versus', 'vs', 'against', 'meets', 'fight', 'duel'],
  ['showdown', 'shown', 'show', 'end of round', 'end of the round', 'highest', 'final'],
  ['trade', 'swap', 'exchange', 'switch', 'swapped', 'trading', 'given away'],
  ['look', 'see', 'peek', 'peep', 'view', 'looking', 'seen'],
  ['everybody', 'everyone', 'all players', 'all', 'anyone', 'anybody', 'whole table'],
  ['oneself', 'myself', 'yourself', 'self', 'himself', 'herself', 'themselves', 'my own', 'own', 'me'],
  ['faceup', 'face up', 'open'],
  ['aside', 'face down', 'set aside', 'burn', 'burned', 'burnt', 'hidden card', 'removed card', 'put aside'],
  ['mistake', 'penalty', 'error', 'punish', 'punishment', 'fault', 'cheat', 'cheating', 'slip', 'illegal'],
  [
    'must',
    'have to',
    'has to',
    'had to',
    'force',
    'forced',
    'compulsory',
    'oblige',
    'obliged',
    'mandatory',
    'need to',
  ],
  ['keep', 'kept', 'keeping', 'hold', 'held', 'holding', 'still have'],
  ['lie', 'lied', 'lying', 'liar', 'false', 'untrue', 'no', 'cannot be true', 'wrong answer', 'deny'],
  ['under', 'bottom', 'beneath', 'put back', 'returned', 'return'],
  ['effect', 'power', 'ability', 'does nothing', 'no effect'],
  ['waste', 'wasted', 'in vain', 'fizzle', 'for nothing', 'no effect'],
  ['extra', 'bonus', 'additional'],
  ['count', 'counting', 'counts', 'counted', 'number call'],
  ['setup', 'set up', 'deal', 'dealing', 'dealt', 'prepare', 'preparation', 'shuffle'],
  ['copy', 'copies', 'how many copies', 'how many copies of', 'how many are there', 'how many in the deck'],
  ['excess', 'too many', 'third', 'fourth', 'extra copy', 'one too many', 'elsewhere'],
  ['absent', 'eliminated player', 'player who is out', 'out player', 'dead player', 'knocked out player'],
  ['classic', '16 cards', 'sixteen', 'old version', 'old edition', '2012', 'original'],
  ['difference', 'differ', 'different', 'differs', 'versions'],
  ['undo', 'take back', 'take it back', 'correct', 'mend', 'revert'],
  ['need', 'needed', 'goal', 'how many'],
  ['long', 'how long', 'last', 'stop', 'until', 'expire', 'duration', 'wear off', 'wears off'],
  ['clear', 'clears', 'wipe', 'wiped'],
  ['before', 'without', 'forgot', 'forget', 'forgotten', 'skip'],
  ['second', 'two cards', 'twice', 'double', 'extra card'],
  ['stranger', 'not at the table', 'player list', 'not playing'],
  ['lowest', 'smallest', 'low'],
  ['p2', '2 players', 'two players', '2 player', 'heads up'],
  ['p3', '3 players', 'three players'],
  ['p4', '4 players', 'four players'],
  ['p5', '5 players', 'five players'],
  ['p6', '6 players', 'six players'],
]

/** Words that say nothing about what is asked. */
export const QUIET =
  'a about after again am an and any are as at be been but by can card cards could did do does dont else for from get gets got had happen happens has have having he her his how i if in into is it its just leave left let letter love may me might my now of on only or our player players please question round rule rules she should so some somebody someone still table than that the their them then there they this to too up us was we were what when where which while who whose why will with would you your'

/** What people type when a page is what they look for, where its own words do not say so; questions are parted by semicolons. */
export const ASKED: Partial<Record<RulingId | keyof typeof CALLED, string>> = {
  'already-drawn': 'draw second card; draw twice; three cards in hand',
  'bonus-token':
    'spy out; eliminated spy; spy of a dead player; spies count when knocked out; spies out of the round',
  contradiction: 'not all can be true; contradiction; suspects',
  'count-starts-at-one': 'queen count; queen spy; queen lowest; spy answers queen',
  'duke-and-queen': 'baron queen; baron compare queen',
  'forced-countess':
    'countess prince; countess king; countess queen; must play countess; countess princess; countess chancellor; forced',
  'game-over': 'game won another round; play on after game won',
  'guess-guard':
    'guard guard; guard names guard; guard guesses guard; name guard with guard; guard says guard',
  'guess-missing': 'guard without name; guard without guess; forgot to name',
  'guess-not-allowed': 'name with priest; name with baron; guess with king',
  'guess-unknown': 'guard queen; name queen; guess queen; guard names queen',
  'hand-laid-without-effect': 'hand of player out; last card effect when eliminated; reveal hand when out',
  'impossible-card':
    'too many on the table; too many copies; third copy; fourth copy; copies run out; card elsewhere; all copies gone',
  mistakes:
    'penalty mistake; played wrong card; cheating; undo; somebody looked at a face down card; player left the game; saw a card',
  'must-draw': 'play before draw; forgot to draw',
  'must-play-countess':
    'kept countess; kept countess with king; kept with prince; kept with queen; broke countess rule; cheated with countess; countess mistake',
  'naming-a-number':
    'guard spy; guard names spy; name number; guard guess; guess handmaid; guard priest baron prince chancellor king countess princess',
  'out-of-sequence': 'something else first; due first',
  'prince-and-empty-deck':
    'prince empty deck; prince set aside; prince no cards to draw; draw when deck empty; face down card',
  'princess-discarded':
    'princess discard; princess prince; princess king; princess chancellor; princess played; princess trade; princess out; princess under deck',
  'protected-target': 'waste on protected; play on protected without effect; discard without effect; fizzle',
  protection:
    'handmaid long; handmaid protect; handmaid until; handmaid discard; handmaid myself; handmaid showdown',
  'queen-and-colin': 'handmaid queen; queen protected; immune to queen',
  'queen-at-the-showdown':
    'queen showdown; queen value; queen worth; queen end; queen highest; queen alone; queen win',
  'queen-clears-table': 'queen everybody out; queen nobody left; queen all out',
  'queen-counts-player': 'queen myself; queen own count; queen player counted',
  'spy-token':
    'spy token; spy bonus; both spies; two spies; spy discarded; spy showdown; spy kept in hand; spy played',
  'target-missing':
    'all protected; everybody protected; no target; nobody to choose; prince everybody protected; everybody has handmaid; all have handmaid; everyone has handmaid what now',
  'target-not-allowed':
    'countess target; spy target; handmaid target; princess target; chancellor target; target not needed',
  'target-numbers':
    'how do i win; how many tokens to win; tokens needed; p2 p3 p4 p5 p6 win tokens; game win tokens',
  'target-out':
    'target out; choose eliminated player; guard, priest, baron, prince, king on a player who is out',
  'target-protected':
    'target protected; protected was chosen; guard protected; priest protected; baron protected; prince protected; king protected; king swap handmaid; trade with protected; guard handmaid; baron against handmaid; target handmaid; somebody with handmaid',
  'target-self':
    'on myself; target self; prince myself; guard myself; king myself; baron myself; priest myself',
  ties: 'tie; showdown tie; start after tie; two players tie; three players tie; both win; two winners; several winners; equal highest; game tie several winners; sum of discards',
  'tokens-run-out': 'tokens run out; no more tokens; tokens empty',
  'turn-order': 'out of turn; wrong player played; turn order',
  'unknown-card': 'card not in edition; queen in love letter 2019; spy classic; chancellor classic',
  'unknown-event': 'unknown step; file broken; strange file',
  'unknown-player': 'not at the table; unknown name',
  'when-the-deck-is-empty':
    'deck empty; empty deck end; chancellor empty deck; last card turn; chancellor last card; round end; how does a round end; end of the round; round over',
  'wrong-answer':
    'lie guard; lied to a guard; false no; guard answer lie; lied about card; lied when guessed right; lied to a guess',
  'wrong-award': 'tokens wrong; wrong number of tokens given; award',
  'wrong-comparison': 'baron wrong result; baron lie; comparison false; baron mistake',
  'wrong-count': 'queen lie; queen false count; count wrong; queen mistake',
  'wrong-setup': 'deal wrong; setup wrong; face up cards; too many cards; cards do not add up',
  'wrong-starter': 'start round; next start; first player; loser starts; start next round; nobody won start',
  baron: 'baron tie; same card; equal cards',
  priest: 'look at hand; show everybody; look alone; keep it secret',
  king: 'trade hands',
  chancellor: 'keep one; under the deck',
}

/** And of every card. */
export const ASKED_OF_A_CARD = 'effect; copies; how many; value'

/** Disputes as they sound at a table, and the few words that settle them. */
export const DISPUTES: readonly { readonly says: string; readonly asks: string }[] = [
  { says: 'I hold the Countess and a Prince. Must I play her?', asks: 'countess prince' },
  { says: 'I am under Colin. Does the Queen count me?', asks: 'colin queen' },
  { says: 'The deck is empty. What do I draw after a Prince?', asks: 'prince empty deck' },
  { says: 'We tied. Who starts the next round?', asks: 'who starts after tie' },
  { says: 'Everybody is protected. Is my Guard wasted?', asks: 'guard everybody protected' },
  { says: 'Penelope was thrown away. Is she out?', asks: 'penelope discarded' },
]
