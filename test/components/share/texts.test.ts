import { describe, expect, it, test } from 'vitest'
import { readGameRecord } from '@/components/referee/games/game-file'
import { recordIn, textOf } from '@/components/share/texts'
import { readRecord as readSeasonRecord } from '@/machines/high-society'
import { recordOf, trueGame } from '../../support/games'
import { randomSeason } from '../../support/high-society/seasons'
import { seeded } from '../../support/random'
import { randomHead } from '../../support/tables'

/** A game as the device keeps it, from a record. */
function kept(record: object) {
  const read = readGameRecord(record)
  if ('problem' in read) throw new Error(read.problem)
  return read.game
}

const games = [1, 2, 3].map((seed) => recordOf(trueGame(seed, 60, randomHead(seeded(seed)))))
const seasons = [1, 2].map((seed) => readSeasonRecord(randomSeason(seeded(seed)).record))

test.each([...games, ...seasons])('game %# goes into a text and comes back under another id', (record) => {
  const game = kept(record)
  const again = kept(recordIn(textOf(game)))
  expect(again.record).toEqual(JSON.parse(JSON.stringify(game.record)))
  expect(again.at).toBe(game.at)
  expect(again.id).not.toBe(game.id)
})

it('leaves out what was undone', () => {
  const game = kept(games[0] as object)
  expect(recordIn(textOf({ ...game, at: 3 }))).toMatchObject({
    events: (game.record as unknown as { events: object[] }).events.slice(0, 3),
  })
})

describe('a link from anybody', () => {
  it('may hold a situation, with which a game then begins', () => {
    const game = kept(recordIn('1sb.5x-01.xp-4.o-9.t1.d3'))
    expect(game).toMatchObject({ at: 0, record: { ruleset: 'bridgerton' } })
  })

  it.each([
    ['', 'no link'],
    ['1gh', 'how many play'],
    ['1gx.3', 'no edition'],
    ['9gb.3', 'another version'],
    ['1gb.3~<img src=x onerror=alert(1)>', 'step 1'],
    ['%3Cscript%3E', 'no link'],
  ])('%s is refused: %s', (text, why) => {
    const record = recordIn(text)
    expect(record).toEqual({ problem: expect.stringContaining(why) })
    expect(JSON.stringify(record)).not.toMatch(/[<>]/)
  })

  it('opens before the first step that cannot be', () => {
    const read = readGameRecord(recordIn('1gb.3~Da.a1b2n.c4.b4'))
    expect(read).toMatchObject({ left: 3, game: { pending: expect.anything() } })
  })
})
