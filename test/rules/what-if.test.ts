import { describe, expect, test } from 'vitest'
import type { Game } from '@/machines/love-letter/judge'
import { type Play, RULINGS } from '@/machines/love-letter/model'
import { readSituation, type Situation } from '@/machines/love-letter/notation'
import {
  choicesIn,
  gameOf,
  inEdition,
  isAlike,
  mattersIn,
  namesFor,
  type Outcome,
  playedOut,
} from '@/machines/love-letter/what-if'

const situation = (text: string): Situation => {
  const read = readSituation(text)
  if ('problem' in read) throw new Error(read.problem)
  return read
}
const game = (text: string) => gameOf(situation(text)) as Game
const play = (card: Play['card'], target?: number, guess?: Play['guess']): Play => ({
  type: 'play',
  player: 0,
  card,
  ...(target === undefined ? {} : { target }),
  ...(guess === undefined ? {} : { guess }),
})
const out = (text: string, what: Play) => playedOut(game(text), what) as Outcome
const words = ({ told }: Outcome) => told.map(({ words }) => words.replace(/[\u2068\u2069]/g, ''))
const keysOf = (text: string, what: Play | null = null) => [
  ...new Set(mattersIn(situation(text), what).map(({ key }) => key)),
]

describe('what may be played', () => {
  const choices = choicesIn(game('1sl.57-.x-.xp-.o-9.t1.d5'))
  test('the two cards in hand, every player with the reason why not', () => {
    expect(choices.filter(({ barred }) => !barred).map(({ card }) => card)).toEqual([5, 7])
    const targets = choices[5]?.targets.map(({ seat, barred }) => [seat, barred?.rule ?? null])
    // Rulebook: a 5 on anybody, oneself too; never on a protected player, never on one who is out.
    expect(targets).toEqual([
      [1, null],
      [2, 'target-protected'],
      [3, 'target-out'],
      [0, null],
    ])
    expect(choices[7]?.targets.find(({ seat }) => seat === 0)?.barred?.rule).toBe('target-self')
  })
  test('the 8 must go with a 5 or a 7, and the other card says why', () => {
    const forced = choicesIn(game('1sl.58-.x-.t1.d5'))
    expect(forced[5]?.barred).toMatchObject({ rule: 'must-play-countess' })
    expect(forced[8]?.barred).toBeNull()
  })
  test('a 1 names every card but itself', () => {
    const names = namesFor(game('1sl.12-.x-.t1.d5'), play(1, 1))
    expect(names.filter(({ barred }) => barred).map(({ card, barred }) => [card, barred?.rule])).toEqual([
      [1, 'guess-guard'],
    ])
    expect(namesFor(game('1sl.52-.x-.t1.d5'), play(5, 1))).toEqual([])
  })
})

describe('what comes of a play', () => {
  test('with hands known it is told to the end of the turn, with what it rests on', () => {
    const prince = out('1sl.57-.9-.x-.t1.d5', play(5, 1))
    expect(words(prince)).toEqual([
      'Ann plays the Prince on Bea.',
      'Bea lays down the Princess. Bea is out: the Princess was discarded.',
    ])
    expect(prince.told.map(({ behind }) => behind)).toEqual([[], ['princess-discarded']])
    expect(prince.asks).toBeNull()
  })
  test('through the showdown and a tie, with all that it rests on', () => {
    const { told, asks } = out('1sl.24-.2-0.t1.d0.f115', play(4))
    expect(asks).toBeNull()
    expect(told.at(-1)?.behind).toEqual(['when-the-deck-is-empty', 'ties', 'spy-token'])
  })
  test('with hands unknown every answer is followed', () => {
    const guard = out('1sl.12-.x-.x-.t1.d5', play(1, 1, 5))
    expect(guard.branches.map(({ answer, then }) => [answer, words(then).at(-1)])).toEqual([
      ['Yes', 'Bea says yes: it was the Prince. Bea is out.'],
      ['No', 'Bea says no to the Prince. Bea stays in.'],
    ])
  })
  test('the new hand of a 5 on an empty deck is the card set aside', () => {
    const prince = out('1sl.57-.2-.x-.t1.d0', play(5, 1))
    expect(prince.told.flatMap(({ behind }) => behind)).toContain('prince-and-empty-deck')
  })
})

