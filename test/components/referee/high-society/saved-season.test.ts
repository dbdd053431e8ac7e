import { describe, expect, test } from 'vitest'
import { readGameFile } from '@/components/referee/games/game-file'
import { fileName, fileText } from '@/components/referee/games/game-text'
import { newSeason, openSeason, saved, settingsOf } from '@/components/referee/high-society/saved-season'
import { faultOf, goTo, report, type Sitting, sit, undoStep } from '@/components/referee/high-society/sitting'
import { summaryOf } from '@/components/referee/high-society/summary'
import { isEnvelope, readEnvelope } from '@/machines/core'
import type { Event, GameRecord } from '@/machines/high-society'
import { ball, cards, dance, fresh, head } from './seasons'

const TIME = '2026-01-02T03:04:05.000Z'
const all = (events: readonly Event[]): Sitting => events.reduce(report, sit(fresh()))
const told = all([ball, cards, dance('Ann', 'p1')])

const asFile = (sitting: Sitting) =>
  JSON.parse(JSON.stringify(saved(newSeason(sitting.session, 'x', TIME), sitting, TIME)))
function envelopeOf(file: unknown) {
  if (!isEnvelope(file)) throw new Error('no envelope')
  const envelope = readEnvelope(file)
  if ('problem' in envelope) throw new Error(envelope.problem)
  return envelope
}
function reopened(file: unknown): Sitting {
  const opened = openSeason(envelopeOf(file))
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}
function imported(value: unknown) {
  const read = readGameFile(JSON.stringify(value))
  if ('problem' in read) throw new Error(read.problem)
  return read
}

describe('a saved season', () => {
  test('opens on the very step, with what is undone, half told or pending', () => {
    for (const sitting of [
      sit(fresh()),
      told,
      { ...told, draft: { type: 'dance', prospect: 'p2' } as const },
      { ...told, draft: { type: 'effect', effects: [] } as const },
      undoStep(told),
      { ...goTo(told, 0), before: null },
      report(told, dance('Bea', 'p1')),
    ])
      expect(reopened(asFile(sitting))).toEqual(sitting)
  })

  test('with a draft that fits nothing asks from the start', () => {
    for (const draft of [{ type: 'gossip' }, { type: 'x' }, { choices: 5 }, { type: 'ball' }])
      expect(reopened({ ...asFile(told), draft }).draft).toEqual({})
  })

  test('keeps characters, Balls planned, names of Whistledown cards and forms half filled in, and falls back in silence where they are torn', () => {
    const plans = { 2: { before: [], order: [], end: [{ do: 'MOVE', who: 'top', by: -1 }] } } as const
    const settings = {
      awake: false,
      characters: { Ann: 'Daphne' },
      plans,
      gossips: { 1: { name: 'Rain', effects: [] } },
      broughtIn: true,
      correction: { steps: 2 },
      halfFilled: { 'card 5': { name: 'Wal' } },
    }
    const file = JSON.parse(JSON.stringify(newSeason(told.session, 'x', TIME, settings)))
    expect(settingsOf(envelopeOf(file))).toEqual(settings)
    const torn = {
      awake: 'x',
      characters: { Ann: 7, Bea: 'Penelope' },
      plans: { 1: 'x', 2: null },
      gossips: { 1: 'Rain', 2: { name: ' ', effects: [] } },
      broughtIn: 'x',
      halfFilled: 3,
    }
    expect(settingsOf(envelopeOf({ ...file, settings: torn }))).toEqual({
      awake: true,
      characters: { Bea: 'Penelope' },
      plans: {},
      gossips: {},
      broughtIn: false,
      correction: null,
      halfFilled: {},
    })
  })

  test('with a step that cannot be opens before it, and that step is pending', () => {
    const file = asFile(told)
    file.record.events[2] = dance('Zoe', 'p1')
    const opened = reopened(file)
    expect(opened.session.log.steps).toHaveLength(2)
    expect(faultOf(opened)).toMatchObject({ event: { player: 'Zoe' }, fault: { rule: 'unknown-player' } })
  })

  test.each([
    ['an event without a field', { events: [{ type: 'dance' }] }, 'events[0]: no player'],
    ['no prospects', { prospects: undefined }, 'no prospects'],
    ['two of one name', { players: ['Ann', 'Ann', 'Cal'] }, 'The beginning of the season cannot be'],
    ['a stranger’s tokens', { start: { tokens: { p1: ['Zoe'] } } }, 'is not at this table'],
    ['tokens on nobody', { start: { tokens: { p9: ['Ann'] } } }, 'is no prospect on this ladder'],
    ['a card of no number', { cards: { 25: {} } }, 'There is no Dance card'],
    ['a card of unknown words', { cards: { 2: { after: [{ do: 'FLY' }] } } }, 'There is no effect called'],
  ])('with %s says so', (_, change, words) => {
    const file = asFile(sit(fresh()))
    const opened = openSeason(envelopeOf({ ...file, record: { ...file.record, ...change } }))
    expect('problem' in opened && opened.problem).toContain(words)
  })

  test('is told in the list by its Ball and its matches', () => {
    const engaged = { Ann: { prospect: 'p2', love: true } }
    const season = fresh({ start: { ball: 4, engaged } })
    expect(summaryOf(newSeason(season, 'x', TIME), season)).toMatchObject({
      edition: 'high-society',
      ball: 4,
      players: head.players,
      matches: [{ player: 'Ann', prospect: 'p2', love: true }],
    })
  })
})

describe('a season’s file', () => {
  test('of our own comes back whole, under another id', () => {
    const season = newSeason(told.session, 'old', TIME, { characters: { Ann: 'Daphne' } })
    const { game, summary, left } = imported(JSON.parse(fileText(season)))
    const { id, changedAt, ...rest } = season
    expect(game).toMatchObject({ ...rest, settings: { ...rest.settings, broughtIn: true } })
    expect(game.id).not.toBe('old')
    expect([summary.edition, left]).toEqual(['high-society', 0])
    expect(fileName(season)).toBe('parlour-Ann-Bea-Cal-2026-01-02.json')
  })

  test('may be a bare record, all of it in force', () => {
    const record = { ...head, events: [ball, cards] }
    expect(imported(record).game).toMatchObject({ record, at: 2, pending: null })
  })

  test('with something wrong keeps its good part, the wrong step, and the count of the rest', () => {
    const events = [ball, cards, dance('Bea', 'p1'), dance('Ann', 'p1'), { type: 'end-ball' }]
    const { game, left } = imported({ ...head, events })
    expect((game.record as GameRecord).events).toHaveLength(2)
    expect(game.pending).toEqual({ event: dance('Bea', 'p1') })
    expect(left).toBe(2)
  })

  test.each([
    ['without players', { ruleset: 'high-society', events: [] }, 'no players'],
    ['whose events are no list', { ...head, events: 7 }, 'events: not a list'],
    [
      'with two players',
      { ...head, players: ['Ann', 'Bea'], events: [] },
      'The beginning of the season cannot be',
    ],
  ])('%s gets a sentence', (_, record, words) => {
    const read = readGameFile(JSON.stringify(record))
    expect('problem' in read && read.problem).toContain(words)
  })
})
