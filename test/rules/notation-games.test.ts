import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readGame as readSeason, gameText as seasonText } from '@/machines/high-society/notation'
import { readRecord as readSeasonRecord } from '@/machines/high-society/record/read'
import { referee as refereeSeason } from '@/machines/high-society/record/report'
import { awaited } from '@/machines/love-letter/apply'
import { advance, type Game, judge } from '@/machines/love-letter/judge'
import type { Card } from '@/machines/love-letter/model'
import { gameText, readGame } from '@/machines/love-letter/notation'
import { encode, type GameRecord, openRecord, readRecord, referee } from '@/machines/love-letter/record'
import { recordOf, trueGame } from '../support/games'
import { records } from '../support/high-society/mutated'
import { NAMES, next, nothingDealt, playRound } from '../support/play'
import { chance, pick, seeded } from '../support/random'
import { repairNow } from '../support/repairs'
import { EDITIONS, open, randomHead } from '../support/tables'

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function expectBack(record: GameRecord): string {
  const text = gameText(record)
  expect(readGame(text)).toEqual(readRecord(copyOf(record)))
  return text
}

/** A true game in which things are put right again and again, and people come and go between rounds. */
function repairedGame(seed: number): GameRecord {
  const random = seeded(seed)
  const head = randomHead(random)
  const hidden = nothingDealt()
  const events = []
  let game = openRecord({ ...head, events: [] }) as Game
  let faceUp: readonly Card[] = []
  for (let n = 0; n < 120; n++) {
    const phase = awaited(game.table)
    if (phase === 'over') break
    const seats =
      phase === 'deal' && chance(random, 30)
        ? ({ type: 'table.seats', players: [...game.table.players].reverse() } as const)
        : null
    const repair =
      seats ||
      (chance(random, 20) && repairNow(game.table, phase, hidden, random, faceUp, game.beliefs.worlds.fresh))
    const event =
      repair || next(game.table, phase, hidden, { random, known: pick(random, ['some', 'nothing']) })
    if (event.type === 'deal') faceUp = event.faceUp
    const verdict = judge(game, phase, event)
    if (verdict.fault) throw new Error(`faulted: ${JSON.stringify({ seed, n, event })}`)
    events.push(encode(game.table, event))
    game = advance(game, event, verdict.beliefs)
  }
  return { ...head, events }
}

/** One round of four players, as a record. */
function roundOf(seed: number): GameRecord {
  const random = seeded(seed)
  const head = { ruleset: pick(random, EDITIONS), players: NAMES.slice(0, 4) }
  const told = { random, known: 'nothing' } as const
  const { table } = open(head)
  const events: GameRecord['events'][number][] = []
  const hidden = nothingDealt()
  playRound(table, told, random(4), hidden, (event) => events.push(encode(table, event)))
  return { ...head, events }
}

describe('a game of Love Letter', () => {
  it('comes back from its text with the same report, in any edition and however much of it is known', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const record = recordOf(trueGame(seed, 150))
      const text = expectBack(record)
      expect(text, 'nothing in it needs to be written as itself').not.toMatch(/[~.]-o|\.h/)
      if (seed % 10 === 0) expect(referee(readGame(text))).toEqual(referee(record))
    }
  })

  it('comes back with its repairs, and where people change their seats', () => {
    for (let seed = 1; seed <= 40; seed++) expect(expectBack(repairedGame(seed))).not.toMatch(/[~.]-o/)
  })

  test('of one round needs at most 500 signs, a thousand times', () => {
    const lengths = Array.from({ length: 1000 }, (_, seed) => {
      const text = gameText(roundOf(seed + 1))
      return text.replace(/\.n[^.~]*/, '').length
    })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(160)
  })

  it('keeps names of any kind, and what nobody could have meant', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', '', 'Ann', '\ud800', 'a.b~c,d'),
    )
    const word = fc.oneof(name, fc.constantFrom('guard', 'spy', '?', 'eloise'))
    const event = fc.record(
      {
        type: fc.oneof(fc.constantFrom('draw', 'play', 'deal', 'keep', 'table.note', 'table.void'), name),
        player: name,
        starter: name,
        card: word,
        target: name,
        guess: word,
        hands: fc.dictionary(name, word),
        deck: fc.array(word),
        text: name,
        ruled: fc.boolean(),
      },
      { requiredKeys: ['type', 'player', 'starter', 'card', 'text'] },
    )
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 20 }),
        fc.array(event, { maxLength: 6 }),
        fc.dictionary(name, fc.integer()),
        fc.dictionary(name, word),
        (players, events, tokens, rulings) => {
          const record = readRecord({ ruleset: 'bridgerton', players, tokens, rulings, events })
          expect(readGame(gameText(record))).toEqual(record)
        },
      ),
      { seed: 5, numRuns: 500 },
    )
  })
})