describe('readings of a switch', () => {
  test('are shown where the count would reach a protected player first', () => {
    const text = '1sb.q9-.1p-.3-.t1.d5'
    const [matter, ...more] = mattersIn(situation(text), play(10))
    expect(more).toEqual([])
    expect(matter?.key).toBe('queen-and-colin')
    const [counted, passed] = (matter?.readings ?? []).map(({ result }) => words(result as Outcome).at(-1))
    expect(counted).toContain('Bea answers at 1')
    expect(passed).toContain('Cal answers at 3')
  })
  test('are shown where the player of the count would answer it', () => {
    expect(keysOf('1sb.q2-.3-.4-.t1.d5', play(10))).toEqual(['queen-counts-player'])
  })
  test('are shown, all three, where a count leaves nobody', () => {
    const [matter] = mattersIn(situation('1sb.q3-.3-.t1.d5.f112'), play(10)).filter(
      ({ key }) => key === 'queen-clears-table',
    )
    expect(matter?.readings.map(({ value }) => value)).toEqual(RULINGS['queen-clears-table'])
  })
  test('are shown for choosing a protected player, whatever is played', () => {
    expect(keysOf('1sl.12-.xp-.x-.t1.d5')).toEqual(['protected-target'])
    expect(keysOf('1sl.12-.xp-.x-.t1.d5', play(2, 2))).toEqual([])
  })
  test('are shown for the token of the 0 where somebody who is out had one', () => {
    expect(keysOf('1sl.19-0.2-.o-0.t1.d5', play(1, 1, 2))).toEqual(['bonus-token'])
  })
  test('are not mentioned where they change nothing', () => {
    expect(keysOf('1sb.32-.4-.5-.t1.d5')).toEqual([])
    expect(keysOf('1sb.q9-.1-.3-.t1.d5', play(10))).toEqual([])
  })
})

describe('the same in another edition', () => {
  test('comes out alike where only the names differ', () => {
    const here = '1sl.35-.2-.x-.t1.d5'
    const there = inEdition(situation(here), 'bridgerton')
    expect(there.problems).toEqual([])
    expect(isAlike(out(here, play(3, 1)), playedOut(there.game as Game, play(3, 1)))).toBe(true)
  })
  test('a tie with Queen Charlotte in the pack may be no tie: with hands unknown the 3 asks the same, and so do the choices', () => {
    const choices = choicesIn(inEdition(situation('1sl.8x-.x-.t1.d5'), 'bridgerton').game as Game)
    expect(choices.map(({ card }) => card)).toContain(10)
  })
  test('is refused with what is missing there', () => {
    expect(inEdition(situation('1sb.q0-.2-.t1.d5'), 'love-letter').problems).toEqual([
      'It has no Queen Charlotte.',
    ])
    expect(inEdition(situation('1sb.10-6.2-.t1.d5'), 'bridgerton-classic').problems).toEqual([
      'It has no 0 and no 6.',
    ])
    expect(inEdition(situation('1sl.x-.x-.x-.x-.x-.t1.d5'), 'love-letter-classic').problems[0]).toContain(
      '2 to 4 players',
    )
  })
  test('has a smaller deck where there are fewer cards', () => {
    const there = inEdition(situation('1sl.13-.x-.t1.d14.f122'), 'love-letter-classic')
    // 16 cards: three in hands, three face up, one set aside.
    expect(there.deck).toBe(9)
    expect(there.game?.table.round?.deck).toBe(9)
    const guard = play(1, 1, 5)
    expect(isAlike(out('1sl.13-.x-.t1.d14.f122', guard), playedOut(there.game as Game, guard))).toBe(true)
  })
})
