/**
 * One round from the deal to the token, and so longer than most files. The record knows only what the learner sees: of
 * the other hands no more than they show.
 */
import type { Scenario } from '../../types'

export default {
  title: 'A first round',
  shows: ['turn-draw-then-play', 'end-last-left'],
  record: {
    ruleset: 'love-letter',
    players: ['You', 'Ann', 'Bea'],
    events: [
      { type: 'deal', starter: 'You', hands: { You: 'priest' } },
      { type: 'draw', player: 'You', card: 'guard' },
      { type: 'play', player: 'You', card: 'priest', target: 'Ann' },
      { type: 'draw', player: 'Ann' },
      { type: 'play', player: 'Ann', card: 'handmaid' },
      { type: 'draw', player: 'Bea' },
      { type: 'play', player: 'Bea', card: 'guard', target: 'You', guess: 'princess' },
      { type: 'answer', player: 'You', holds: false },
      { type: 'draw', player: 'You', card: 'prince' },
      { type: 'play', player: 'You', card: 'guard', target: 'Bea', guess: 'king' },
      { type: 'answer', player: 'Bea', holds: false },
      { type: 'draw', player: 'Ann' },
      { type: 'play', player: 'Ann', card: 'spy' },
      { type: 'draw', player: 'Bea' },
      { type: 'play', player: 'Bea', card: 'chancellor' },
      { type: 'keep', player: 'Bea' },
      { type: 'draw', player: 'You', card: 'countess' },
      { type: 'play', player: 'You', card: 'countess' },
      { type: 'draw', player: 'Ann' },
      { type: 'play', player: 'Ann', card: 'baron', target: 'Bea' },
      { type: 'compare', loser: 'Bea' },
      { type: 'discard', player: 'Bea', card: 'priest' },
      { type: 'draw', player: 'You', card: 'guard' },
      { type: 'play', player: 'You', card: 'prince', target: 'Ann' },
      { type: 'discard', player: 'Ann', card: 'princess' },
    ],
  },
  steps: [
    {
      after: 1,
      says: 'You sit with Ann and Bea. One card lies aside, each of you holds one, and you start. Yours is the Priest.',
      ask: {
        question: 'What do you do first?',
        hint: 'In the end you play one card and keep one.',
        choices: [
          {
            says: 'Play the Priest on Ann.',
            claim: { events: [{ type: 'play', player: 'You', card: 'priest', target: 'Ann' }] },
            breaks: 'must-draw',
            because: 'You would have nothing left in hand. A turn begins with a draw.',
            ruling: 'must-draw',
          },
          {
            says: 'Draw a card.',
            claim: { events: [{ type: 'draw', player: 'You', card: 'guard' }] },
            because: 'Every turn begins so. Then there are two to choose from.',
            ruling: 'must-draw',
          },
        ],
      },
    },
    {
      after: 2,
      says: 'You draw a Guard, and may play either of your two cards.',
      ask: {
        question: 'Which of these would be allowed?',
        hint: 'Both cards need somebody else, and one name is never called.',
        choices: [
          {
            says: 'The Guard on Bea, calling “Guard”.',
            claim: {
              events: [{ type: 'play', player: 'You', card: 'guard', target: 'Bea', guess: 'guard' }],
            },
            breaks: 'guess-guard',
            because: 'Any other name will do, but a Guard never asks for a Guard.',
            ruling: 'guess-guard',
          },
          {
            says: 'The Priest on Ann, to see her card.',
            claim: { events: [{ type: 'play', player: 'You', card: 'priest', target: 'Ann' }] },
            because: 'You look, she keeps it, and Bea learns nothing.',
            ruling: 'target-self',
          },
          {
            says: 'The Priest on yourself, to be rid of it.',
            claim: { events: [{ type: 'play', player: 'You', card: 'priest', target: 'You' }] },
            breaks: 'target-self',
            because: 'The Priest looks at somebody else’s hand.',
            ruling: 'target-self',
          },
        ],
      },
    },
    {
      after: 3,
      says: 'Ann shows her card to you alone: a Baron (3). You nod and say nothing. The Guard stays in your hand.',
    },
    { after: 5, says: 'Ann draws and lays a Handmaid. She is safe until her next turn begins.' },
    {
      after: 7,
      says: 'Bea draws, lays a Guard, points at you and calls “Princess”.',
      ask: {
        question: 'What do you answer?',
        hint: 'Look at your hand. Answers are always true.',
        choices: [
          {
            says: 'No.',
            claim: { events: [{ type: 'answer', player: 'You', holds: false }] },
            because: 'You hold a Guard. You say no more than that, and nothing happens.',
            ruling: 'wrong-answer',
          },
          {
            says: 'Yes, and you are out.',
            claim: { events: [{ type: 'answer', player: 'You', holds: true }] },
            breaks: 'impossible-card',
            because: 'Only somebody who holds the Princess says yes to her name. You hold a Guard.',
            ruling: 'impossible-card',
          },
        ],
      },
    },
    {
      after: 9,
      says: 'It is your turn again, and you draw a Prince (5). You still know what Ann had.',
      ask: {
        question: 'What may you play?',
        hint: 'What lies before Ann?',
        choices: [
          {
            says: 'The Guard on Ann, calling “Baron”.',
            claim: {
              events: [{ type: 'play', player: 'You', card: 'guard', target: 'Ann', guess: 'baron' }],
            },
            breaks: 'target-protected',
            because: 'You would be right, but her Handmaid still protects her.',
            ruling: 'target-protected',
          },
          {
            says: 'The Prince on Ann, so that she loses the Baron.',
            claim: { events: [{ type: 'play', player: 'You', card: 'prince', target: 'Ann' }] },
            breaks: 'target-protected',
            because: 'The Handmaid keeps the Prince away as well.',
            ruling: 'target-protected',
          },
          {
            says: 'The Guard on Bea, calling “King”.',
            claim: { events: [{ type: 'play', player: 'You', card: 'guard', target: 'Bea', guess: 'king' }] },
            because: 'Bea is the only one you can choose. It is a guess, and it costs nothing.',
            ruling: 'protection',
          },
        ],
      },
    },
    { after: 11, says: 'Bea says no. You keep the Prince.' },
    {
      after: 13,
      says: 'Ann’s protection ends as her turn begins. She lays a Spy, which does nothing now. Keep it in mind.',
    },
    {
      after: 16,
      says: 'Bea lays a Chancellor, draws two cards, keeps one of three and puts two under the deck. Nobody sees which.',
    },
    {
      after: 17,
      says: 'You draw the Countess (8). Beside her is your Prince.',
      ask: {
        question: 'What may you play?',
        hint: 'Read what the Countess says about her neighbours.',
        choices: [
          {
            says: 'The Prince on Ann. She is no longer protected.',
            claim: { events: [{ type: 'play', player: 'You', card: 'prince', target: 'Ann' }] },
            breaks: 'must-play-countess',
            because: 'With a Prince in hand the Countess must go first.',
            ruling: 'must-play-countess',
          },
          {
            says: 'Only the Countess.',
            claim: { events: [{ type: 'play', player: 'You', card: 'countess' }] },
            because: 'You never say why: you might as well have done it freely.',
            ruling: 'forced-countess',
          },
        ],
      },
    },
    {
      after: 20,
      says: 'You lay her and keep the Prince. Ann draws, and lays the Baron that you saw on Bea. They compare: Bea’s card is lower.',
      ask: {
        question: 'What does Bea do?',
        hint: 'Whoever goes out hides nothing any more.',
        choices: [
          {
            says: 'She is out, and keeps her card face down.',
            claim: {
              events: [
                { type: 'compare', loser: 'Bea' },
                { type: 'draw', player: 'You' },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'First her hand is laid face up, so that all can see what is gone.',
            ruling: 'hand-laid-without-effect',
          },
          {
            says: 'She is out, and lays it face up.',
            claim: {
              events: [
                { type: 'compare', loser: 'Bea' },
                { type: 'discard', player: 'Bea', card: 'priest' },
              ],
            },
            because: 'It does nothing more. What Ann holds stays her secret.',
            ruling: 'hand-laid-without-effect',
          },
        ],
      },
    },
    {
      after: 22,
      says: 'It was the other Priest (2). Bea is out until the next round, and you are alone with Ann, whose card is higher than a 2.',
    },
    {
      after: 24,
      says: 'You draw a Guard, and lay the Prince on Ann: she must throw her hand away. It is the Princess.',
      ask: {
        question: 'What happens to Ann?',
        hint: 'One card has an effect even when it is discarded.',
        choices: [
          {
            says: 'She is out.',
            claim: { events: [{ type: 'discard', player: 'Ann', card: 'princess' }] },
            because: 'Whoever plays or discards the Princess leaves the round.',
            ruling: 'princess-discarded',
          },
          {
            says: 'She draws another card and stays in.',
            claim: {
              events: [
                { type: 'discard', player: 'Ann', card: 'princess' },
                { type: 'draw', player: 'Ann' },
              ],
            },
            breaks: 'out-of-sequence',
            because: 'With any other card she would. Without the Princess she is out, and draws nothing.',
            ruling: 'princess-discarded',
          },
        ],
      },
    },
    {
      after: 25,
      says: 'You are the last one in, and the round is yours. But a Spy lies before Ann.',
      ask: {
        question: 'Who gains a token?',
        hint: 'For the Spy’s token one must still be in at the end.',
        choices: [
          {
            says: 'You one, and Ann one for the Spy.',
            claim: { state: { tokens: { You: 1, Ann: 1, Bea: 0 } } },
            because: 'Ann went out, and her Spy went with her.',
            ruling: 'spy-token',
          },
          {
            says: 'Only you.',
            claim: { state: { tokens: { You: 1, Ann: 0, Bea: 0 }, bonus: null } },
            because: 'One for the round. No Spy lies before anybody who is still in.',
            ruling: 'spy-token',
          },
        ],
      },
    },
    {
      after: 25,
      says: 'Your first token. With three players five of them win the game, and you start the next round.',
    },
  ],
  outcome: {
    fault: null,
    state: { phase: 'deal', roundWinners: ['You'], bonus: null, starters: ['You'], out: ['Ann', 'Bea'] },
  },
} satisfies Scenario
