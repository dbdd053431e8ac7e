import { assign, setup } from 'xstate'
import { enter, passTurn } from './apply'
import { observe } from './beliefs'
import { ruleOf } from './cards'
import type { Game } from './judge'
import type { Event, Phase } from './model'
import { gameWinners, isDecided, isShown, score } from './scoring'

/** The effect that runs waits for this. */
function awaits({ table }: Game, phase: Phase): boolean {
  const round = table.round
  return round?.effect ? ruleOf(round.effect.card).awaits?.(round, round.effect) === phase : false
}

/**
 * The flow of a game: setup, rounds, turns, each question that the table must answer, the showdown, the scoring.
 * Its state is what the table must report next, and is kept nowhere else. It trusts its events: judge first.
 */
export const chart = setup({
  types: { context: {} as Game, input: {} as Game, events: {} as Event },
  actions: {
    enter: assign(({ context, event }) => ({
      table: enter(context.table, event),
      beliefs: observe(context.table, context.beliefs, event, context.at),
      at: context.at + 1,
    })),
    passTurn: assign({ table: ({ context }) => passTurn(context.table) }),
    score: assign({ table: ({ context }) => score(context.table) }),
  },
  guards: {
    hasDrawn: ({ context: { table } }) => table.round?.held[table.round.turn] === 2,
    isBetweenRounds: ({ context: { table } }) => table.round === null || table.result !== null,
    hasTurnLeft: ({ context: { table } }) => table.round?.out[table.round.turn] === true,
    awaitsAnswer: ({ context }) => awaits(context, 'answer'),
    awaitsCompare: ({ context }) => awaits(context, 'compare'),
    awaitsDiscard: ({ context }) => awaits(context, 'discard'),
    awaitsDraw: ({ context }) => awaits(context, 'draw'),
    awaitsKeep: ({ context }) => awaits(context, 'keep'),
    awaitsCount: ({ context }) => awaits(context, 'count'),
    isDecided: ({ context: { table } }) => table.round !== null && isDecided(table.round),
    isDeckEmpty: ({ context: { table } }) => table.round?.deck === 0,
    isShown: ({ context: { table } }) => table.round !== null && isShown(table.round),
    isWon: ({ context: { table } }) => gameWinners(table).length > 0,
  },
}).createMachine({
  id: 'love-letter',
  context: ({ input }) => input,
  initial: 'setup',
  on: {
    'table.note': { actions: 'enter' },
    'table.turn': { target: '.setup', actions: 'enter' },
    'table.deck': { target: '.setup', actions: 'enter' },
    'table.leave': { target: '.setup', actions: 'enter' },
    'table.position': { target: '.setup', actions: 'enter' },
    'table.void': { target: '.setup', actions: 'enter' },
    'table.seats': { target: '.setup', actions: 'enter' },
    'table.goal': { target: '.setup', actions: 'enter' },
  },
  states: {
    setup: {
      description: 'A game starts or is put right: before a deal, or in the middle of a round.',
      always: [
        { guard: 'isWon', target: 'over' },
        { guard: 'isBetweenRounds', target: 'deal' },
        { guard: 'isDecided', target: 'scoring' },
        { guard: 'hasTurnLeft', target: 'round.draw', actions: 'passTurn' },
        { guard: 'hasDrawn', target: 'round.play' },
        { target: 'round.draw' },
      ],
    },
    deal: {
      description: 'The cards are shuffled and dealt. Somebody who may start is named.',
      on: {
        deal: { target: 'round', actions: 'enter' },
        award: { target: 'scored', actions: 'enter' },
      },
    },
    round: {
      description: 'Turns are taken until one player is left or the deck is empty.',
      initial: 'draw',
      states: {
        draw: {
          description: 'The player on turn draws a card.',
          on: { draw: { target: 'play', actions: 'enter' } },
        },
        play: {
          description: 'The player on turn plays one of two cards.',
          on: { play: { target: 'effect', actions: 'enter' } },
        },
        effect: {
          description: 'The card that was played, or the reply to it, takes effect.',
          always: [
            { guard: 'awaitsAnswer', target: 'answer' },
            { guard: 'awaitsCompare', target: 'compare' },
            { guard: 'awaitsDiscard', target: 'discard' },
            { guard: 'awaitsDraw', target: 'redraw' },
            { guard: 'awaitsKeep', target: 'keep' },
            { guard: 'awaitsCount', target: 'count' },
            { target: 'turnOver' },
          ],
        },
        answer: {
          description: 'The player asked says whether they hold the card named.',
          on: { answer: { target: 'effect', actions: 'enter' } },
        },
        compare: {
          description: 'Two players compare hands and say who is lower.',
          on: { compare: { target: 'effect', actions: 'enter' } },
        },
        discard: {
          description: 'A hand is laid face up.',
          on: { discard: { target: 'effect', actions: 'enter' } },
        },
        redraw: {
          description: 'Whoever had to discard draws a new hand.',
          on: { draw: { target: 'effect', actions: 'enter' } },
        },
        keep: {
          description: 'One of three cards is kept, the others go under the deck.',
          on: { keep: { target: 'effect', actions: 'enter' } },
        },
        count: {
          description: 'The table counts up until somebody answers.',
          on: { count: { target: 'effect', actions: 'enter' } },
        },
        turnOver: {
          description:
            'The turn is over: the round is decided, or comes to a showdown, or the next player is to draw.',
          always: [
            { guard: 'isDecided', target: '#love-letter.scoring' },
            { guard: 'isDeckEmpty', target: 'reveal' },
            { target: 'draw', actions: 'passTurn' },
          ],
        },
        reveal: {
          description: 'Everybody still in shows their hand.',
          on: { reveal: { target: 'shown', actions: 'enter' } },
        },
        shown: {
          description: 'A hand was shown.',
          always: [{ guard: 'isShown', target: '#love-letter.scoring' }, { target: 'reveal' }],
        },
      },
    },
    scoring: {
      description: 'Tokens are given for the round.',
      always: { target: 'scored', actions: 'score' },
    },
    scored: {
      description: 'The tokens of the round lie before their owners.',
      always: [{ guard: 'isWon', target: 'over' }, { target: 'deal' }],
    },
    over: {
      description: 'Somebody has won the game.',
      on: { award: { target: 'scored', actions: 'enter' } },
    },
  },
  options: { maxIterations: 20 },
})
