import { readFileSync } from 'node:fs'
import { readGameFile, readGameRecord } from '@/components/referee/games/game-file'
import { fileText } from '@/components/referee/games/game-text'
import { textOf } from '@/components/share/texts'
import { smallRecord } from '../compare'
import { recordOf, trueGame } from '../games'
import { randomSeason } from '../high-society/seasons'
import { seeded } from '../random'

type Backup = {
  readonly games: readonly object[]
  readonly forms: Readonly<Record<string, object>>
  readonly settings: object
}
type Case = { readonly record: object }

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** What people could really have, to be spoilt: all of it is read without a word. */
export interface Examples {
  readonly records: readonly unknown[]
  readonly games: readonly unknown[]
  readonly backups: readonly unknown[]
  readonly books: readonly unknown[]
  readonly forms: readonly unknown[]
  readonly texts: readonly string[]
  readonly situations: readonly string[]
  readonly fragments: readonly string[]
}

const SITUATIONS = [
  '1sb.5x-01.xp-4.o-9.t1.d3',
  '1sl.xx-.x-1.x-2.x-3.x-4.x-5.t1.d6.w010203',
  '1slc.1x-.x-5.t1.c12.f115.a8~Ann,Bea',
  '1sb.q0-.x-.x-12.t1.d9.r0100~Ann%20Lee,%u202EBea,Cal',
]

const FRAGMENTS = [
  'card-12',
  'ball-Hearts%20and%20Flowers',
  'whistledown-Rain',
  'game=abc-1',
  'season=x',
  'new',
]

const BOOK = {
  parlour: 'card-book',
  v: 1,
  cards: {
    '2': { name: 'Fan', before: [{ do: 'MOVE', who: 'partner', by: 1 }], text: 'up one' },
    '12': { instead: [{ do: 'MAY', effects: [{ do: 'SCANDAL' }] }] },
    '17': { order: [{ do: 'RULE', flag: 'protected', on: { choose: 'player', where: ['dancing'] } }] },
    '19': {
      after: [
        { do: 'CARDS', from: 'deck', to: { hand: 'self' }, n: 2 },
        { do: 'MANUAL', text: 'bow' },
      ],
    },
  },
  balls: { Hearts: { before: [{ do: 'ORDER', set: 'reverse' }], order: [], end: [] } },
  whistledown: [{ name: 'Rain', effects: [{ do: 'TOKEN', of: 'all', from: 'top', to: 'supply' }] }],
}

function games(records: readonly unknown[]): unknown[] {
  return records.flatMap((record) => {
    const read = readGameRecord(record)
    return 'problem' in read ? [] : [JSON.parse(fileText(read.game))]
  })
}

function texts(records: readonly unknown[]): string[] {
  return games(records).flatMap((game) => {
    const read = readGameFile(JSON.stringify(game))
    return 'problem' in read ? [] : [textOf(read.game as unknown as Parameters<typeof textOf>[0])]
  })
}

let made: Examples | null = null

/** Whole games, spoilt ones and single positions of every edition; short, so that many can be tried. */
export function examples(): Examples {
  made ??= make()
  return made
}

function make(): Examples {
  const cases = ['edge-cases', 'high-society'].flatMap((name) =>
    (json(`test/cases/${name}.json`) as Case[]).filter((_, i) => i % 6 === 0).map(({ record }) => record),
  )
  const played = [1, 2, 3, 4, 5, 6].map((seed) => recordOf(trueGame(seed, 20)))
  const seasons = [1, 2].map((seed) => {
    const { record } = randomSeason(seeded(seed))
    return { ...record, events: (record.events as object[]).slice(0, 14) }
  })
  const records = [...cases, ...played, ...[1, 2, 3, 4, 6].map(smallRecord), ...seasons]
  const backup = json('test/fixtures/backups/v1.json') as Backup
  return {
    records,
    games: [...backup.games, ...games([...played.slice(0, 3), ...seasons])],
    backups: [backup, { ...backup, games: backup.games.slice(0, 1) }],
    books: [BOOK],
    forms: [...Object.values(backup.forms), backup.settings, { at: 2, settled: [0, 1] }],
    texts: texts([...played, ...seasons]),
    situations: SITUATIONS,
    fragments: FRAGMENTS,
  }
}
