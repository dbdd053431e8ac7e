import type { RuleWords } from '../../core/explain'
import type { RuleId } from '../model'

export type { RuleWords }

const RECORD = 'The record'
const TURN_ORDER = 'Rulebook: reveal all Dance cards'
const DANCING = 'Rulebook: play Dance cards'
const SCANDAL = 'Rulebook: reveal a scandal'
const TOKENS = 'Rulebook: affection tokens'
const TRAITS = 'Rulebook: Trait tokens'
const BOOK = 'The table’s card book'

/** Every rule that a fault can name; `faultWords` says it with the names at the table. */
export const RULE_WORDS: Readonly<Record<RuleId, RuleWords>> = {
  'unknown-event': {
    title: 'A step that no season has',
    reason: 'A record is made of a few kinds of step, and this is none of them.',
    source: RECORD,
  },
  'unknown-player': {
    title: 'Somebody who is not at this table',
    reason: 'Everybody who plays is named at the start, and only they can act.',
    source: RECORD,
  },
  'unknown-prospect': {
    title: 'A prospect who is not on the ladder',
    reason: 'The prospects are laid out at the start, one more than there are players.',
    source: 'Rulebook: setup',
  },
  'unknown-card': {
    title: 'A number that no Dance card has',
    reason: 'The Dance cards carry the numbers 1 to 24, each of them once.',
    source: 'Rulebook: components',
  },
  'unknown-effect': {
    title: 'Words that make no effect',
    reason: 'What a card does is put together from a few fixed words, and names of people at this table.',
    source: BOOK,
  },
  'wrong-setup': {
    title: 'The season cannot begin like this',
    reason:
      'Three to six play, with one prospect more than players; what lies on the tiles keeps to the limits of the game.',
    source: 'Rulebook: setup; three to six by the publisher',
  },
  'game-over': {
    title: 'The season is over',
    reason: 'After the eighth Ball nothing is played; the Matches are counted.',
    source: 'Rulebook: winning the game',
  },
  'out-of-sequence': {
    title: 'Something else is due',
    reason:
      'A Ball runs in order: its rule, the cards, a turn for each, gossip, the end. A hand that is too big or to be given goes before all that.',
    source: 'Rulebook: game play',
  },
  'turn-order': {
    title: 'It is somebody else’s turn',
    reason:
      'The highest number goes first, at Lady Danbury’s Ball the lowest, unless a card or a Ball says otherwise.',
    source: TURN_ORDER,
  },
  'wrong-ball': {
    title: 'Another Ball is next',
    reason: 'The eight Balls lie in a row from the start, each different, and are held from left to right.',
    source: 'Rulebook: setup',
  },
  'cards-missing': {
    title: 'One card each',
    reason: 'Everybody who holds a card lays exactly one of them; whoever holds none lays none.',
    source: 'Rulebook: choose a Dance card',
  },
  'card-twice': {
    title: 'Each number is there once',
    reason: 'The 24 Dance cards all have different numbers, so no two players can lay the same.',
    source: 'Rulebook: components',
  },
  'card-in-discard': {
    title: 'That card lies in the discard',
    reason: 'A number that was discarded can be in a hand again only after the discard has become the deck.',
    source: 'Rulebook: setup',
  },
  'dance-not-allowed': {
    title: 'No dance here',
    reason: 'The card that was laid, or a rule that holds just now, does not allow this dance.',
    source: BOOK,
  },
  'prospect-taken': {
    title: 'Dancing with somebody else',
    reason:
      'A prospect dances with one player at a time; only a card 6 or 10, or one that says so, may join.',
    source: DANCING,
  },
  'scandal-not-allowed': {
    title: 'This card catches nobody',
    reason: 'Only a Dance card that says so catches anybody in a scandal.',
    source: SCANDAL,
  },
  'victim-not-dancing': {
    title: 'Only dancers can be caught',
    reason: 'A scandal needs another player whose tile lies to the left of a prospect.',
    source: SCANDAL,
  },
  'victim-protected': {
    title: 'Protected from scandal',
    reason:
      'A Chaperone, or a rule that holds just now, keeps this player from being caught. Card 18 lifts a Chaperone’s protection for the rest of the Ball.',
    source: SCANDAL,
  },
  'must-act': {
    title: 'A turn is not passed up',
    reason:
      'Whoever can dance must dance, unless the card says otherwise; and a card that demands a scandal leaves no choice.',
    source: DANCING,
  },
  'token-missing': {
    title: 'On whom the token goes',
    reason:
      'With this card the token goes to a prospect other than the partner, and more than one is possible.',
    source: 'Rulebook: card #4 and #8',
  },
  'replace-missing': {
    title: 'Whose token is replaced',
    reason: 'Where several dancers have tokens on the tile, the player says whose goes home.',
    source: 'Rulebook: card #6 and #10',
  },
  'send-home-missing': {
    title: 'Whose token goes home',
    reason: 'No tile holds more than two tokens: on a full one the dancer says which goes home first.',
    source: TOKENS,
  },
  'move-from-missing': {
    title: 'Where the token comes from',
    reason: 'With no token left at home, the dancer moves one from another tile and says from which.',
    source: TOKENS,
  },
  'token-not-allowed': {
    title: 'No token there',
    reason:
      'A token goes to another prospect only with a card that says so, and only to one who may take it.',
    source: 'Rulebook: card #4 and #8',
  },
  'replace-not-allowed': {
    title: 'Nothing to replace',
    reason: 'A token is replaced only with a card that says so, and only one of another dancer there.',
    source: 'Rulebook: card #6 and #10',
  },
  'send-home-not-allowed': {
    title: 'That token stays',
    reason: 'A token goes home only from a tile that is full, and only one that lies there.',
    source: TOKENS,
  },
  'move-from-not-allowed': {
    title: 'No token moves from there',
    reason: 'A token is moved only when none is left at home, and only from another tile that holds one.',
    source: TOKENS,
  },
  'reveal-after-engagement': {
    title: 'No Trait after an engagement',
    reason: 'Whoever got engaged in this Ball turns up no Trait before the next.',
    source: 'Rulebook: getting engaged',
  },
  'reveal-not-allowed': {
    title: 'No Trait is turned up here',
    reason:
      'Whoever catches somebody turns no Trait up; and a card, or a rule that holds just now, can forbid it to dancers.',
    source: SCANDAL,
  },
  'trait-not-hidden': {
    title: 'No such Trait lies face down',
    reason: 'Only a Trait that still lies face down can be turned up, and each only once.',
    source: TRAITS,
  },
  'give-self': {
    title: 'To another player',
    reason: 'With card 15 the hand goes to somebody else.',
    source: 'Rulebook: card #15',
  },
  'wrong-discard': {
    title: 'Back to two cards',
    reason: 'Whoever holds more than two cards drops to two at once, and no further.',
    source: DANCING,
  },
  'wrong-gossip': {
    title: 'Somebody else gossips',
    reason:
      'The Whistledown card is drawn by whoever laid the lowest number, or, at tables that say so, at Lady Danbury’s Ball by the last to dance.',
    source: 'Rulebook: Lady Whistledown cards',
  },
  'choice-missing': {
    title: 'A choice is still open',
    reason: 'Something that happens here leaves a choice, and the record does not say how it was made.',
    source: BOOK,
  },
  'choice-not-allowed': {
    title: 'That cannot be chosen',
    reason: 'There is a choice to make here, but this is none of the possible ones, or it is one too many.',
    source: BOOK,
  },
  'wrong-score': {
    title: 'The score',
    reason:
      'A Match is worth its place counted from the bottom, the points of the Traits face up, and one for a Love Match. Of equal scores the higher prospect wins.',
    source: 'Rulebook: winning the game',
  },
}
