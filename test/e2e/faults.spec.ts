import type { Page } from '@playwright/test'
import {
  type EditionId,
  type GameRecord,
  type RecordEvent,
  RULE_IDS,
  type RuleId,
} from '@/machines/love-letter'
import { Driver, saying } from './driver'
import { expect, expectAccessible, atTable as test } from './fixtures'
import { andThen, annPlays, inBridgerton, play, reported } from './tables'

interface Way {
  readonly record: GameRecord
  /** Told on screen all the same, by taps; without it the record itself ends in the fault. */
  readonly tell?: RecordEvent
  readonly sentence: string
}

const before = reported(annPlays())
const answered = reported(annPlays(), [
  play('Ann', 'guard', 'Cal', 'king'),
  { type: 'answer', player: 'Cal', holds: false },
  play('Bea', 'prince', 'Cal'),
])
const ended = reported(annPlays({ out: ['Cal'] }), [
  play('Ann', 'princess'),
  { type: 'discard', player: 'Ann', card: 'guard' },
])
const won = reported({ ...annPlays({ out: ['Cal'] }), tokens: { Bea: 4 } }, [
  play('Ann', 'princess'),
  { type: 'discard', player: 'Ann', card: 'guard' },
])

/** Every rule that a fault can name, and how a table comes to it: the type holds the list whole. */
const ways: Readonly<Record<RuleId, Way>> = {
  'unknown-event': { record: andThen(before, { type: 'shuffle' }), sentence: 'shuffle' },
  'unknown-player': { record: andThen(before, play('Zoe', 'guard')), sentence: 'Zoe' },
  'unknown-card': { record: andThen(before, play('Ann', 'joker')), sentence: 'joker' },
  'game-over': { record: andThen(won, { type: 'deal', starter: 'Bea' }), sentence: 'Bea' },
  'out-of-sequence': { record: andThen(before, { type: 'compare', loser: null }), sentence: 'Ann' },
  'turn-order': { record: andThen(before, play('Bea', 'handmaid')), sentence: 'Bea' },
  'already-drawn': { record: andThen(before, { type: 'draw', player: 'Ann' }), sentence: 'Ann' },
  'must-draw': {
    record: { ...annPlays(), events: [play('Ann', 'handmaid')] },
    sentence: 'Ann',
  },
  'wrong-setup': {
    record: andThen(ended, { type: 'deal', starter: 'Bea', faceUp: ['guard', 'guard', 'spy'] }),
    sentence: 'no card lies face up',
  },
  'wrong-starter': { record: ended, tell: { type: 'deal', starter: 'Ann' }, sentence: 'Ann' },
  'target-missing': {
    record: before,
    tell: play('Ann', 'priest', 'Nobody: it was played on no one'),
    sentence: 'Ann',
  },
  'target-self': { record: before, tell: play('Ann', 'priest', 'Ann'), sentence: 'Ann' },
  'target-out': {
    record: reported(annPlays({ out: ['Dot'] }, ['Ann', 'Bea', 'Cal', 'Dot'])),
    tell: play('Ann', 'king', 'Dot'),
    sentence: 'Dot',
  },
  'target-protected': {
    record: reported(annPlays({ protected: ['Bea'] })),
    tell: play('Ann', 'baron', 'Bea'),
    sentence: 'Bea',
  },
  'target-not-allowed': {
    record: andThen(before, play('Ann', 'handmaid', 'Bea')),
    sentence: 'is not played on anybody',
  },
  'guess-not-allowed': {
    record: andThen(before, play('Ann', 'priest', 'Bea', 'king')),
    sentence: 'does not name a card',
  },
  'guess-missing': { record: andThen(before, play('Ann', 'guard', 'Bea')), sentence: 'the Guard' },
  'guess-unknown': {
    record: reported(inBridgerton(annPlays())),
    tell: play('Ann', 'eloise', 'Bea', 'queen-charlotte'),
    sentence: 'Queen Charlotte',
  },
  'guess-guard': {
    record: before,
    tell: play('Ann', 'guard', 'Bea', 'guard'),
    sentence: 'may not name the Guard',
  },
  'wrong-award': { record: andThen(ended, { type: 'award', tokens: { Ann: 2 } }), sentence: 'Ann' },
  'must-play-countess': {
    record: reported(annPlays({ hands: { Ann: ['countess', '?'] } })),
    tell: play('Ann', 'prince', 'Bea'),
    sentence: 'the Countess',
  },
  'wrong-answer': {
    record: reported(annPlays({ hands: { Bea: ['king'] } }), [play('Ann', 'guard', 'Bea', 'king')]),
    tell: { type: 'answer', holds: false },
    sentence: 'Bea',
  },
  'wrong-comparison': {
    record: reported(annPlays({ hands: { Ann: ['king', 'baron'], Bea: ['spy'] } }), [
      play('Ann', 'baron', 'Bea'),
    ]),
    tell: { type: 'compare', loser: 'Ann' },
    sentence: 'Ann',
  },
  'wrong-count': {
    record: reported(inBridgerton(annPlays({ hands: { Bea: ['kate'] } })), [play('Ann', 'queen-charlotte')]),
    tell: { type: 'count', lowest: 5, out: ['Cal'] },
    sentence: '5',
  },
  contradiction: { record: answered, tell: { type: 'discard', card: 'king' }, sentence: 'Cal' },
  'impossible-card': {
    record: reported(annPlays({ discards: { Bea: ['priest'], Cal: ['priest'] } })),
    tell: play('Ann', 'priest', 'Bea'),
    sentence: 'Priest',
  },
}

const standing: readonly RuleId[] = [
  'wrong-starter',
  'target-protected',
  'wrong-award',
  'must-play-countess',
  'wrong-answer',
  'wrong-comparison',
  'wrong-count',
]

/** Banners that differ in their parts: suspects or none, let stand or not, told in words of the file. */
const seen: readonly RuleId[] = ['unknown-card', 'target-protected', 'wrong-answer', 'contradiction']

async function expectBanner(page: Page, rule: RuleId) {
  const { record, tell, sentence } = ways[rule]
  const driver = new Driver(page, record.ruleset as EditionId)
  await driver.open(record)
  if (tell) await driver.tell(tell, { insist: true })
  await expect(page.getByText('This cannot be', { exact: true })).toBeVisible()
  const banner = page.getByRole('region', { name: saying(sentence) })
  await expect(banner).toBeVisible()
  if (tell) await expect(banner.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(banner.getByRole('button', { name: 'Let it stand', exact: true })).toHaveCount(
    standing.includes(rule) ? 1 : 0,
  )
  if (seen.includes(rule)) await expectAccessible(page)
  await page.reload()
  await expect(banner).toBeVisible()
  await driver.tap(banner.getByRole('button', { name: 'Take it back', exact: true }))
  await expect(page.getByText('This cannot be', { exact: true })).toHaveCount(0)
}

/** Several on one page: to load it anew for each would take longer than all the rest. */
const PARTS = [0, 1, 2, 3].map((part) => RULE_IDS.filter((_, i) => i % 4 === part))

for (const [part, rules] of PARTS.entries())
  test(`told by taps or from a file, the banner says what cannot be and what to do: part ${part + 1}`, async ({
    page,
  }) => {
    for (const rule of rules) await test.step(rule, () => expectBanner(page, rule))
  })
