import { assign, setup } from 'xstate'
import { endSeason, isClosing, isFinal, nextBall, refill, takeBack } from './closing'
import type { Run } from './effects/run'
import type { Event, Phase, Season } from './model'
import { awaited } from './phase'
import { isRefusal } from './refusal'
import * as steps from './steps'

interface Moment {
  readonly context: Run
  readonly event: Event
}

const awaits =
  (phase: Phase) =>
  ({ context }: Moment) =>
    awaited(context.season) === phase

/** A step of an event; refused it does nothing, but events are judged before they come here. */
const doing =
  <E extends Event>(step: steps.Step<E>) =>
  ({ context, event }: Moment): Run => {
    const after = step(context, event as E)
    return isRefusal(after) ? context : after
  }

/** What follows of itself, with no word from the table. */
const following =
  (change: (season: Season) => Season) =>
  ({ context }: Moment): Run => ({ ...context, season: change(context.season) })

const matches =
  (match: 'love' | 'plain') =>
  ({ context, event }: Moment) =>
    event.type === 'dance' && steps.matchIn(context, event) === match

/**
 * The flow of a season: eight Balls, each with its rule, cards, turns, gossip and end. Where it rests, its state is
 * what the table must report next; what an event does, it goes through step by step. It trusts its events: judge first.
 */
