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
    isCounted: ({ context }) => context.season.isScored,
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
  context: ({ input }) => ({
    season: input,
    self: null,
    choices: [],
    effect: null,
    isUnproven: false,
    told: null,
  }),
  initial: 'due',
  states: {
    due: {
      description: 'Something has happened. What is due now? The first that fits.',
      always: [
        { guard: 'isCounted', target: 'counted' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isOverfull', target: 'discard' },
        { guard: 'isClosing', target: 'closing' },
        { guard: 'isBetweenBalls', target: 'review' },
        { guard: 'isChoosing', target: 'ball' },
        { guard: 'isHandOwed', target: 'ball.turn.give' },
        { guard: 'isSomebodyToAct', target: 'ball.turn' },
        { guard: 'isGossipDue', target: 'ball.gossip' },
        { target: 'ball.end' },
      ],
    },
    review: {
      description:
        'The next Ball of the calendar is opened: its rule is read, and what it says for before happens.',
      on: { ball: { target: 'due', actions: ['begin', 'openBall'] } },
    },
    ball: {
      description: 'A Ball is under way. The table may rule on a text that nobody entered.',
      initial: 'cards',
      on: { effect: { target: 'due', actions: ['begin', 'ruleByTable'] } },
      states: {
        cards: {
          description:
            'All lay one card face down and reveal them together, which fixes the order of dancing.',
          on: { cards: { target: '#high-society.due', actions: ['begin', 'showCards'] } },
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
            affection: {
              description:
                'One token goes to the prospect, if it may: another may go home for it, or come from elsewhere.',
              entry: 'placeAffection',
              always: 'look',
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
              always: '#high-society.due',
            },
            give: {
              description: 'Whoever laid card 15 gives the other card away.',
              on: { give: { target: '#high-society.due', actions: ['begin', 'giveHand'] }, effect: {} },
            },
          },
        },
        gossip: {
          description: 'All have had their turn. The lowest card draws and plays a Lady Whistledown card.',
          on: { gossip: { target: '#high-society.due', actions: ['begin', 'readGossip'] } },
        },
        end: {
          description: 'The Ball’s rule for its end happens.',
          on: { 'end-ball': { target: '#high-society.due', actions: ['begin', 'endBall'] } },
        },
      },
    },
    discard: {
      description: 'Before all else, whoever holds more than two cards drops the rest.',
      on: { discard: { target: 'due', actions: ['begin', 'dropCards'] } },
    },
    closing: {
      description: 'The Ball is cleared away.',
      initial: 'tiles',
      states: {
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
    scoring: {
      description: 'Eight Balls have been held. Each Match counts Prestige, Desirability and Love.',
      entry: 'endSeason',
      always: 'over',
    },
    over: {
      description: 'The best Match has won. The table may say what it counted.',
      on: { score: { target: 'counted', actions: ['begin', 'countScores'] } },
    },
    counted: {
      description: 'The table’s own count agrees.',
    },
  },
  options: { maxIterations: 30 },
})
