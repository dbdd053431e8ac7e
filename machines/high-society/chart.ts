import { assign, setup } from 'xstate'
import { apply } from './apply'
import type { Event, Phase, Season } from './model'
import { awaited } from './phase'
import { isRefusal } from './refusal'

const awaits =
  (phase: Phase) =>
  ({ context }: { context: Season }) =>
    awaited(context) === phase

/**
 * The flow of a season: eight Balls, each with its cards, turns, gossip and end. Its state is what the table must
 * report next. It trusts its events: judge first.
 */
export const chart = setup({
  types: { context: {} as Season, input: {} as Season, events: {} as Event },
  actions: {
    enter: assign(({ context, event }) => {
      const after = apply(context, event)
      return isRefusal(after) ? context : after.season
    }),
  },
  guards: {
    isOver: awaits('over'),
    isOverfull: awaits('discard'),
    isBetweenBalls: awaits('ball'),
    isHandOwed: awaits('give'),
    isChoosing: awaits('cards'),
    isSomebodyToAct: awaits('turn'),
    isGossipDue: awaits('gossip'),
  },
}).createMachine({
  id: 'high-society',
  context: ({ input }) => input,
  initial: 'next',
  states: {
    next: {
      description: 'What happened has happened: what is due now?',
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isOverfull', target: 'discard' },
        { guard: 'isBetweenBalls', target: 'ball' },
        { guard: 'isHandOwed', target: 'open.give' },
        { guard: 'isChoosing', target: 'open.cards' },
        { guard: 'isSomebodyToAct', target: 'open.turn' },
        { guard: 'isGossipDue', target: 'open.gossip' },
        { target: 'open.end-ball' },
      ],
    },
    ball: {
      description: 'The next Ball of the calendar is opened, and its rule read.',
      on: { ball: { target: 'next', actions: 'enter' } },
    },
    open: {
      description: 'A Ball is under way.',
      initial: 'cards',
      on: { effect: { target: 'next', actions: 'enter' } },
      states: {
        cards: {
          description: 'All lay one card and reveal them together.',
          on: { cards: { target: '#high-society.next', actions: 'enter' } },
        },
        turn: {
          description: 'The next player dances, catches somebody, or can do neither.',
          on: {
            dance: { target: '#high-society.next', actions: 'enter' },
            scandal: { target: '#high-society.next', actions: 'enter' },
            pass: { target: '#high-society.next', actions: 'enter' },
          },
        },
        give: {
          description: 'Whoever laid card 15 hands over the other card.',
          on: { give: { target: '#high-society.next', actions: 'enter' }, effect: {} },
        },
        gossip: {
          description: 'A Lady Whistledown card is read.',
          on: { gossip: { target: '#high-society.next', actions: 'enter' } },
        },
        'end-ball': {
          description: 'The rule for the end of the Ball happens, and all is cleared away.',
          on: { 'end-ball': { target: '#high-society.next', actions: 'enter' } },
        },
      },
    },
    discard: {
      description: 'Whoever holds more than two cards drops the rest.',
      on: { discard: { target: 'next', actions: 'enter' } },
    },
    over: {
      description: 'Eight Balls have been held: the best match wins.',
      on: { score: { target: 'next', actions: 'enter' } },
    },
  },
  options: { maxIterations: 20 },
})
