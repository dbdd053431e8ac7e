import type { RuleWords } from '../../core/explain'
import type { RuleId } from '../model'
import { RULING_QUESTIONS } from './ruling-questions'

export type { RuleWords }

const ORDER = 'The record: order of play'
const TURN = 'Rulebook: a player’s turn'
const SETUP = 'Rulebook: setup'

/** Every rule that a fault can name, the same for all editions; `faultWords` says it with the cards in hand. */
export const RULE_WORDS: Readonly<Record<RuleId, RuleWords>> = {
  'unknown-event': {
    title: 'A step that no game has',
    reason: 'A record is made of a few kinds of step, and this is none of them.',
    source: 'The record: events',
  },
  'unknown-player': {
    title: 'Somebody who is not at this table',
    reason: 'Everybody who plays is named at the start, and only they can act.',
    source: 'The record: players',
  },
  'unknown-card': {
    title: 'A card that this edition lacks',
    reason: 'Every edition has its own cards, and each of them one spelling in a record.',
    source: 'The record: card ids',
  },
  'game-over': {
    title: 'The game is won',
    reason: 'As soon as somebody has enough tokens when a round ends, no further round is dealt.',
    source: 'Rulebook: winning the game',
  },
  'out-of-sequence': {
    title: 'Something else is due',
    reason:
      'A turn runs in order: draw, play, then whatever the card asks for. Each step waits for the one before.',
    source: ORDER,
  },
  'turn-order': {
    title: 'It is somebody else’s turn',
    reason: 'Turns go round clockwise, past everybody who is out.',
    source: TURN,
  },
  'already-drawn': {
    title: 'One card a turn is drawn',
    reason: 'A turn begins with one card from the deck; then one of the two in hand is played.',
    source: TURN,
  },
  'must-draw': {
    title: 'First draw, then play',
    reason: 'A turn begins with a card from the deck; only then is one of the two played.',
    source: TURN,
  },
  'wrong-setup': {
    title: 'The cards do not add up',
    reason:
      'The number of cards and of players is fixed by the edition, and so is what lies where when a round begins.',
    source: SETUP,
  },
  'wrong-starter': {
    title: 'Who starts',
    reason: 'Whoever won the last round starts the next; of several winners, one drawn by lot.',
    source: 'Rulebook: the next round',
  },
  'target-missing': {
    title: 'The card has to be played on somebody',
    reason: 'A card that chooses a player must do so as long as anybody can be chosen.',
    source: 'Rulebook: the card, and the 4',
  },
  'target-self': {
    title: 'On another player only',
    reason: 'This card chooses somebody else; only a 5 may be played on one’s own hand.',
    source: 'Rulebook: the card',
  },
  'target-out': {
    title: 'Out of the round',
    reason: 'A player who is out cannot be chosen again before the next deal.',
    source: 'Rulebook: out of the round',
  },
  'target-protected': {
    title: 'Protected',
    reason: 'After a 4, its owner cannot be chosen by others before their next turn begins.',
    source: `Rulebook: the 4; open ruling: ${RULING_QUESTIONS['protected-target']}`,
  },
  'target-not-allowed': {
    title: 'A card that chooses nobody',
    reason: 'This card concerns no single player, so it is simply laid down.',
    source: 'Rulebook: the card',
  },
  'guess-not-allowed': {
    title: 'No card is named here',
    reason: 'Only a 1 names a card, and only when it is played on somebody.',
    source: 'Rulebook: the 1',
  },
  'guess-missing': {
    title: 'A card must be named',
    reason: 'Whoever plays a 1 on somebody names the card that they may hold.',
    source: 'Rulebook: the 1',
  },
  'guess-unknown': {
    title: 'A card that cannot be named',
    reason: 'A 1 names one of the numbered cards of the edition; Queen Charlotte has no number.',
    source: 'Rulebook: the 1',
  },
  'guess-guard': {
    title: 'Never the 1 itself',
    reason: 'A 1 may name any numbered card but a 1.',
    source: 'Rulebook: the 1',
  },
  'wrong-award': {
    title: 'The tokens of the round',
    reason: 'Each winner of the round gains one token, and the 0 may give one more.',
    source: 'Rulebook: end of a round, and the 0',
  },
  'must-play-countess': {
    title: 'The 8 goes first',
    reason: 'Whoever has the 8 together with Queen Charlotte, a 7 or a 5 on their turn must play the 8.',
    source: 'Rulebook: the 8',
  },
  'wrong-answer': {
    title: 'This “no” cannot be',
    reason: 'Whoever is asked by a 1 says truly whether they hold the card.',
    source: 'Rulebook: the 1',
  },
  'wrong-comparison': {
    title: 'This comparison cannot be',
    reason: 'The lower of the two numbers is out; equal numbers leave both in, and so does Queen Charlotte.',
    source: 'Rulebook: the 3',
  },
  'wrong-count': {
    title: 'This count cannot be',
    reason:
      'The count goes up from 1 and stops at the first number held by somebody who is counted; all who hold it answer.',
    source: 'Rulebook: Queen Charlotte',
  },
  contradiction: {
    title: 'Not all of it can be true',
    reason: 'With what was said and played before, no way to place the hidden cards is left.',
    source: 'The record: what is hidden',
  },
  'impossible-card': {
    title: 'That card lies elsewhere',
    reason: 'Each card has a fixed number of copies, and those that are seen or known leave none for this.',
    source: 'Rulebook: the cards and their copies',
  },
}

/** Rules that a table may set aside for one step: the step is let stand, with `ruled` in the record. */
export const CAN_STAND: readonly RuleId[] = [
  'wrong-starter',
  'target-protected',
  'wrong-award',
  'must-play-countess',
  'wrong-answer',
  'wrong-comparison',
  'wrong-count',
]
