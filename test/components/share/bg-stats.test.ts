import { expect, test } from 'vitest'
import { playOf as playOfSeason } from '@/components/referee/high-society/log/printed-season'
import { playOf } from '@/components/referee/round/printed-game'
import { bgStatsLink } from '@/components/share/bg-stats'
import type * as highSociety from '@/machines/high-society'
import { fromRecord, now, readGame } from '@/machines/love-letter'
import { playedSeason } from '../../support/high-society/played'

const dataIn = (link: string) => JSON.parse(new URL(link).searchParams.get('data') ?? '')

/** The fields as BG Stats documents them for pushing a play. */
test('a finished game of Love Letter is handed over with tokens, winner and the end in world time', () => {
  const record = readGame(
    '1gl.2.nZoë,Ned %26 Co.wa5~Da-f123.a1b4y'.replaceAll(' ', '%20').replace('ë', '%C3%AB'),
  )
  if ('problem' in record) throw new Error(record.problem)
  const opened = fromRecord(record)
  if ('rule' in opened) throw new Error(opened.rule)
  const play = playOf(now(opened.session).context.table)
  const link = bgStatsLink(play, 'abc', '2026-11-30T21:04:05.678+02:00')
  expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B/)
  expect(dataIn(link)).toEqual({
    sourceName: 'Parlour',
    sourcePlayId: 'abc',
    playDate: '2026-11-30 19:04:05',
    game: {
      name: 'Love Letter (2019)',
      sourceGameId: 'love-letter',
      highestWins: true,
      noPoints: false,
    },
    players: [
      { name: 'Zoë', sourcePlayerId: 'Zoë', winner: true, score: 6 },
      { name: 'Ned & Co', sourcePlayerId: 'Ned & Co', winner: false, score: 0 },
    ],
  })
})

test('whoever has no score in a season gets none, and one wins at most', () => {
  const season = playedSeason(3).seasons.at(-1) as highSociety.Season
  const { players } = dataIn(bgStatsLink(playOfSeason(season), 'x', '2026-11-30T00:00:00Z'))
  expect(players.map((player: { name: string }) => player.name)).toEqual(season.players)
  const engaged = season.players.filter((player) => Object.hasOwn(season.engaged, player))
  expect(players.filter((player: object) => 'score' in player)).toHaveLength(engaged.length)
  expect(players.filter((player: { winner: boolean }) => player.winner)).toHaveLength(engaged.length ? 1 : 0)
})

test('half a sign in a name does no harm', () => {
  const play = { name: 'x', ruleset: 'y', players: [{ name: '\ud800', score: null, isWinner: false }] }
  expect(dataIn(bgStatsLink(play, 'x', '2026-11-30T00:00:00Z')).players[0].name).toBe('\ufffd')
})