describe('a season of The High Society Game', () => {
  it('comes back from its text with the same report, with its card book and whatever went wrong in it', () => {
    for (let seed = 1; seed <= 6; seed++)
      for (const record of records(seed, 10)) {
        const plain = readSeasonRecord(record)
        const told = readSeason(seasonText(plain))
        expect(told).toEqual(plain)
        expect(refereeSeason(told)).toEqual(refereeSeason(record))
      }
  })
})

describe('a text from anybody', () => {
  const games = [gameText(recordOf(trueGame(7, 40))), gameText(repairedGame(3))]
  const seasons = [2, 5].map((seed) => seasonText(readSeasonRecord(records(seed, 0)[0])))
  const sign = fc.constantFrom(
    ...'0123456789abcdefghmnopqrstwxzABCDEHKLNPRSTWXY.-~,%<>&" _'.split(''),
    '\u0000',
    '\ud800',
    'é',
    '%u0',
    '-o9,',
    'l99999,',
    '__proto__',
    'constructor',
    's%00',
  )
  const changed = (text: string) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(6), fc.array(sign, { maxLength: 4 }), fc.boolean())
      .map(
        ([at, gone, signs, isCut]) =>
          text.slice(0, at) + signs.join('') + (isCut ? '' : text.slice(at + gone)),
      )
  const anything = fc.oneof(
    ...[...games, ...seasons].map(changed),
    fc.string({ unit: 'binary' }),
    fc.array(sign).map((signs) => `1gb.2~${signs.join('')}`),
    fc.array(sign).map((signs) => `1gh.3.nA,B,C.mD,E,F,G.${signs.join('')}`),
  )

  it('is a record that the referee reports on, or a sentence that says where and what', () => {
    let refused = 0
    fc.assert(
      fc.property(anything, (hostile) => {
        for (const [read, report] of [[readGame, referee] as const, [readSeason, refereeSeason] as const]) {
          const told = read(hostile)
          if ('problem' in told) {
            refused++
            expect(told.problem).toMatch(/^This [^<>]{10,400}\.$/su)
          } else expect(report(told)).not.toHaveProperty('error')
        }
      }),
      { seed: 4, numRuns: 2000 },
    )
    expect(refused).toBeGreaterThan(2000)
  })

  it.each([
    ['', 'no link to a game'],
    ['__proto__', 'no link to a game'],
    ['2gb.2', 'another version'],
    ['1sb.1-.1-.t1.d3', 'something else'],
    ['1gz.2', 'no edition'],
    ['1gb', 'how many play'],
    ['1gb.7', 'how many play'],
    ['1gb.9999.nAnn', 'how many play'],
    ['1gb.2.nAnn,%E0', 'a text in it was cut'],
    ['1gb.2.ra', '“ra” means nothing'],
    ['1gb.2.wa1.wa2', 'something twice'],
    ['1gb.2.hs', 'has no fields'],
    ['1gb.2.ho1,rulings,n4', 'rulings: not an object'],
    ['1gb.2~Da.c1', 'step 2, “c1”: nobody sits at “c”'],
    ['1glc.2~Da.a0', 'no card “0”'],
    ['1gb.2~Da.<script>', 'step 2, “<script>”: it stands for nothing'.replace(/[<>]/g, '?')],
    ['1gb.2~-o1,type', 'step 1, “-o1,type”: a value in it is not whole'],
    ['1gb.2~-o999999,type', 'not whole'],
    ['1gb.2~-o1,player,sAnn', 'events[0]: no type'],
    ['1gb.2~TD5-n', 'only before a play'],
  ])('%.40s is refused: %s', (text, why) => {
    expect(readGame(text)).toEqual({ problem: expect.stringContaining(why) })
  })

  it('of too much, or of too much within each other, is refused before it is read', () => {
    expect(readGame(`1gb.2~-${'l1,'.repeat(5000)}z`)).toEqual({
      problem: expect.stringContaining('too deep'),
    })
    expect(readGame(`1gb.2~${'a1.'.repeat(90_000)}`)).toEqual({
      problem: expect.stringContaining('longer than any game'),
    })
  })

  it('may have been broken into lines, and its tilde written as %7E', () => {
    const game = readGame('1gb.3~Da.a1b2n')
    expect(game).toHaveProperty('events')
    expect(readGame(' 1gb.3%7EDa.\r\n a1b2n\n')).toEqual(game)
  })
})

test('siblings that are told twice are read, kept and shared once', () => {
  const pair = ['Ann', 'p1']
  const record = {
    ruleset: 'high-society',
    players: ['Ann', 'Bea', 'Cal'],
    prospects: ['p1', 'p2', 'p3', 'p4'],
    rulings: { siblings: 'pairs' },
    siblings: [pair, ['Bea', 'p2'], pair, pair],
    events: [],
  }
  const read = readSeasonRecord(record)
  expect(read.siblings).toEqual([pair, ['Bea', 'p2']])
  expect(readSeason(seasonText(read))).toEqual(read)
})
