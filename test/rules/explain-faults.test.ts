import { describe, expect, test } from 'vitest'
import { CAN_STAND, RULE_WORDS } from '@/machines/love-letter/explain'
import { RULE_IDS, type RuleId } from '@/machines/love-letter/model'
import { bannerOf, plain, stepsOfAny } from '../support/telling'

const players = ['Ann', 'Bea', 'Cal']
const bridgerton = 'bridgerton'

/** Ann is to play; unless said otherwise the 2019 edition, and twelve cards in the deck. */
const on = (hands: object, events: readonly object[], rest: object = {}, ruleset = 'love-letter') => ({
  ruleset,
  players,
  start: { turn: 'Ann', hands, deck: 12, ...rest },
  events,
})
const play = (card: string, target?: string, guess?: string) => ({
  type: 'play',
  player: 'Ann',
  card,
  ...(target && { target }),
  ...(guess && { guess }),
})
const two = (card: string) => ({ Ann: [card, '?'] })
const deal = { type: 'deal', starter: 'Ann' }

/** Bea is out: with Cal out before, Ann has won. */
const won = [play('guard', 'Bea', 'priest'), { type: 'answer', player: 'Bea', holds: true }]
const twoLeft = { out: ['Cal'], deck: 3 }

const faults: readonly (readonly [RuleId, object, sentence: string, canStand: boolean])[] = [
  ['unknown-event', on(two('guard'), [{ type: 'bluff' }]), '“bluff” is no step of this game.', false],
  ['unknown-player', on(two('guard'), [play('guard', 'Zed', 'priest')]), 'Zed is not at this table.', false],
  ['unknown-card', on(two('guard'), [play('jester')]), 'Love Letter (2019) has no card “jester”.', false],
  [
    'game-over',
    { ...on(two('guard'), [...won, deal], twoLeft), tokens: { Ann: 4 } },
    'No further round is dealt: Ann wins the game.',
    false,
  ],
  [
    'out-of-sequence',
    on(two('guard'), [play('guard', 'Cal', 'priest'), { type: 'draw', player: 'Bea' }]),
    'A card drawn by Bea cannot come now: Cal’s answer is due first.',
    false,
  ],
  [
    'out-of-sequence',
    on(two('guard'), [play('guard', 'Cal', 'priest'), { type: 'answer', player: 'Bea', holds: false }]),
    'Cal was asked and is to answer, not Bea.',
    false,
  ],
  [
    'out-of-sequence',
    on(two('chancellor'), [play('chancellor'), { type: 'keep', player: 'Ann', returns: ['guard'] }]),
    'Ann puts back two cards, not one.',
    false,
  ],
  [
    'out-of-sequence',
    on({}, [{ type: 'table.void' }, { type: 'table.void' }]),
    'No round is under way that could be put right or given up.',
    false,
  ],
  ['turn-order', on({}, [{ type: 'draw', player: 'Bea' }]), 'It is Ann’s turn, not Bea’s.', false],
  [
    'turn-order',
    on({}, [{ type: 'draw', player: 'Bea' }], { out: ['Bea'], hands: {} }),
    'It is Ann’s turn; Bea is out of the round.',
    false,
  ],
  [
    'already-drawn',
    on(two('guard'), [{ type: 'draw', player: 'Ann' }]),
    'Ann has drawn already, and is to play a card.',
    false,
  ],
  ['must-draw', on({}, [play('spy')]), 'Ann is to draw a card before playing the Spy.', false],
  [
    'wrong-setup',
    { ruleset: 'love-letter', players: ['Ann', 'Bea'], events: [{ ...deal, faceUp: ['guard'] }] },
    'With two players three cards lie face up beside the deck, not one.',
    false,
  ],
  [
    'wrong-setup',
    {
      ruleset: 'love-letter',
      players: ['Ann', 'Bea'],
      events: [{ ...deal, faceUp: ['king', 'king', 'spy'] }],
    },
    'Two copies of the King are named here, and the edition has one.',
    false,
  ],
  [
    'wrong-setup',
    on({}, [{ type: 'table.deck', count: 0 }]),
    'The deck cannot be empty: Ann is to draw from it.',
    false,
  ],
  [
    'wrong-setup',
    on({}, [{ type: 'table.void' }, { type: 'table.seats', players: ['Ann'] }]),
    'Love Letter (2019) is for two to six players, not one.',
    false,
  ],
  [
    'wrong-starter',
    on(two('guard'), [...won, { ...deal, starter: 'Cal' }], twoLeft),
    'Ann won the last round and starts this one, not Cal.',
    true,
  ],
  [
    'target-missing',
    on(two('duke'), [play('duke')], { protected: ['Bea'] }, bridgerton),
    'Ann must play the Duke on somebody: Cal can be chosen.',
    false,
  ],
  [
    'target-self',
    on(two('king'), [play('king', 'Ann')]),
    'Ann cannot play the King on their own hand.',
    false,
  ],
  [
    'target-out',
    on(two('priest'), [play('priest', 'Cal')], { out: ['Cal'] }),
    'Cal is out of the round and cannot be chosen.',
    false,
  ],
  [
    'target-protected',
    on(two('eloise'), [play('eloise', 'Cal', 'kate')], { protected: ['Cal'] }, bridgerton),
    'Cal is protected by Colin, so Ann cannot choose them for Eloise.',
    true,
  ],
  ['target-not-allowed', on(two('spy'), [play('spy', 'Cal')]), 'The Spy is not played on anybody.', false],
  [
    'guess-not-allowed',
    on(two('priest'), [play('priest', 'Cal', 'spy')]),
    'The Priest does not name a card.',
    false,
  ],
  ['guess-missing', on(two('guard'), [play('guard', 'Cal')]), 'Ann must name a card with the Guard.', false],
  [
    'guess-unknown',
    on(two('eloise'), [play('eloise', 'Cal', 'queen-charlotte')], {}, bridgerton),
    'Queen Charlotte has no number, so Eloise cannot name her.',
    false,
  ],
  [
    'guess-guard',
    on(two('eloise'), [play('eloise', 'Cal', 'eloise')], {}, bridgerton),
    'The number 1 may not be named with Eloise.',
    false,
  ],
  [
    'wrong-award',
    on(two('guard'), [...won, { type: 'award', tokens: { Ann: 1, Cal: 1 } }], twoLeft),
    'The round gives Ann one token, not Ann one token and Cal one token.',
    true,
  ],
  ...(
    [
      ['prince', 'countess', 'love-letter', 'the Prince', 'the Countess', 'Bea'],
      ['king', 'countess', 'love-letter', 'the King', 'the Countess', 'Bea'],
      [
        'queen-charlotte',
        'lady-featherington',
        bridgerton,
        'Queen Charlotte',
        'Lady Featherington',
        undefined,
      ],
    ] as const
  ).map(
    ([card, eight, ruleset, said, other, target]) =>
      [
        'must-play-countess',
        on({ Ann: [card, eight] }, [play(card, target)], {}, ruleset),
        `Ann could not play ${said}: by all else that was said and shown, their other card is ${other}, which goes first.`,
        true,
      ] as const,
  ),
  [
    'wrong-answer',
    on({ ...two('guard'), Cal: ['priest'] }, [
      play('guard', 'Cal', 'priest'),
      { type: 'answer', player: 'Cal', holds: false },
    ]),
    'Cal’s “no” cannot be: by all else that was said and shown, Cal holds the Priest.',
    true,
  ],
  [
    'wrong-comparison',
    on({ ...two('baron'), Cal: ['princess'] }, [play('baron', 'Cal'), { type: 'compare', loser: 'Cal' }]),
    'Cal’s hand cannot be lower than Ann’s. By all else that was said and shown, Cal holds the Princess.',
    true,
  ],
  [
    'wrong-count',
    on(
      { ...two('queen-charlotte'), Cal: ['kate'] },
      [play('queen-charlotte'), { type: 'count', lowest: 3, out: ['Bea'] }],
      {},
      bridgerton,
    ),
    'Cal would have answered the count by 3. By all else that was said and shown, Cal holds Kate.',
    true,
  ],
  [
    'contradiction',
    on(two('guard'), [
      play('guard', 'Bea', 'priest'),
      { type: 'answer', player: 'Bea', holds: false },
      { type: 'table.leave', player: 'Bea', card: 'priest' },
    ]),
    'From what was said and played before, Bea cannot lay down a Priest.',
    false,
  ],
  [
    'impossible-card',
    on(two('guard'), [play('priest', 'Bea')], { discards: { Cal: ['priest', 'priest'] } }),
    'Both Priests lie open already, so Ann cannot play another.',
    false,
  ],
  [
    'impossible-card',
    on({}, [{ type: 'table.deck', count: 18 }]),
    'The deck cannot have 18 cards: at most 17 can be left.',
    false,
  ],
]

describe('the banner of each rule', () => {
  test.each(faults)('%s', (rule, record, sentence, canStand) => {
    const steps = stepsOfAny(record)
    expect(steps.at(-1)?.fault?.rule).toBe(rule)
    const banner = bannerOf(steps)
    expect(plain(banner.sentence)).toBe(sentence)
    expect(banner).toMatchObject({ kicker: 'This cannot be', canStand, rule: { id: rule } })
    expect(banner.rule.title).toBe(RULE_WORDS[rule].title)
    expect(CAN_STAND.includes(rule)).toBe(canStand)
  })

  test('none is forgotten', () => {
    const shown = new Set(faults.map(([rule]) => rule))
    expect(RULE_IDS.filter((rule) => !shown.has(rule))).toEqual([])
  })
})
