import { describe, expect, test } from 'vitest'
import { unsaved } from '@/components/backup/reminder'
import { readPages } from '@/components/learn/progress'
import { readGameFile } from '@/components/referee/games/game-file'
import { openSession, type Season, seasonBefore, tell } from '@/machines/high-society'
import { refereeAny } from '@/machines/registry'

/** What the fuzzing once found, each so that it stays mended. */

const refused = (text: string) => {
  const read = readGameFile(text)
  return 'problem' in read ? read.problem : null
}

test('a page read that cannot be turned into a text is none', () => {
  expect(readPages({ bridgerton: ['a', { toString: null }, 7], other: 'x' })).toEqual({ bridgerton: ['a'] })
})

test('a time of the last backup that is none counts as never', () => {
  expect(unsaved([], { savedAt: { toString: null } })).toBe(0)
})

test('what lies deeper than anything that is kept is refused, for it could not be written again', () => {
  expect(refused(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toMatch(/too deep/)
})

test('a missing field is said in words of ours', () => {
  expect(refused('{"v":1,"record":{},"kind":"referee"}')).toMatch(/^It does not say .*: “at” is missing\.$/)
})

test('a refusal shows the beginning of what is too long to read', async () => {
  const record = { ruleset: 'x'.repeat(20_000), players: [], events: [] }
  expect(await refereeAny(record)).toEqual({
    error: expect.stringMatching(/^ruleset: "x{59}… is no ruleset$/),
  })
})

describe('cards that go off the deck onto the discard without end come round', () => {
  const head = { ruleset: 'high-society', players: ['A', 'B', 'C'], prospects: ['p', 'q', 'r', 's'] } as const
  /** The piles after so many cards, moved in one go. */
  function piles(n: number, reshuffle: 'eager' | 'lazy'): Pick<Season, 'deck' | 'discard'> {
    const opened = openSession({ ...head, rulings: { reshuffle }, start: { discard: [3, 8] } })
    if ('rule' in opened) throw new Error(opened.rule)
    const effect = { do: 'CARDS', from: 'deck', to: 'discard', n } as const
    const told = tell(opened, { type: 'ball', before: [effect], order: [], end: [] })
    if (told.fault) throw new Error(told.fault.rule)
    const { deck, discard } = seasonBefore(told.session, told.session.log.steps.length)
    return { deck, discard }
  }

  // 18 cards lie there (24 less two a player), 16 of them in the deck.
  test.each(['eager', 'lazy'] as const)('%s', (reshuffle) => {
    const round = reshuffle === 'eager' ? 17 : 18
    for (const more of [0, 1, 16, 17]) {
      const once = piles(100 + more, reshuffle)
      expect(piles(100 + more + 1000 * round, reshuffle)).toEqual(once)
      expect(piles(100 + more + round, reshuffle)).toEqual(once)
      expect(once.deck + once.discard.length).toBe(18)
    }
    expect(piles(1e300, reshuffle).deck).toBeGreaterThan(0)
  })
})
