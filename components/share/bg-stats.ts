/** How a finished game ended, for an app that keeps the results of an evening. */
export interface Play {
  /** What is printed on the box. */
  readonly name: string
  /** What the game is called in a record: BG Stats knows it again by this. */
  readonly ruleset: string
  readonly players: readonly {
    readonly name: string
    readonly score: number | null
    readonly isWinner: boolean
  }[]
}

/** BG Stats wants the end of a game in world time, without letters; a time that is none is left out. */
const worldTime = (time: string): string | undefined =>
  Number.isNaN(Date.parse(time)) ? undefined : new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** Half a sign is none that an address can carry. */
const whole = (name: string): string => name.replace(/\p{Cs}/gu, '\uFFFD')

/**
 * The address under which BG Stats offers to keep a play, as its makers document it (“Push plays to BG Stats from
 * other apps or websites”, bgstatsapp.com/support). Whoever has the app confirms there; a browser shows a plain page.
 * `winner` is always said, for the app on Android cannot do without it.
 */
export function bgStatsLink(play: Play, id: string, endedAt: string): string {
  const hasScores = play.players.some(({ score }) => score !== null)
  const data = {
    sourceName: 'Parlour',
    sourcePlayId: id,
    playDate: worldTime(endedAt),
    game: { name: play.name, sourceGameId: play.ruleset, highestWins: true, noPoints: !hasScores },
    players: play.players.map(({ name, score, isWinner }) => ({
      name: whole(name),
      sourcePlayerId: whole(name),
      winner: isWinner,
      ...(score !== null && { score }),
    })),
  }
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(data))}`
}
