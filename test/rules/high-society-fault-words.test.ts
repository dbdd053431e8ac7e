import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULE_IDS, type RuleId } from '@/machines/high-society'
import { bannerOf } from '../support/high-society/telling'
import { plain } from '../support/telling'

const cases: { id: string; record: unknown }[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../cases/high-society.json'), 'utf8'),
)

const faults: readonly (readonly [id: string, rule: RuleId, sentence: string, canStand: boolean])[] = [
  ['F09', 'unknown-event', '“waltz” is no step of this game.', false],
  ['F10', 'unknown-player', 'Zed is not at this table.', false],
  ['F11', 'unknown-prospect', 'p9 is no prospect on this ladder.', false],
  ['F12', 'unknown-card', 'There is no Dance card 25: their numbers go from 1 to 24.', false],
  ['F13', 'unknown-effect', 'There is no effect called “SWAP”.', false],
  ['F01', 'wrong-setup', 'Three to six play this game, not two.', false],
  [
    'N06',
    'game-over',
    'Eight Balls have been held, and nothing more is played. Nobody wins the season.',
    false,
  ],
  ['W29c', 'out-of-sequence', 'A dance of Bea cannot come now: Bea is to drop one card first.', false],
  ['F16', 'turn-order', 'It is Ann’s turn, not Bea’s.', true],
  ['F17', 'wrong-ball', 'Ball 1 of the calendar is ball-2, not ball-3.', false],
  ['F19', 'cards-missing', 'Dot holds cards and lays none here.', false],
  ['F20', 'card-twice', 'Ann and Dot cannot both have laid card 20: there is only one.', false],
  ['F21', 'card-in-discard', 'Card 20 lies in the discard, so Bea cannot lay it.', false],
  ['F22', 'dance-not-allowed', 'Ann laid card 20, which has no dance.', true],
  ['W11b', 'prospect-taken', 'p2 dances with Ann already, so Bea cannot dance there.', true],
  ['F24', 'scandal-not-allowed', 'Ann laid card 15, Make a Deal, which catches nobody.', true],
  ['W19a', 'victim-not-dancing', 'Bea is not dancing, so Ann cannot catch them.', true],
  ['W20a', 'victim-protected', 'Cal is protected in this Ball, so Bea cannot catch them.', true],
  ['F31', 'must-act', 'Ann can dance with p1, p2, p3, p4 or p5, and so does not pass.', true],
  [
    'W15b',
    'token-missing',
    'Ann’s token goes to a prospect other than p1: say to which, p2, p3, p4 or p5.',
    false,
  ],
  [
    'P25',
    'replace-missing',
    'Ann’s token on p1 takes the place of another dancer’s: say whose, Bea’s or Cal’s.',
    false,
  ],
  ['W05b', 'send-home-missing', 'p1 holds two tokens: say whose goes home, Bea’s or Cal’s.', false],
  [
    'W10b',
    'move-from-missing',
    'Ann has no token left at home: say from where one moves, p1, p2 or p3.',
    false,
  ],
  ['F29', 'token-not-allowed', 'With card 20 no token goes to another prospect.', true],
  ['W14c', 'token-not-allowed', 'Ann gets engaged by this dance, so no token is laid.', true],
  [
    'P26',
    'replace-not-allowed',
    'No token of Dot is replaced on p1: only one of another dancer there can be.',
    true,
  ],
  ['W05c', 'send-home-not-allowed', 'Dot has no token on p1.', true],
  ['W05d', 'send-home-not-allowed', 'p1 has room for a token, so none goes home.', true],
  ['W10c', 'move-from-not-allowed', 'p5 holds no token of Ann.', true],
  ['W10d', 'move-from-not-allowed', 'Ann has three tokens at home, so none moves from another tile.', true],
  ['W09a', 'reveal-after-engagement', 'Ann gets engaged in this Ball, and so turns up no Trait in it.', true],
  ['W18b', 'reveal-not-allowed', 'Ann caught somebody, and so turns up no Trait.', true],
  ['F26', 'trait-not-hidden', 'No Trait of p1 lies face down any more.', true],
  ['F27', 'trait-not-hidden', 'The second Trait of p1 was turned up before.', true],
  ['W23d', 'give-self', 'Ann hands the card to another player, not to themselves.', false],
  ['W29d', 'wrong-discard', 'Bea holds three cards and drops one, not two.', false],
  ['W22b', 'wrong-gossip', 'Dot laid the lowest number and gossips, not Ann.', false],
  ['P39', 'choice-missing', 'Ann is to choose here, and the choice is not told: p2, p3, p4 or p5.', false],
  ['P40', 'choice-not-allowed', 'p1 cannot be chosen here: p2, p3, p4 or p5 can.', true],
  ['N03', 'wrong-score', 'Dot’s Match is worth 5, not 6.', false],
]

describe('a fault', () => {
  test.each(faults)('of case %s (%s) says what cannot be: %s', (id, rule, sentence, canStand) => {
    const words = bannerOf(cases.find((each) => each.id === id)?.record)
    expect(words?.rule.id).toBe(rule)
    expect(plain(words?.sentence ?? '')).toBe(sentence)
    expect(words?.canStand).toBe(canStand)
  })

  test('of each kind is among them', () => {
    const named = new Set(faults.map(([, rule]) => rule))
    expect(RULE_IDS.filter((rule) => !named.has(rule))).toEqual([])
  })
})