export const chart = setup({
  types: { context: {} as Run, input: {} as Season, events: {} as Event },
  actions: {
    begin: assign(({ context, event }) => steps.begin(context.season, event)),
    openBall: assign(doing(steps.openBall)),
    showCards: assign(doing(steps.showCards)),
    beforeTurn: assign(doing(steps.beforeTurn)),
    stepOnFloor: assign(doing(steps.stepOnFloor)),
    placeAffection: assign(doing(steps.placeAffection)),
    becomeEngaged: assign(doing(steps.becomeEngaged)),
    catchVictim: assign(doing(steps.catchVictim)),
    doNothing: assign(doing(steps.doNothing)),
    revealTrait: assign(doing(steps.revealTrait)),
    afterTurn: assign(doing(steps.afterTurn)),
    giveHand: assign(doing(steps.giveHand)),
    dropCards: assign(doing(steps.dropCards)),
    readGossip: assign(doing(steps.readGossip)),
    endBall: assign(doing(steps.endBall)),
    ruleByTable: assign(doing(steps.ruleByTable)),
    countScores: assign(doing(steps.countScores)),
    takeBack: assign(following(takeBack)),
    refill: assign(following(refill)),
    nextBall: assign(following(nextBall)),
    endSeason: assign(following(endSeason)),
  },
  guards: {
    isOver: awaits('over'),
    isUncounted: ({ context }) => !context.season.isScored,
    isOverfull: awaits('discard'),
    isClosing: ({ context }) => isClosing(context.season),
    isBetweenBalls: awaits('ball'),
    isHandOwed: awaits('give'),
    isChoosing: awaits('cards'),
    isSomebodyToAct: awaits('turn'),
    isGossipDue: awaits('gossip'),
    isDance: ({ event }) => event.type === 'dance',
    isScandal: ({ event }) => event.type === 'scandal',
    isLoveMatch: matches('love'),
    isFinalMatch: matches('plain'),
    isRevealing: ({ event }) => event.type === 'dance' && event.reveal !== undefined,
    isFinalBall: ({ context }) => isFinal(context.season),
  },
}).createMachine({
  id: 'high-society',
  context: ({ input }) => steps.atRest(input),
  initial: 'start',
  states: {
    start: {
      description: 'A season begins, or is taken up where it stood.',
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isBetweenBalls', target: 'review' },
        { target: 'ball' },
      ],
    },
    review: {
      description:
        'The next Ball of the calendar is opened: its rule is read, and what it says for before happens.',
      on: { ball: { target: 'ball', actions: ['begin', 'openBall'] } },
    },
    ball: {
      description: 'A Ball is under way. The table may rule on a text that nobody entered.',
      initial: 'next',
      on: { effect: { target: '.next', actions: ['begin', 'ruleByTable'] } },
      states: {
        next: {
          description: 'Something has happened. What is due now? The first that fits.',
          always: [
            { guard: 'isOverfull', target: 'discard' },
            { guard: 'isClosing', target: 'completion.tiles' },
            { guard: 'isChoosing', target: 'cards' },
            { guard: 'isHandOwed', target: 'turn.give' },
            { guard: 'isSomebodyToAct', target: 'turn' },
            { guard: 'isGossipDue', target: 'gossip' },
            { target: 'completion' },
          ],
        },
        discard: {
          description: 'Before all else, whoever holds more than two cards drops the rest.',
          on: { discard: { target: 'next', actions: ['begin', 'dropCards'] }, effect: {} },
        },
        cards: {
          description:
            'All lay one card face down and reveal them together, which fixes the order of dancing.',
          on: { cards: { target: 'next', actions: ['begin', 'showCards'] } },
        },
        turn: {
          description: 'One after another, the players take their turns.',
          initial: 'act',
          states: {
            act: {
              description: 'The next player dances, catches somebody, or does neither.',
              on: {
                dance: { target: 'before', actions: 'begin' },
                scandal: { target: 'before', actions: 'begin' },
                pass: { target: 'before', actions: 'begin' },
              },
            },
            before: {
              description: 'What the card says for before the turn happens.',
              entry: 'beforeTurn',
              always: [
                { guard: 'isDance', target: 'dance' },
                { guard: 'isScandal', target: 'scandal' },
                { target: 'neither' },
              ],
            },
            dance: {
              description: 'The dancer’s tile goes left of the prospect.',
              entry: 'stepOnFloor',
              always: [
                { guard: 'isLoveMatch', target: 'engagement' },
                { guard: 'isFinalMatch', target: 'match' },
                { target: 'affection' },
              ],
            },
            engagement: {
              description:
                'Two tokens of the dancer lie there: a Love Match. The ring goes up, all tokens go home.',
              entry: 'becomeEngaged',
              always: 'look',
            },
            match: {
              description:
                'In the final Ball a single dancer makes a Match at once. The ring lies face down, all tokens go home.',
              entry: 'becomeEngaged',
              always: 'look',
            },
            affection: {
              description:
                'One token goes to the prospect, if it may: another may go home for it, or come from elsewhere.',
              entry: 'placeAffection',
              always: 'look',
            },
            scandal: {
              description: 'The catcher’s tile goes right of the prospect; the victim loses a token there.',
              entry: 'catchVictim',
              always: 'look',
            },
            neither: {
              description: 'No dance and no scandal is possible, or the card asks for none.',
              entry: 'doNothing',
              always: 'after',
            },
            look: {
              description: 'The hidden Traits may be looked at, in secret.',
              always: [{ guard: 'isRevealing', target: 'reveal' }, { target: 'after' }],
            },
            reveal: {
              description: 'One Trait is turned up. Its arrows move the prospect on the ladder at once.',
              entry: 'revealTrait',
              always: 'after',
            },
            after: {
              description: 'What the card says for after the turn happens.',
              entry: 'afterTurn',
              always: '#high-society.ball.next',
            },
            give: {
              description: 'Whoever laid card 15 gives the other card away.',
              on: {
                give: { target: '#high-society.ball.next', actions: ['begin', 'giveHand'] },
                effect: {},
              },
            },
          },
        },
        gossip: {
          description: 'All have had their turn. The lowest card draws and plays a Lady Whistledown card.',
          on: { gossip: { target: 'next', actions: ['begin', 'readGossip'] } },
        },
        completion: {
          description: 'The Ball is completed and cleared away.',
          initial: 'end',
          states: {
            end: {
              description: 'The Ball’s rule for its end happens.',
              on: { 'end-ball': { target: '#high-society.ball.next', actions: ['begin', 'endBall'] } },
            },
            tiles: {
              description: 'All take back their tiles; the cards of this Ball go to the discard.',
              entry: 'takeBack',
              always: [{ guard: 'isFinalBall', target: '#high-society.scoring' }, { target: 'refill' }],
            },
            refill: {
              description: 'Each hand is filled up to two, from the player of the highest card clockwise.',
              entry: 'refill',
              always: { target: '#high-society.review', actions: 'nextBall' },
            },
          },
        },
      },
    },
    scoring: {
      description: 'Eight Balls have been held. Each Match counts Prestige, Desirability and Love.',
      entry: 'endSeason',
      always: 'over',
    },
    over: {
      description: 'The best Match has won. The table may say what it counted, once.',
      on: { score: { guard: 'isUncounted', target: 'over', actions: ['begin', 'countScores'] } },
    },
  },
  options: { maxIterations: 30 },
})
